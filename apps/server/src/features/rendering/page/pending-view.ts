/**
 * A view on its way. What it shows is found first; then the bodies and pictures of all of it are fetched
 * together with those of the page's blocks; then it is put together.
 */

import type { BlockData } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import type { Documents } from '../../content/index.ts'
import type { PageView } from './page-data.ts'

export interface Fetched {
  readonly blocks: BlockData
  /** Of the items shown, by document. */
  readonly bodies: Documents
  /** Of pages, by document. */
  readonly documents: Documents
}

export interface PendingView {
  /** Bodies of items, at the revisions visitors see. */
  readonly bodies?: readonly { readonly documentId: Id; readonly revision: number }[]
  /** Bodies as drafted, for the canvas. */
  readonly drafts?: readonly Id[]
  /** Pictures and products that are not in any document. */
  readonly assets?: readonly Id[]
  readonly products?: readonly Id[]
  /** Milliseconds; when time alone changes what is shown, beyond items that come and go. */
  readonly validUntil?: number | undefined
  finish(fetched: Fetched): PageView
}

export const settled = (view: PageView): PendingView => ({ finish: () => view })

export const NOT_FOUND: PendingView = settled({ kind: 'notFound' })
