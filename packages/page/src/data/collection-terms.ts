export interface TermCount {
  /** First spelling of the term: `Tea`, even if others wrote `tea`. */
  readonly name: string
  /** Number of visible items that have it. */
  readonly count: number
}

/** Facts about a collection beyond the items that a page shows. */
export interface CollectionTerms {
  /** Number of visible items of the collection. */
  readonly itemCount: number
  /** Begin of the first visible event and end of the last one, in milliseconds; absent without events. */
  readonly span?: { readonly from: number; readonly to: number } | undefined
  readonly tags: readonly TermCount[]
  readonly categories: readonly TermCount[]
}

export const NO_TERMS: CollectionTerms = { itemCount: 0, tags: [], categories: [] }
