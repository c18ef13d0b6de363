/** Tags, categories, authors or months as links with the number of their items. Pure. */

import type { JsonObject } from '@sitewright/core/json'
import type { BlockWord } from '../words/english.ts'
import type { BlockList, ListCount, ListCounts } from './block-list.ts'
import { type ListWish, listWish } from './list-wish.ts'

export type CountKind = keyof ListCounts
export type CountOrder = 'name' | 'count'

/** Wish for the counts of a collection and none of its items. */
export function countsWish(collectionId: string, of: CountKind): ListWish {
  return listWish({
    collectionIds: [collectionId],
    isCounted: of === 'authors' || of === 'months',
  })
}

export interface CountedLinksOptions {
  readonly of: CountKind
  /** Months by `name` are in the order of time, newest first. */
  readonly order: CountOrder
  /** Maximum number of links: those with the most items, or the newest months. */
  readonly most: number
}

/** Sizes of links by their counts, from the smallest to the largest. */
const SIZES = 5

export function countedLinks(
  { counts }: Pick<BlockList, 'counts'>,
  { of, order, most }: CountedLinksOptions,
): JsonObject[] {
  const all: readonly ListCount[] = counts[of]
  const byCount = [...all].sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
  const kept = new Set((of === 'months' && order === 'name' ? all : byCount).slice(0, most))
  const shown = (order === 'count' ? byCount : all).filter((one) => kept.has(one))
  const numbers = shown.map(({ count = 0 }) => count)
  const [least, largest] = [Math.min(...numbers), Math.max(...numbers)]
  return shown.map((one) => {
    const { name, url, count = 0 } = one
    // Counts of names spread over powers of ten, so sizes follow their logarithm.
    const share = Math.log(count / least) / Math.log(largest / least)
    return {
      name,
      url,
      ...(one.count !== undefined && { count }),
      ...('start' in one && { start: Number(one.start) }),
      size: Number.isFinite(share) ? Math.round(share * (SIZES - 1)) + 1 : 1,
    }
  })
}

/** Names of lists of counts, for screen readers. */
export const COUNTED_WORDS: Readonly<Record<CountKind, BlockWord>> = {
  tags: 'blockTags',
  categories: 'blockCategories',
  authors: 'blockAuthors',
  months: 'blockMonths',
}

export const NOTHING_COUNTED: Readonly<Record<CountKind, string>> = {
  tags: 'Nothing visible on this page has a tag yet',
  categories: 'Nothing visible on this page has a category yet',
  authors: 'Nothing visible on this page has an author yet',
  months: 'Nothing on this page can be seen by visitors yet',
}
