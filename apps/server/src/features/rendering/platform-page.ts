/**
 * Cart, checkout, account and order pages: the theme's colours and fonts, none of its scripts and none of the
 * owner's code. `Cross-Origin-Opener-Policy` takes the window from whoever opened it, and checkout and order pages are
 * given to nobody who fetches them, so that scripts of the site's other pages cannot read what is typed there. They are
 * of the same origin all the same: they can make the visitor's calls, which is why no call of a visitor answers with
 * contact details.
 */

import { type SlideType, tracksPageViews } from '@sitewright/core/enumerations'
import { escapeHtml, scriptJson } from '@sitewright/core/html'
import type { JsonObject } from '@sitewright/core/json'
import type { App } from '../../platform/app.ts'
import { onlyHttps } from '../../platform/http/only-https.ts'
import { NO_SOURCES, type PageSources } from '../../platform/http/page-sources.ts'
import type { LiveSite } from '../sites/index.ts'
import { faviconPath } from './context/site-pictures.ts'
import { type HeadStyles, styleTags } from './head/head.ts'
import type { BundleEntry } from './http/bundles.ts'
import { publishedOf } from './http/fetch-page.ts'
import { siteLook } from './http/site-look.ts'
import { directionAttribute } from './page/direction.ts'
import { renderingOf } from './services.ts'

export interface PlatformPage {
  /** A number of the page types of specification §2. */
  readonly pageType: number
  /** For what is a slide: themes that load pages by script leave those alone. */
  readonly slideType?: SlideType
  /** Plain text; the site's title is put behind it. */
  readonly title: string
  /** Trusted HTML: whoever makes it has escaped what people wrote. */
  readonly main: string
  /** Trusted HTML for the head. Scripts in it need the nonce. */
  readonly head?: string
  /** Nothing of the site can be opened, so there is nowhere to go back to. */
  readonly isClosed?: boolean
  /** Addresses of modules. */
  readonly scripts?: readonly string[]
  readonly nonce: string
  /** What it may reach beside the site itself; nothing unless said. */
  readonly sources?: PageSources
  /** What scripts of the page may know: public keys only. */
  readonly context?: JsonObject
}

export interface RenderedPlatformPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export async function renderPlatformPage(
  app: App,
  site: LiveSite,
  page: PlatformPage,
): Promise<RenderedPlatformPage> {
  const rendering = await renderingOf(app)
  const published =
    site.publicationId === undefined ? undefined : await publishedOf(rendering, site)
  const siteTitle = published?.content.header.title || site.title
  const styles = await rendering.styles.of(await siteLook(rendering, site))
  return {
    html: platformHtml(page, { site, siteTitle, styles }),
    headers: { ...headersOf(page, site.origin, app.config.reloadOrigin), ...onlyHttps(app.config) },
  }
}

/** Files of the storefront's bundle that an entry needs, below `/assets-sw/`. */
export async function storefrontEntry(app: App, name: string): Promise<BundleEntry> {
  const entry = (await renderingOf(app)).storefront.entry(name)
  if (!entry)
    throw new Error(`The storefront is not built, or has no "${name}": run npm run build.`)
  return entry
}

interface Surroundings {
  readonly site: Pick<LiveSite, 'id' | 'origin' | 'settings'>
  readonly siteTitle: string
  readonly styles: HeadStyles
}

function platformHtml(page: PlatformPage, { site, siteTitle, styles }: Surroundings): string {
  const { pageType, nonce, head = '', scripts = [], isClosed = false } = page
  const { language } = site.settings
  // What the platform itself says is in English, whatever the site is in.
  const english = /^en\b/.test(language) ? '' : ' lang="en"'
  const slide = page.slideType ? ` sqs-slide-container" data-slide-type="${page.slideType}` : ''
  const context = scriptJson({
    pageType,
    tracksPageViews: tracksPageViews(pageType),
    website: { id: site.id, siteTitle, authenticUrl: site.origin },
    ...page.context,
  })
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}"${directionAttribute(language)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${page.title} — ${siteTitle}`)}</title>`,
    `<link rel="icon" href="${escapeHtml(faviconPath(site.settings) ?? 'data:,')}">`,
    '<meta name="robots" content="noindex">',
    ...styleTags(styles),
    `<script nonce="${escapeHtml(nonce)}" data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${context};</script>`,
    head,
    ...scripts.map(
      (url) =>
        `<script type="module" nonce="${escapeHtml(nonce)}" src="${escapeHtml(url)}"></script>`,
    ),
    '</head>',
    `<body class="sw-platform-page" data-page-type="${pageType}">`,
    `<header class="sw-platform-header">${isClosed ? escapeHtml(siteTitle) : `<a href="/">${escapeHtml(siteTitle)}</a>`}</header>`,
    `<main class="sw-platform-main${slide}" id="main"${english}>${page.main}</main>`,
    isClosed
      ? ''
      : `<footer class="sw-platform-footer"><a href="/">Back to ${escapeHtml(siteTitle)}</a></footer>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function headersOf(
  { nonce, sources = NO_SOURCES }: PlatformPage,
  origin: string,
  reloadOrigin: string | undefined,
): Record<string, string> {
  const { script, frame, connect, form } = sources
  const policy = [
    ["default-src 'none'"],
    // The platform's own bundles by their path, since a theme's scripts are of the same origin.
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
