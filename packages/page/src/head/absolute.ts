/** Addresses that mean something away from the site: in feeds, calendars and what other sites show of a page. */

import type { Json } from '@sitewright/core/json'

/** Paths get the site's origin; addresses of elsewhere stay. Nothing for an empty one. */
export function absoluteUrl(url: Json | undefined, origin: string): string | undefined {
  if (typeof url !== 'string' || url === '') return undefined
  return isPath(url) ? siteUrl(url, origin) : url
}

/** The address of one of the site's own paths, whatever is in it written as addresses write it. */
export function siteUrl(path: string, origin: string): string {
  return new URL(origin + path).href
}

const LINK = /(\s(?:href|src|poster|action|data-src|data-image|data-url)=")(\/[^"]*)/g
const SRCSET = /(\ssrcset=")([^"]*)/g
/** A path at the start of a source; a comma ends one where a space follows it, or a width stands before it. */
const SOURCE_PATH = /(?<=^\s*|,\s+|\s[\d.]+[wx],)\/(?!\/)/g

/** Rendered HTML whose links and pictures lead to the site from wherever it is read. */
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
