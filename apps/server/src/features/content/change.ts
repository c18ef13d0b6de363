/** Units of publishing: pages, and the parts that all of them share. */

import type { Id } from '@sitewright/core/id'

export const SITE_PARTS = ['header', 'footer', 'fields', 'navigation', 'style'] as const
export type SitePart = (typeof SITE_PARTS)[number]

/** A change that visitors would notice: a page by its id, or one of the parts that every page shares. */
export interface Change {
  readonly key: Id | SitePart
  readonly title: string
  readonly kind: 'added' | 'changed' | 'removed'
  readonly isSiteWide: boolean
}

export function isSitePart(key: string): key is SitePart {
  return (SITE_PARTS as readonly string[]).includes(key)
}
