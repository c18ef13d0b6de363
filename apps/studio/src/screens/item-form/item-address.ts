/** Where an item that is not stored yet will be on the live site. Pure. */

import { familyOf } from '../items/item-family.ts'
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
  const marker = familyOf(kind) === 'products' ? 'p/' : ''
  return new URL(`${collection}/${marker}${draft.urlId || UNKNOWN}`, site.url).href
}
