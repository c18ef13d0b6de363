import type { BlockData } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import type { PagePaths } from '../data/site-content.ts'

/** What of its site an item shows beside itself. */
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
