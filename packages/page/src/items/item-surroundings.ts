import type { BlockData } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import type { PagePaths } from '../data/site-content.ts'

/** Data of the site that an item is presented with. */
export interface ItemSurroundings {
  readonly siteId: Id
  readonly pictures: BlockData['assets']
  /** Path of the collection; absent for items that have no page of their own. */
  readonly collectionPath: string | undefined
  /** Paths of the site's pages, for links in rich text. */
  readonly paths: PagePaths
  /** HTML of its body. */
  readonly body: string
}
