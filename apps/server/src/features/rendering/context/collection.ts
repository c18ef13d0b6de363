import { COLLECTION_TYPES, type CollectionType } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import type { Theme } from '@sitewright/theme'
import { type PageRecord, pagePath } from '../../content/index.ts'
import type { PageView } from '../page/page-data.ts'

/** Names of collection types as themes know them: file names, class names, `collectionTypeNameEquals?`. */
const TYPE_NAMES: Readonly<Partial<Record<CollectionType, string>>> = {
  [COLLECTION_TYPES.page]: 'page',
  [COLLECTION_TYPES.products]: 'products',
}

export function typeNameOf({ type }: Pick<PageRecord, 'type'>): string {
  return TYPE_NAMES[type] ?? 'page'
}

/** A page as templates see it, in `collection` and in navigations. */
export function collectionContext(page: PageRecord, theme: Theme): JsonObject {
  return {
    id: page.id,
    type: page.type,
    typeName: typeNameOf(page),
    typeLabel: typeNameOf(page),
    title: page.title,
    navigationTitle: page.navigationTitle,
    description: '',
    urlId: page.urlId,
    fullUrl: pagePath(page),
    regionName: theme.defaultLayout,
    homepage: page.isHome,
    updatedOn: page.updatedAt,
    enabled: true,
    starred: false,
    folder: false,
    dropdown: false,
    tags: [],
    categories: [],
    features: {},
    permissionType: 1,
    passwordProtected: false,
    seoHidden: false,
  }
}

/** `collection` of the page being shown, which also knows how much is in it. */
export function currentCollection(view: PageView, theme: Theme): JsonObject | undefined {
  if (!('page' in view)) return undefined
  const collection = collectionContext(view.page, theme)
  if (view.kind !== 'products') return collection
  return { ...collection, itemCount: view.total, pageSize: view.pageSize }
}
