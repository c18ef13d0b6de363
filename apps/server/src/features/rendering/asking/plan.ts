/** Batching: each part of a page plans its questions about collections, and all of them are asked in one statement. */

import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { SiteCode } from '@sitewright/core/site/site-code'
import { NO_CODE } from '@sitewright/core/site/site-code'
import type { StoreFacts } from '@sitewright/page/data/store-facts'
import type { SiteTx } from '../../../platform/database.ts'
import { askStoreSettings, soldItems } from '../../commerce/index.ts'
import {
  askItems,
  askStores,
  type ItemFilter,
  type ItemQuestion,
  type ItemStretch,
  type PlaceInStore,
  type PlaceQuestion,
  type StoreStretch,
  type StretchQuestion,
  type Survey,
} from '../../items/index.ts'
import { siteCodeQuery } from '../../site-settings/index.ts'
import { NOT_FOUND, type PendingView } from './pending-view.ts'

export interface Answers {
  /** Stretches of items, in the order of the questions. */
  readonly stretches: readonly ItemStretch[]
  readonly products: readonly StoreStretch[]
  readonly product: PlaceInStore | undefined
  readonly survey: Survey
}

export interface Plan<Result> {
  readonly stretches: readonly ItemQuestion[]
  readonly products: readonly StretchQuestion[]
  /** Question for the product whose page it is. */
  readonly product?: PlaceQuestion | undefined
  /** Stores whose categories, tags or products are shown. */
  readonly stores: readonly Id[]
  /** Collections whose categories, tags or items are shown; the page is valid until one of them changes. */
  readonly surveyed: readonly Id[]
  /** Items to be counted, if any. */
  readonly counted?: ItemFilter | undefined
  /** Values for attributes of tags, which are read before anything is asked: keys of the page's context. */
  readonly scope?: JsonObject | undefined
  found(answers: Answers): Result
}

/** A plan that asks nothing. */
export function settledPlan<Result>(result: Result): Plan<Result> {
  return { stretches: [], products: [], stores: [], surveyed: [], found: () => result }
}

/** The plan for an address that leads nowhere, which needs no statement. */
export const NOWHERE: Plan<PendingView> = settledPlan(NOT_FOUND)

/** Two plans as one. Only one of them may count, and only one may ask for the page's product. */
export function together<First, Second>(
  first: Plan<First>,
  second: Plan<Second>,
): Plan<[First, Second]> {
  const [items, sold] = [first.stretches.length, first.products.length]
  return {
    stretches: [...first.stretches, ...second.stretches],
    products: [...first.products, ...second.products],
    product: first.product ?? second.product,
    stores: [...first.stores, ...second.stores],
    surveyed: [...first.surveyed, ...second.surveyed],
    counted: first.counted ?? second.counted,
    found: ({ stretches, products, ...answers }) => [
      first.found({
        ...answers,
        stretches: stretches.slice(0, items),
        products: products.slice(0, sold),
      }),
      second.found({
        ...answers,
        stretches: stretches.slice(items),
        products: products.slice(sold),
      }),
    ],
  }
}

export interface CarriedOut<Result> {
  readonly result: Result
  readonly survey: Survey
  /** Settings of the site's store. */
  readonly settings: StoreSettings
  readonly stores: ReadonlyMap<Id, StoreFacts>
  /** When another product of a store becomes visible, in milliseconds. */
  readonly nextProduct: number | undefined
  /** The owner's HTML, where it was asked for. */
  readonly code: SiteCode
}

/** Asks all questions of a plan in one statement. */
export async function carryOut<Result>(
  site: SiteTx,
  now: Date,
  plan: Plan<Result>,
  { hasCode }: { hasCode: boolean },
): Promise<CarriedOut<Result>> {
  const asked = askStores(site, {
    stretches: plan.products,
    place: plan.product,
    facts: plan.stores,
    now,
    sold: soldItems,
  })
  const selling = askStoreSettings(site)
  const {
    stretches,
    survey,
    beside: [sold, terms, code],
  } = await askItems(site, {
    stretches: plan.stretches,
    surveyed: [...new Set(plan.surveyed)],
    counted: plan.counted,
    now,
    beside: [asked.query, selling.query, ...(hasCode ? [siteCodeQuery(site)] : [])],
  })
  const { facts: stores, stretches: products, place: product } = asked.read(sold)
  const times = [...products, ...(product ? [product] : [])].flatMap(
    ({ nextChange }) => nextChange ?? [],
  )
  return {
    result: plan.found({ stretches, products, product, survey }),
    survey,
    settings: selling.read(terms),
    stores,
    code: (code as SiteCode | null | undefined) ?? NO_CODE,
    nextProduct: times.length === 0 ? undefined : Math.min(...times),
  }
}
