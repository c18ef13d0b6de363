/**
 * A view in two steps. Its items are found first; then their bodies and pictures are fetched together with those of the
 * page's blocks, from which `finish` makes the view.
 */

import type { Id } from '@sitewright/core/id'
import type { Fetched } from '@sitewright/page/data/fetched'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import type { PageView } from '@sitewright/page/data/page-data'
import type { ProductEntry } from '../../items/index.ts'

/** Data to fetch before something found can be shown. */
export interface Needs {
  /** Published bodies of items, by revision. */
  readonly bodies?: readonly { readonly documentId: Id; readonly revision: number }[]
  /** Drafts of bodies, for the canvas. */
  readonly drafts?: readonly Id[]
  /** Pictures and products that no document names. */
  readonly assets?: readonly Id[]
  readonly products?: readonly Id[]
  /** Items whose comments are shown. */
  readonly comments?: readonly Id[]
  /** Products that are shown in any state, on the canvas. */
  readonly hidden?: readonly Id[]
}

export interface Pending<Result> extends Needs {
  /** Items for which related ones may be shown. */
  readonly items?: readonly ItemRecord[]
  readonly sold?: readonly ProductEntry[]
  /** When time alone changes the view, in milliseconds, beside items that become visible or end. */
  readonly validUntil?: number | undefined
  finish(fetched: Fetched): Result
}

export type PendingView = Pending<PageView>

export const settled = (view: PageView): PendingView => ({ finish: () => view })

export const NOT_FOUND: PendingView = settled({ kind: 'notFound' })
