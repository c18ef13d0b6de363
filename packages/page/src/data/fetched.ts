import type { BlockData } from '@sitewright/blocks/registry'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import type { Documents } from './site-content.ts'

/** What was read for everything on a page together: bodies, and what they and the items show. */
export interface Fetched {
  readonly blocks: BlockData
  /** Bodies of pages and items. */
  readonly documents: Documents
  readonly store: StoreSettings
}
