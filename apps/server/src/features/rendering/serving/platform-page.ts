/**
 * Checkout, account and order pages: the theme's colours and fonts, none of its scripts and none of the
 * owner's code. `Cross-Origin-Opener-Policy` separates the window from the one that opened it, and checkout and order pages
 * are refused to scripts that fetch them, so that scripts of the site's other pages cannot read what is typed there. They are
 * of the same origin all the same: they can make the visitor's calls, which is why no call of a visitor answers with
 * contact details.
 */

import {
  type PlatformPage,
  platformLinks,
  platformPage,
  platformStylesOn,
  withPlatformStyles,
} from '@sitewright/page'
import type { App } from '../../../platform/app.ts'
import { onlyHttps } from '../../../platform/http/only-https.ts'
import { NO_SOURCES, type PageSources } from '../../../platform/http/page-sources.ts'
import type { LiveSite } from '../../sites/index.ts'
import { publishedOf } from './answers/fetch-page.ts'
import type { BundleEntry } from './files/bundles.ts'
import { renderingOf } from './services.ts'
import { siteLook } from './styles/site-look.ts'

export interface RenderedPlatformPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export interface ServedPlatformPage extends PlatformPage {
  /** Other origins that the page may load from; none by default. */
  readonly sources?: PageSources
}

export async function renderPlatformPage(
  app: App,
  site: LiveSite,
  page: ServedPlatformPage,
): Promise<RenderedPlatformPage> {
  const rendering = await renderingOf(app)
  const published =
    site.publicationId === undefined ? undefined : await publishedOf(rendering, site)
  const siteTitle = published?.content.header.title || site.title
  const look = await siteLook(rendering, site)
  const styles = await rendering.styles.of(look)
  const html = platformPage(page, {
    site,
    siteTitle,
    styles,
    ...(published && { links: platformLinks(published.content) }),
  })
  return {
    html: withPlatformStyles(html, styles.path, platformStylesOn(html, look.theme)),
    headers: {
      ...headersOf(page, site.origin, app.config.reloadOrigin),
      ...onlyHttps(site.isOnlyHttps),
    },
  }
}

/** Files of the storefront's bundle that an entry needs, below `/assets-sw/`. */
export async function storefrontEntry(app: App, name: string): Promise<BundleEntry> {
  const entry = (await renderingOf(app)).storefront.entry(name)
  if (!entry)
    throw new Error(`The storefront is not built, or has no "${name}": run npm run build.`)
  return entry
}

function headersOf(
  { nonce, sources = NO_SOURCES }: ServedPlatformPage,
  origin: string,
  reloadOrigin: string | undefined,
): Record<string, string> {
  const { script, frame, connect, form } = sources
  const policy = [
    ["default-src 'none'"],
    // The platform's bundles are named by path, since a theme's scripts have the same origin.
    [`script-src 'nonce-${nonce}' ${origin}/assets-sw/`, ...script],
    ["style-src 'self' 'unsafe-inline'"],
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["connect-src 'self'", ...(reloadOrigin ? [reloadOrigin] : []), ...connect],
    ...(frame.length > 0 ? [['frame-src', ...frame]] : []),
    ["form-action 'self'", ...form],
    ["base-uri 'none'"],
    ["frame-ancestors 'none'"],
  ].map((directive) => directive.join(' '))
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  }
}
