import type { JsonObject } from '@sitewright/core/json'
import { pagePath } from '../../content/index.ts'
import type { PageContext } from '../context/page-context.ts'
import { faviconPath, socialImagePath } from '../context/site-pictures.ts'
import { listPath } from '../page/list-query.ts'
import type { PageData } from '../page/page-data.ts'
import type { PageFrame } from '../page/render-page.ts'
import { headHtml } from './head.ts'
import { plainText } from './plain-text.ts'
import { staticContext } from './static-context.ts'
import { structuredData } from './structured-data.ts'
import { pageTitle } from './title.ts'

const DESCRIPTION_LENGTH = 300

/** The head of a page, from the same data as the page. */
export function pageHead(data: PageData, context: PageContext, frame: PageFrame): string {
  const { view, site } = data
  const { title: siteTitle, settings } = site
  const description = descriptionOf(data)
  const path = canonicalPath(view)
  return headHtml({
    title: pageTitle(view, site),
    siteTitle,
    description,
    canonicalUrl: path === undefined ? undefined : site.origin + path,
    imageUrl: imageUrl(data),
    type: view.kind === 'item' ? 'product' : 'website',
    stylesheet: frame.stylesheet,
    context: staticContext(view, context, tweaksForScripts(data)),
    structuredData: structuredData({ view, siteTitle, origin: site.origin, description }),
    scripts: frame.scripts,
    faviconUrl: faviconPath(settings),
    isHiddenFromSearch: settings.isHiddenFromSearch,
    code: data.code.header,
  })
}

function canonicalPath(view: PageData['view']): string | undefined {
  switch (view.kind) {
    case 'item':
      return view.item.fullUrl
    case 'list':
      return listPath(pagePath(view.page), view.query)
    case 'page':
    case 'index':
      return pagePath(view.page)
    default:
      return undefined
  }
}

function descriptionOf({ view, site: { settings } }: PageData): string {
  if (view.kind !== 'item') {
    return view.kind === 'page' && view.page.isHome ? settings.description : ''
  }
  const { excerpt, body } = view.item
  const html = [excerpt, body].find((one) => typeof one === 'string' && one !== '')
  return plainText(typeof html === 'string' ? html : '', DESCRIPTION_LENGTH)
}

/** The picture for sharing: the item's, or else the site's. */
function imageUrl({ view, site }: PageData): string | undefined {
  const own = view.kind === 'item' ? absolute(view.item.assetUrl, site.origin) : undefined
  return own ?? absolute(socialImagePath(site.settings), site.origin)
}

function absolute(url: unknown, origin: string): string | undefined {
  if (typeof url !== 'string' || url === '') return undefined
  return url.startsWith('/') ? origin + url : url
}

/** Scripts get the values of tweaks that say they are for them, as texts. */
function tweaksForScripts({ theme, tweaks }: PageData): JsonObject {
  const open = theme.tweaks.filter(({ isForScripts }) => isForScripts)
  return Object.fromEntries(open.map(({ name, initial }) => [name, tweaks[name] ?? initial]))
}
