import type { JsonObject } from '@sitewright/core/json'

/** One value that can be chosen. */
export interface FacetValue extends JsonObject {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly count: number
  readonly isChosen: boolean
  /** Level of a category, counted from 1. */
  readonly depth?: number
}
