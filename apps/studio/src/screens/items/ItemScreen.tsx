import type { Item } from '@sitewright/api/items/shapes'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { useText } from '../../text.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { usePages } from '../pages/use-pages.ts'
import { QueryView } from '../QueryView.tsx'
import { useSite } from '../sites/use-sites.ts'
import { ItemForm } from './ItemForm.tsx'
import { useItem } from './use-items.ts'

export interface NewItemScreenProps {
  siteId: string
  pageId: string
  onCreated(itemId: string): void
}

export function NewItemScreen({ siteId, pageId, onCreated }: NewItemScreenProps) {
  return (
    <FormOf siteId={siteId} pageId={pageId} stored={null} onCreated={onCreated} onRemoved={noop} />
  )
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
  onCreated(itemId: string): void
  onRemoved(): void
}

function FormOf({ siteId, pageId, ...rest }: FormOfProps) {
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
            if (!page || !collectionKind(page.kind).items) return <NotFoundScreen />
            return <ItemForm site={known} page={page} {...rest} />
          }}
        </QueryView>
      )}
    </QueryView>
  )
}
