import { collectionKind } from '@sitewright/core/content/collection-kinds'

import { Loading } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { familyOf, type ItemFamily } from '../items/item-family.ts'
import { useCustomTypes } from '../items/use-custom-types.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { usePages, useTemplatePages } from '../pages/use-pages.ts'
import { QueryView } from '../QueryView.tsx'
import { useSite } from '../sites/use-sites.ts'
import { BeginOnPage } from './BeginOnPage.tsx'
import { ItemForm, type ItemFormProps } from './ItemForm.tsx'
import type { StoredItem } from './stored-item.ts'
import { useStoredItem } from './use-stored-item.ts'

export interface NewItemScreenProps {
  siteId: string
  pageId: string
  /** One that the theme adds; empty for none. */
  customType: string
  onCreated(itemId: string): void
}

export function NewItemScreen({ customType, ...props }: NewItemScreenProps) {
  return (
    <FormOf
      {...props}
      key={customType}
      family="items"
      newType={customType}
      stored={null}
      onRemoved={noop}
    />
  )
}

export interface NewProductScreenProps extends Pick<NewItemScreenProps, 'siteId' | 'onCreated'> {
  /** The store it goes to; undefined for the first of the site, which need not exist yet. */
  storeId: string | undefined
}

export function NewProductScreen({ storeId, ...props }: NewProductScreenProps) {
  return (
    <FormOf
      {...props}
      key={storeId}
      family="products"
      pageId={storeId}
      newType=""
      stored={null}
      onRemoved={noop}
    />
  )
}

function noop(): void {
  // An item that was never stored cannot be removed.
}

export interface ItemScreenProps {
  siteId: string
  family: ItemFamily
  itemId: string
  onRemoved(pageId: string): void
}

export function ItemScreen({ siteId, family, itemId, onRemoved }: ItemScreenProps) {
  const text = useText()
  const item = useStoredItem(siteId, family, itemId)
  return (
    <QueryView query={item} loading={text('items.loadingOne')} failed={text('items.failedOne')}>
      {(stored) => (
        <FormOf
          key={stored.id}
          siteId={siteId}
          family={family}
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
  family: ItemFamily
  /** Absent for a new product of the first store. */
  pageId: string | undefined
  stored: StoredItem | null
  newType: string
  onCreated(itemId: string): void
  onRemoved(): void
}

function FormOf({ siteId, family, pageId, newType, ...rest }: FormOfProps) {
  const text = useText()
  const pages = usePages(siteId)
  const site = useSite(siteId)
  const texts = { loading: text('items.loadingOne'), failed: text('items.failedOne') }
  return (
    <QueryView query={site} {...texts}>
      {(known) => (
        <QueryView query={pages} {...texts}>
          {(list) => {
            const page = list.find(({ id, kind }) =>
              pageId === undefined ? familyOf(kind) === family : id === pageId,
            )
            const kind = page?.kind ?? KIND_WITHOUT_PAGE[family]
            if (!kind || familyOf(kind) !== family) return <NotFoundScreen />
            if (!collectionKind(kind).items) return <NotFoundScreen />
            return <TypedForm site={known} kind={kind} page={page} newType={newType} {...rest} />
          }}
        </QueryView>
      )}
    </QueryView>
  )
}

/** The first product of a site makes its store; other items need a collection to be in. */
const KIND_WITHOUT_PAGE = { items: undefined, products: 'products' } as const

/** Waits for the theme's types, since a new item begins as one of them. */
function TypedForm({
  newType,
  ...form
}: Omit<ItemFormProps, 'newType'> & Pick<FormOfProps, 'newType'>) {
  const text = useText()
  const query = useTemplatePages(form.site.id)
  const types = useCustomTypes(form.site.id, form.page)
  if (query.isPending) return <Loading label={text('items.loadingOne')} />
  const [only] = types.isOnlyThese ? types.offered : []
  const type = types.offered.find(({ name }) => name === newType) ?? only
  const { kind, page, site, stored } = form
  const isWritten = familyOf(kind) === 'items' && collectionKind(kind).items?.hasBody
  return page && stored === null && isWritten ? (
    <BeginOnPage siteId={site.id} page={page} type={type} />
  ) : (
    <ItemForm {...form} newType={type} />
  )
}
