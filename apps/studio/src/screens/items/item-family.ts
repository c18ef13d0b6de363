/** The two families of calls that keep items: of those that are written, and of those that are sold. */

import { type CollectionKindName, isStore } from '@sitewright/core/content/collection-kinds'

export type ItemFamily = 'items' | 'products'

export function familyOf(kind: CollectionKindName): ItemFamily {
  return isStore(kind) ? 'products' : 'items'
}
