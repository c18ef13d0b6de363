/** Addresses of pages: which are allowed. Pure. */

import { TEXT_FILTERS, urlId } from '../slug.ts'
import type { CollectionKind } from './collection-kinds.ts'

/** First parts of paths that the platform answers itself. */
export const RESERVED_URL_IDS: ReadonlySet<string> = new Set([
  'account',
  'api',
  'assets',
  'assets-sw',
  'cart',
  'checkout',
  'comments',
  'commerce',
  'config',
  'favicon-ico',
  'forms',
  'healthz',
  'images',
  'internal',
  'likes',
  'lock',
  'openapi-json',
  'order',
  'orders',
  'readyz',
  'robots-txt',
  's',
  'scripts',
  'search',
  'settings',
  'site-css',
  'sitemap-xml',
  'static',
  'universal',
])

/** Whether a page of this kind can be the home page: folders and links show nothing of their own at `/`. */
export function canBeHome({ isFolder, name }: CollectionKind): boolean {
  return (!isFolder || name === 'index') && name !== 'link'
}

/** Address of a new page: from its title, past addresses that are reserved or taken. */
export function freeUrlId(title: string, fallback: string, taken: ReadonlySet<string>): string {
  return urlId(
    title,
    fallback,
    (candidate) => RESERVED_URL_IDS.has(candidate) || taken.has(candidate),
  )
}

/** Whether an owner may choose the address: it could come from a title, and is not reserved. */
export function isPageUrlId(value: string): boolean {
  return TEXT_FILTERS['url-slug'](value) && !RESERVED_URL_IDS.has(value)
}
