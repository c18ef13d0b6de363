import type { BlockData } from '@sitewright/blocks/registry'
import type { CategoryNode } from '@sitewright/core/commerce/category-tree'
import { collectionKind, isStore } from '@sitewright/core/content/collection-kinds'
import type { JsonObject } from '@sitewright/core/json'
import type { Theme } from '@sitewright/theme/for-pages'
import { listPath } from '../address/list-query.ts'
import { NO_TERMS, type TermCount } from '../data/collection-terms.ts'
import type { PageData, PageView } from '../data/page-data.ts'
import { type PageRecord, pagePath } from '../data/site-content.ts'
import type { ShownCategory } from '../data/store-facts.ts'
import { layoutName } from '../templates/layout-name.ts'
import { typeLabelOf, typeNameOf } from '../templates/theme-collection.ts'
import { storeContext } from './categories.ts'

/** Values of a collection's permission: open to everyone, or by password; members' areas will be a third. */
const PERMISSION_TYPES = { public: 1, password: 2 } as const

/** A page as templates get it, in `collection` and in navigations. */
export function collectionContext(page: PageRecord, theme: Theme): JsonObject {
  const { settings } = page
  const { isFolder, items } = collectionKind(page.kind)
  const isByHand = isStore(page.kind) && settings.productOrder === 'manual'
  return {
    id: page.id,
    type: page.type,
    typeName: typeNameOf(theme, page),
    typeLabel: typeLabelOf(theme, page),
    title: page.title,
    navigationTitle: page.navigationTitle,
    description: settings.description,
    urlId: page.urlId,
    fullUrl: pagePath(page),
    regionName: layoutName(theme, page),
    homepage: page.isHome,
    updatedOn: page.updatedAt,
    enabled: settings.isEnabled,
    starred: false,
    ordering: isByHand ? 'user-orderable' : (items?.ordering ?? 'chronological'),
    folder: isFolder,
    dropdown: page.kind === 'folder',
    ...(isFolder && { folderBehavior: settings.folderBehavior }),
    ...(page.kind === 'index' && { index: true }),
    ...(page.kind === 'splash-page' && { coverPosition: settings.coverPosition }),
    ...(page.kind === 'events' && { eventView: settings.eventView }),
    features: {
      relatedItems: settings.showsRelatedItems,
      productQuickView: isStore(page.kind) && settings.showsQuickView,
      ...(isStore(page.kind) && settings.showsRecentlySeen && { recentlySeen: true }),
    },
    permissionType: PERMISSION_TYPES[page.lockedBy === undefined ? 'public' : 'password'],
    passwordProtected: page.lockedBy !== undefined,
    seoHidden: settings.isHiddenFromSearch,
  }
}

/** Facts about collections beyond their pages, as far as they were fetched. */
export interface CollectionFacts extends Pick<PageData, 'theme' | 'terms' | 'stores'> {
  readonly assets: BlockData['assets']
}

export function factsOf({
  theme,
  terms,
  stores,
  blocks,
}: Pick<PageData, 'theme' | 'terms' | 'stores' | 'blocks'>): CollectionFacts {
  return { theme, terms, stores, assets: blocks.assets }
}

/** A collection with its picture and facts about its items. `active` is the category that the page is filtered by. */
export function knownCollection(
  page: PageRecord,
  { theme, assets, terms, stores }: CollectionFacts,
  active?: CategoryNode<ShownCategory>,
): JsonObject {
  const store = stores.get(page.id)
  const { imageId } = page.settings
  const picture = imageId === null ? undefined : assets.get(imageId)
  const { tags, categories, itemCount } = terms.get(page.id) ?? NO_TERMS
  const names = (counts: readonly TermCount[]) => counts.map(({ name }) => name)
  return {
    ...collectionContext(page, theme),
    itemCount,
    tags: names(tags),
    categories: names(categories),
    tagCounts: countsOf(page, 'tag', tags),
    categoryCounts: countsOf(page, 'category', categories),
    ...(store && storeContext(page, store, active)),
    ...(picture && {
      mainImageId: picture.id,
      mainImage: { ...picture } as unknown as JsonObject,
    }),
  }
}

/** Each term with its count, and the address of the list filtered by it. */
export function countsOf(
  page: PageRecord,
  kind: 'tag' | 'category',
  counts: readonly TermCount[],
): { name: string; count: number; fullUrl: string }[] {
  const path = pagePath(page)
  return counts.map(({ name, count }) => ({
    name,
    count,
    fullUrl: listPath(path, { [kind]: name }),
  }))
}

/** `collection` of the current page, which also has its items. */
export function currentCollection(view: PageView, facts: CollectionFacts): JsonObject | undefined {
  if (!('page' in view)) return undefined
  const active = view.kind === 'list' ? view.category : undefined
  const collection = knownCollection(view.page, facts, active)
  switch (view.kind) {
    case 'list':
      return { ...collection, itemCount: view.total, pageSize: view.stretch.pageSize }
    case 'index':
      return {
        ...collection,
        itemCount: view.children.length,
        collections: view.children.map(({ page, items, mainContent }) => ({
          ...knownCollection(page, facts),
          items: [...items],
          mainContent,
        })),
      }
    default:
      return collection
  }
}
