export interface TermCount {
  /** As it was first written: `Tea`, where others wrote `tea`. */
  readonly name: string
  /** Visible items that have it. */
  readonly count: number
}

/** What is known of a collection beyond the items that a page shows. */
export interface CollectionTerms {
  /** Visible items of the collection. */
  readonly itemCount: number
  /** When the first of its visible events begins and the last one ends, in milliseconds; absent without any. */
  readonly span?: { readonly from: number; readonly to: number } | undefined
  readonly tags: readonly TermCount[]
  readonly categories: readonly TermCount[]
}

export const NO_TERMS: CollectionTerms = { itemCount: 0, tags: [], categories: [] }
