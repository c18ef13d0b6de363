import type { Item } from '@sitewright/api/items/shapes'
import { writtenItems } from '@sitewright/core/content/collection-kinds'
import { Loading } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { usePages, useTemplatePages } from '../pages/use-pages.ts'
import { QueryView } from '../QueryView.tsx'
import { useSite } from '../sites/use-sites.ts'
import { ItemForm, type ItemFormProps } from './ItemForm.tsx'
import { useCustomTypes } from './use-custom-types.ts'
import { useItem } from './use-items.ts'

export interface NewItemScreenProps {
  siteId: string
  pageId: string
  /** One that the theme adds; empty for none. */
  customType: string
  onCreated(itemId: string): void
}

export function NewItemScreen({ customType, ...props }: NewItemScreenProps) {
  return <FormOf {...props} key={customType} newType={customType} stored={null} onRemoved={noop} />
}

function noop(): void {
  // What was never stored cannot be removed.
}

export interface ItemScreenProps {
  siteId: string
  itemId: string
  onRemoved(pageId: string): void
}

export function ItemScreen({ siteId, itemId, onRemoved }: ItemScreenProps) {
  const text = useText()
  const item = useItem(siteId, itemId)
  return (
    <QueryView query={item} loading={text('items.loadingOne')} failed={text('items.failedOne')}>
      {(stored) => (
        <FormOf
          key={stored.id}
          siteId={siteId}
          pageId={stored.collectionId}
          stored={stored}
          newType=""
          onCreated={noop}
          onRemoved={() => onRemoved(stored.collectionId)}
        />
      )}
    </QueryView>
  )
}

interface FormOfProps {
  siteId: string
  pageId: string
  stored: Item | null
  newType: string
  onCreated(itemId: string): void
  onRemoved(): void
}

function FormOf({ siteId, pageId, newType, ...rest }: FormOfProps) {
  const text = useText()
  const pages = usePages(siteId)
  const site = useSite(siteId)
  const texts = { loading: text('items.loadingOne'), failed: text('items.failedOne') }
  return (
    <QueryView query={site} {...texts}>
      {(known) => (
        <QueryView query={pages} {...texts}>
          {(list) => {
            const page = list.find(({ id }) => id === pageId)
            if (!page || !writtenItems(page.kind)) return <NotFoundScreen />
            return <TypedForm site={known} page={page} newType={newType} {...rest} />
          }}
        </QueryView>
      )}
    </QueryView>
  )
}

/** What the theme has is known before the form begins, since a new item begins as one of its types. */
function TypedForm({
  newType,
  ...form
}: Omit<ItemFormProps, 'newType'> & Pick<FormOfProps, 'newType'>) {
  const text = useText()
  const query = useTemplatePages(form.site.id)
  const types = useCustomTypes(form.site.id, form.page)
  if (query.isPending) return <Loading label={text('items.loadingOne')} />
  const [only] = types.isOnlyThese ? types.offered : []
  return <ItemForm {...form} newType={types.offered.find(({ name }) => name === newType) ?? only} />
}
