import type { BlockData } from '@sitewright/blocks/registry'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import type { Documents } from './site-content.ts'

/** Data read for everything on a page together: bodies, and the things that bodies and items show. */
export interface Fetched {
  readonly blocks: BlockData
  /** Bodies of pages and items, by document id. */
  readonly documents: Documents
  readonly store: StoreSettings
}
