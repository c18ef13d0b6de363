/**
 * A view on its way. What it shows is found first; then the bodies and pictures of all of it are fetched
 * together with those of the page's blocks; then it is put together.
 */

import type { Id } from '@sitewright/core/id'
import type { Fetched } from '@sitewright/page/data/fetched'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import type { PageView } from '@sitewright/page/data/page-data'
import type { ProductEntry } from '../../items/index.ts'

/** What has to be fetched before something found can be shown. */
export interface Needs {
  /** Bodies of items, at the revisions visitors see. */
  readonly bodies?: readonly { readonly documentId: Id; readonly revision: number }[]
  /** Bodies as drafted, for the canvas. */
  readonly drafts?: readonly Id[]
  /** Pictures and products that are not in any document. */
  readonly assets?: readonly Id[]
  readonly products?: readonly Id[]
  /** Those of the products that are shown whatever their state: on the canvas. */
  readonly hidden?: readonly Id[]
}

export interface Pending<Result> extends Needs {
  /** What others may be like. */
  readonly items?: readonly ItemRecord[]
  readonly sold?: readonly ProductEntry[]
  /** Milliseconds; when time alone changes what is shown, beyond items that come and go. */
  readonly validUntil?: number | undefined
  finish(fetched: Fetched): Result
}

export type PendingView = Pending<PageView>

export const settled = (view: PageView): PendingView => ({ finish: () => view })

export const NOT_FOUND: PendingView = settled({ kind: 'notFound' })
