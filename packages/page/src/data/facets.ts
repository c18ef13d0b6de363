import type { Minor } from '@sitewright/core/money'

/** Faceted search: what the products of a list can be filtered by. Counts of a filter are made without that filter's own choice. */
export interface Facets {
  /** Number of products in the list. */
  readonly total: number
  /** Lowest and highest price of a variant; null where nothing is found. */
  readonly lowest: Minor | null
  readonly highest: Minor | null
  /** Number of products of which something can be bought. */
  readonly available: number
  /** Values of options in the order of their owner, which does not change with what is chosen. */
  readonly options: readonly OptionCount[]
  /** The most frequent tags, in alphabetical order. */
  readonly tags: readonly { readonly name: string; readonly count: number }[]
  /** Number of products by the ids of categories, those of the categories below included; absent where they are not shown. */
  readonly categories: Readonly<Record<string, number>>
}

export interface OptionCount {
  /** Name of the option, such as `Size`. */
  readonly name: string
  readonly value: string
  readonly count: number
}
