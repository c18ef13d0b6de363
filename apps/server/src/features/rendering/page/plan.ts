/** What parts of a page want to know about items, so that all of it is asked in one go. */

import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { firstProductIds, type StretchQuestion } from '../../commerce/index.ts'
import {
  type ItemFilter,
  type ItemQuestion,
  type ItemStretch,
  type Survey,
  surveyCollections,
  visibleStretches,
} from '../../items/index.ts'

export interface Answers {
  /** In the order of the questions. */
  readonly stretches: readonly ItemStretch[]
  /** Ids for each question about stores, in its order. */
  readonly products: readonly (readonly Id[])[]
  readonly survey: Survey
}

export interface Plan<Result> {
  readonly stretches: readonly ItemQuestion[]
  readonly products: readonly StretchQuestion[]
  /** Collections whose words are shown, or whose items are: the page lives until one of them changes. */
  readonly surveyed: readonly Id[]
  /** What is counted, if anything is. */
  readonly counted?: ItemFilter | undefined
  found(answers: Answers): Result
}

/** A plan that asks nothing. */
export function settledPlan<Result>(result: Result): Plan<Result> {
  return { stretches: [], products: [], surveyed: [], found: () => result }
}

/** Three statements at most for both plans. */
export async function carryOut<First, Second>(
  site: SiteTx,
  now: Date,
  [first, second]: readonly [Plan<First>, Plan<Second>],
): Promise<{ results: [First, Second]; survey: Survey }> {
  const stretches = await visibleStretches(site, [...first.stretches, ...second.stretches])
  const products = await firstProductIds(site, [...first.products, ...second.products])
  const surveyed = [...new Set([...first.surveyed, ...second.surveyed])]
  const counted = first.counted ?? second.counted
  const survey = await surveyCollections(site, surveyed, { now, counted })
  const [ofItems, ofProducts] = [first.stretches.length, first.products.length]
  return {
    results: [
      first.found({
        stretches: stretches.slice(0, ofItems),
        products: products.slice(0, ofProducts),
        survey,
      }),
      second.found({
        stretches: stretches.slice(ofItems),
        products: products.slice(ofProducts),
        survey,
      }),
    ],
    survey,
  }
}
