/**
 * The shopping cart in the main content of the theme's layout, with its header, footer and scripts, as on any page of the
 * shop. It shows no contact details, which is what keeps those scripts off checkout and order pages.
 */

import { speaks } from '@sitewright/core/shop-words/shop-words'
import type { PageData } from '@sitewright/page/data/page-data'
import type { App } from '../../../platform/app.ts'
import { onlyHttps } from '../../../platform/http/only-https.ts'
import type { LiveSite } from '../../sites/index.ts'
import { fetchPage } from './answers/fetch-page.ts'
import { wholePage } from './answers/present-page.ts'
import type { RenderedPlatformPage } from './platform-page.ts'
import { renderingOf } from './services.ts'

export interface CartMarkup {
  /** Trusted HTML of the cart. */
  readonly main: string
  /** Trusted HTML for the head: its style sheets. */
  readonly head: string
}

/** Headers of a page for one visitor: never framed, never kept, never told to the window that opened it. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
} as const

/** Undefined where the site has no theme to show it in yet. */
export async function themedCart(
  app: App,
  site: LiveSite,
  { main, head }: CartMarkup,
): Promise<RenderedPlatformPage | undefined> {
  if (site.publicationId === undefined) return undefined
  const rendering = await renderingOf(app)
  const view: PageData['view'] = { kind: 'cart', main: inTheSiteLanguage(main, site), head }
  const data = await fetchPage(rendering, site, { path: undefined, cart: view })
  if (!data) return undefined
  const html = await wholePage(rendering, data)
  return { html, headers: { ...HEADERS, ...onlyHttps(site.isOnlyHttps) } }
}

/** Marks it as English on a site in a language that its words are not there in. */
function inTheSiteLanguage(main: string, { settings: { language } }: LiveSite): string {
  const english = speaks(language) ? '' : ' lang="en"'
  return `<div class="sqs-fullpage-shopping-cart-content"${english}>${main}</div>`
}
