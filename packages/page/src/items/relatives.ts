import type { Id } from '@sitewright/core/id'

/** The fields of an item or product by which related ones are found. */
export interface Likeness {
  readonly id: Id
  /** Names of categories for items, ids for products. */
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}

/** Candidates by the number of shared categories, then of shared tags, then in the collection's order. */
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
