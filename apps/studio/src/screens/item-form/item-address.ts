/** Address that an item will have on the live site once it is stored. Pure. */

import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { ItemPartProps } from './item-part.ts'

/** Stands for the part of the address that is made from a title not entered yet. */
const UNKNOWN = '…'

export function newItemAddress({
  site,
  kind,
  page,
  draft,
}: Pick<ItemPartProps, 'site' | 'kind' | 'page' | 'draft'>): string {
  const collection = page?.path ?? `/${UNKNOWN}`
  const marker = collectionKind(kind).items?.addressMarker
  const parts = [collection, marker, draft.urlId || UNKNOWN].filter(Boolean)
  return new URL(parts.join('/'), site.url).href
}
