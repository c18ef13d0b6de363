/** Answers to the questions of blocks for items of collections. */

import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { type ListWish, listKey } from './list-wish.ts'

/** A page whose items are listed. */
export interface ListedPage {
  readonly id: Id
  readonly title: string
  readonly url: string
  /** Kind of its collection as templates name it: `blog`, `events`, `products`. */
  readonly kind: string
  /** Whether its items go by date, so that their dates mean something to readers. */
  readonly isDated: boolean
}

/** A tag, category, author or month with the address of its items. */
export interface ListCount {
  readonly name: string
  readonly url: string
  /** Number of visible items; absent where it is not known, as of a store's categories. */
  readonly count?: number
}

export interface MonthCount extends ListCount {
  /** First moment of the month, in milliseconds. */
  readonly start: number
}

export interface ListCounts {
  readonly tags: readonly ListCount[]
  readonly categories: readonly ListCount[]
  readonly authors: readonly ListCount[]
  /** Newest first. */
  readonly months: readonly MonthCount[]
}

export interface BlockList {
  /** Pages of the wish that visitors of this page may see. */
  readonly pages: readonly ListedPage[]
  /** Why a page of the wish is left out: it was removed, it is switched off, or it has a password. */
  readonly missing: 'gone' | 'off' | 'locked' | null
  /** Items as templates get them, without their bodies. */
  readonly items: readonly JsonObject[]
  readonly counts: ListCounts
  /** Moment at which it was read, in milliseconds. */
  readonly now: number
}

export const NO_COUNTS: ListCounts = { tags: [], categories: [], authors: [], months: [] }

const NO_LIST: BlockList = { pages: [], missing: null, items: [], counts: NO_COUNTS, now: 0 }

/** The answer to a wish; empty where it was not asked, such as in a preview without data. */
export function listOf(
  wish: ListWish,
  { lists }: { readonly lists: ReadonlyMap<string, BlockList> },
): BlockList {
  return lists.get(listKey(wish)) ?? NO_LIST
}
