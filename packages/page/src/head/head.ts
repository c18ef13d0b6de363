/** `{squarespace-headers}`: everything the platform puts into a page's head. */

import { TOUCH_ICON } from '@sitewright/core/files/icon-sizes'
import { escapeHtml, scriptJson } from '@sitewright/core/html'
import type { JsonObject } from '@sitewright/core/json'
import type { SiteSettings } from '@sitewright/core/site/site-settings'
import type { BrowserColors } from '@sitewright/theme/for-pages'
import { faviconPath } from '../context/site-pictures.ts'

export interface HeadParts {
  /** Plain text. */
  readonly title: string
  readonly description: string
  /** Absent for pages that have no address of their own. */
  readonly canonicalUrl: string | undefined
  /** Markup for link previews. */
  readonly sharing: readonly string[]
  /** Address of the collection's RSS feed; absent if it has none. */
  readonly feedUrl: string | undefined
  readonly styles: HeadStyles
  readonly context: JsonObject
  readonly structuredData: readonly JsonObject[]
  readonly scripts: HeadScripts
  readonly settings: IconSettings
  /** Whether search engines are asked to leave the page out, though it has an address. */
  readonly isHiddenFromSearch: boolean
  /** The owner's HTML, behind everything else. */
  readonly code: string
}

type IconSettings = Pick<SiteSettings, 'faviconImageId' | 'tintsBrowser'>

/** Addresses of the styles and scripts that the platform loads on a page. */
export interface PageFrame {
  readonly styles: HeadStyles
  readonly scripts: HeadScripts
}

/** Addresses of style sheets and fonts. */
export interface HeadStyles {
  readonly path: string
  /** Fonts to preload, before the style sheet asks for them. */
  readonly fonts: readonly string[]
  /** Colours in which browsers draw what is around a page, as CSS has them; absent where the theme tells none. */
  readonly browserColors?: BrowserColors | undefined
}

export interface HeadScripts {
  /** Addresses of classic scripts that run at once, before those of themes and owners. */
  readonly globals: readonly string[]
  /** Addresses of modules, in loading order. */
  readonly modules: readonly string[]
  readonly preloads: readonly string[]
}

export function headHtml(parts: HeadParts): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(parts.title)}</title>`,
    ...iconTags(parts.settings, parts.styles),
    ...addressTags(parts),
    ...parts.sharing,
    ...(parts.description === ''
      ? []
      : [`<meta name="description" content="${escapeHtml(parts.description)}">`]),
    ...styleTags(parts.styles),
    `<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${scriptJson(parts.context)};</script>`,
    ...(parts.feedUrl === undefined
      ? []
      : [
          `<link rel="alternate" type="application/rss+xml" title="RSS Feed" href="${escapeHtml(parts.feedUrl)}">`,
        ]),
    ...parts.structuredData.map(
      (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
    ),
    ...scriptTags(parts.scripts),
    ...(parts.code === '' ? [] : [parts.code]),
  ].join('\n')
}

/**
 * The site's look outside of its pages. Its icons: an empty one where there is none, so that browsers do not ask for one. Its colour,
 * where the owner wants browsers to have it.
 */
export function iconTags(settings: IconSettings, { browserColors }: HeadStyles): string[] {
  const touch = faviconPath(settings, TOUCH_ICON)
  return [
    `<link rel="icon" href="${escapeHtml(faviconPath(settings) ?? 'data:,')}">`,
    ...(touch === undefined ? [] : [`<link rel="apple-touch-icon" href="${escapeHtml(touch)}">`]),
    ...(settings.tintsBrowser && browserColors ? colorTags(browserColors) : []),
  ]
}

/** The first that fits counts. */
function colorTags({ usual, dark }: BrowserColors): string[] {
  const tag = (color: string, media = '') =>
    `<meta name="theme-color"${media} content="${escapeHtml(color)}">`
  return [
    ...(dark === undefined ? [] : [tag(dark, ' media="(prefers-color-scheme: dark)"')]),
    tag(usual),
  ]
}

export function styleTags({ path, fonts }: HeadStyles): string[] {
  return [
    ...fonts.map(
      // Browsers fetch fonts without cookies even from the same host, and reuse only a preload that matches.
      (url) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`,
    ),
    `<link rel="stylesheet" href="${escapeHtml(path)}">`,
  ]
}

function addressTags({ canonicalUrl, isHiddenFromSearch }: HeadParts): string[] {
  const isHidden = isHiddenFromSearch || canonicalUrl === undefined
  return [
    ...(isHidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(canonicalUrl === undefined
      ? []
      : [`<link rel="canonical" href="${escapeHtml(canonicalUrl)}">`]),
  ]
}

function scriptTags({ globals, modules, preloads }: HeadScripts): string[] {
  return [
    ...globals.map((url) => `<script src="${escapeHtml(url)}"></script>`),
    ...preloads.map((url) => `<link rel="modulepreload" href="${escapeHtml(url)}">`),
    ...modules.map((url) => `<script type="module" src="${escapeHtml(url)}"></script>`),
  ]
}
