import { writtenItems } from '@sitewright/core/content/collection-kinds'
import type { PageContext } from '../context/page-context.ts'
import { type PageData, type PageView, pageOf } from '../data/page-data.ts'
import { pagePath } from '../data/site-content.ts'
import { isSelling, NOTHING_SOLD_STYLE } from '../products/nothing-sold.ts'
import { announcementScript } from '../render/announcement.ts'
import { siteUrl } from './absolute.ts'
import { canonicalPath, isForSearchEngines } from './canonical.ts'
import { pageDescription } from './description.ts'
import type { PageFrame } from './head.ts'
import { headHtml } from './head.ts'
import { sharingTags } from './sharing.ts'
import { contextForScripts } from './static-context.ts'
import { structuredData } from './structured-data/registry.ts'
import { pageTitle } from './title.ts'

/** The head of a page, from the same data as the page itself. */
export function pageHead(data: PageData, context: PageContext, frame: PageFrame): string {
  const { view, site } = data
  const path = canonicalPath(view)
  const url = path === undefined ? undefined : siteUrl(path, site.origin)
  const feed = feedPath(view)
  const [title, description] = [pageTitle(data), pageDescription(data)]
  return headHtml({
    title,
    description,
    canonicalUrl: url,
    isHiddenFromSearch:
      site.status !== 'public' || site.settings.isHiddenFromSearch || !isForSearchEngines(view),
    sharing: sharingTags(data, { title, description, url }),
    feedUrl: feed && siteUrl(feed, site.origin),
    styles: frame.styles,
    context: contextForScripts(data, context),
    structuredData: structuredData(data),
    scripts: frame.scripts,
    settings: site.settings,
    code: [
      ...(isSelling(site) ? [] : [NOTHING_SOLD_STYLE]),
      ...(view.kind === 'cart' ? [view.head] : []),
      ...(data.mode === 'publish' ? announcementScript(data) : []),
      data.code.header,
    ]
      .join('\n')
      .trim(),
  })
}

/** Path of the RSS feed of a blog, for the blog and its posts; undefined for other pages. */
function feedPath(view: PageView): string | undefined {
  const page = pageOf(view)
  const rules = page && writtenItems(page.kind)
  if (!page || !rules?.hasPages || rules.ordering !== 'chronological') return undefined
  return `${pagePath(page)}?format=RSS`
}
