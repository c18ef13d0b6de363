/** Links of a site's navigations for pages that no theme makes: the first level, without what only opens a menu. */

import { MAIN_NAVIGATION } from '@sitewright/core/content/navigations'
import { headerLink, isToNothing } from '../data/header-link.ts'
import { pagePath, type SiteContent } from '../data/site-content.ts'

export interface PlatformLink {
  readonly title: string
  readonly url: string
}

export interface PlatformLinks {
  readonly main: readonly PlatformLink[]
  readonly footer: readonly PlatformLink[]
}

export const NO_LINKS: PlatformLinks = { main: [], footer: [] }

/** The key of the footer's navigation, whatever a theme calls it. */
const FOOTER_NAVIGATION = 'footer'

export function platformLinks(content: SiteContent): PlatformLinks {
  return { main: linksIn(MAIN_NAVIGATION, content), footer: linksIn(FOOTER_NAVIGATION, content) }
}

function linksIn(key: string, content: SiteContent): PlatformLink[] {
  return (content.navigations.get(key) ?? []).flatMap((item) => {
    if ('externalLink' in item) return linkTo(item.externalLink, content)
    const page = 'collectionId' in item ? content.pages.get(item.collectionId) : undefined
    if (!page?.settings.isEnabled) return []
    const title = page.navigationTitle
    return page.kind === 'link'
      ? linkTo({ title, url: page.settings.linkUrl }, content)
      : [{ title, url: pagePath(page) }]
  })
}

/** The link, unless it leads to nothing. */
function linkTo({ title, url }: PlatformLink, content: SiteContent): PlatformLink[] {
  return isToNothing(url, content) ? [] : [{ title, url: headerLink(url, content) }]
}
