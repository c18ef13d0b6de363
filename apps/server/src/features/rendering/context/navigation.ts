import type { JsonObject } from '@sitewright/core/json'
import type { Theme } from '@sitewright/theme'
import type { SiteContent } from '../../content/index.ts'
import type { PageView } from '../page/page-data.ts'
import { pageOf } from '../page/page-data.ts'
import { collectionContext } from './collection.ts'

interface NavigationSource {
  readonly theme: Theme
  readonly content: SiteContent
  readonly view: PageView
}

/**
 * The items of a navigation. The site has one main navigation, which is the first that the theme declares;
 * any other is empty.
 */
export function navigationItems(
  navigationId: string | undefined,
  { theme, content, view }: NavigationSource,
): JsonObject[] {
  const main = theme.navigations[0]?.name
  if (navigationId !== undefined && main !== undefined && navigationId !== main) return []
  const current = pageOf(view)?.id
  return content.navigation.flatMap((id) => {
    const page = content.pages.get(id)
    if (!page) return []
    const active = id === current
    return [{ active, folderActive: false, collection: collectionContext(page, theme) }]
  })
}
