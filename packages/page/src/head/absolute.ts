/** Absolute addresses for use outside the site: in feeds, calendars and link previews. */

import type { Json } from '@sitewright/core/json'

/** Paths get the site's origin; other addresses stay. Undefined for an empty one. */
export function absoluteUrl(url: Json | undefined, origin: string): string | undefined {
  if (typeof url !== 'string' || url === '') return undefined
  return isPath(url) ? siteUrl(url, origin) : url
}

/** The absolute address of one of the site's own paths, percent-encoded. */
export function siteUrl(path: string, origin: string): string {
  return new URL(origin + path).href
}

const LINK = /(\s(?:href|src|poster|action|data-src|data-image|data-url)=")(\/[^"]*)/g
const SRCSET = /(\ssrcset=")([^"]*)/g
/** A path at the start of a source; a comma ends a source if a space follows it, or a width stands before it. */
const SOURCE_PATH = /(?<=^\s*|,\s+|\s[\d.]+[wx],)\/(?!\/)/g

/** Rendered HTML in which links and pictures have absolute addresses. */
export function absoluteLinks(html: string, origin: string): string {
  return html
    .replace(LINK, (_match, start: string, path: string) => start + whole(path, origin))
    .replace(
      SRCSET,
      (_match, start: string, set: string) => start + set.replace(SOURCE_PATH, () => `${origin}/`),
    )
}

function whole(path: string, origin: string): string {
  return isPath(path) ? origin + path : path
}

function isPath(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//')
}
