import type { BlockData } from '@sitewright/blocks/registry'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { JsonObject } from '@sitewright/core/json'
import type { Theme } from '@sitewright/theme'
import { type PageRecord, pagePath } from '../../content/index.ts'
import type { PageView } from '../page/page-data.ts'

/** As themes know it: file names, class names, `collectionTypeNameEquals?`. */
export function typeNameOf({ kind }: Pick<PageRecord, 'kind'>): string {
  return kind
}

/** Everyone may see it. */
const PUBLIC = 1

/** A page as templates see it, in `collection` and in navigations. */
export function collectionContext(page: PageRecord, theme: Theme): JsonObject {
  const { settings } = page
  const { isFolder, items, label } = collectionKind(page.kind)
  return {
    id: page.id,
    type: page.type,
    typeName: typeNameOf(page),
    typeLabel: label.toLowerCase(),
    title: page.title,
    navigationTitle: page.navigationTitle,
    description: settings.description,
    urlId: page.urlId,
    fullUrl: pagePath(page),
    regionName: theme.defaultLayout,
    homepage: page.isHome,
    updatedOn: page.updatedAt,
    enabled: settings.isEnabled,
    starred: false,
    ordering: items?.ordering ?? 'chronological',
    folder: isFolder,
    dropdown: page.kind === 'folder',
    ...(isFolder && { folderBehavior: settings.folderBehavior }),
    ...(page.kind === 'index' && { index: true }),
    ...(page.kind === 'events' && { eventView: settings.eventView }),
    tags: [],
    categories: [],
    features: { relatedItems: settings.showsRelatedItems },
    permissionType: PUBLIC,
    passwordProtected: false,
    seoHidden: settings.isHiddenFromSearch,
  }
}

/** `collection` of the page being shown, which also knows what is in it. */
export function currentCollection(
  view: PageView,
  theme: Theme,
  assets: BlockData['assets'],
): JsonObject | undefined {
  if (!('page' in view)) return undefined
  const { imageId } = view.page.settings
  const picture = imageId === null ? undefined : assets.get(imageId)
  const collection = {
    ...collectionContext(view.page, theme),
    ...(picture && {
      mainImageId: picture.id,
      mainImage: { ...picture } as unknown as JsonObject,
    }),
  }
  switch (view.kind) {
    case 'list':
      return { ...collection, itemCount: view.total, pageSize: view.stretch.pageSize }
    case 'index':
      return {
        ...collection,
        itemCount: view.children.length,
        collections: view.children.map(({ page, items }) => ({
          ...collectionContext(page, theme),
          items: [...items],
        })),
      }
    default:
      return collection
  }
}
