import type { Id } from '@sitewright/core/id'

/** An item or a product, as far as it tells what is like it. */
export interface Likeness {
  readonly id: Id
  /** Names of an item's, ids of a product's. */
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}

/** Those that share most categories come first, then most tags; then whatever the collection begins with. */
export function relativesOf<Candidate extends Likeness>(
  subject: Likeness,
  candidates: readonly Candidate[],
  most: number,
): Candidate[] {
  const ranked = candidates
    .filter(({ id }) => id !== subject.id)
    .map((one) => ({
      one,
      categories: countShared(one.categories, subject.categories),
      tags: countShared(one.tags, subject.tags),
    }))
    .sort((a, b) => b.categories - a.categories || b.tags - a.tags)
  return ranked.slice(0, most).map(({ one }) => one)
}

function countShared(some: readonly string[], others: readonly string[]): number {
  const known = new Set(others.map((other) => other.toLowerCase()))
  return some.filter((one) => known.has(one.toLowerCase())).length
}
