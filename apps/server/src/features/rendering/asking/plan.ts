/** Batching: each part of a page plans its questions about collections, and all of them are asked in one statement. */

import type { ShippingZone } from '@sitewright/core/commerce/pricing/shipping'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { isStore } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { SiteCode } from '@sitewright/core/site/site-code'
import { NO_CODE } from '@sitewright/core/site/site-code'
import type { PageRecord } from '@sitewright/page/data/site-content'
import type { StoreFacts } from '@sitewright/page/data/store-facts'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { askStoreSettings, askTimedZones, soldItems } from '../../commerce/index.ts'
import type { LinkedPlace } from '../../content/index.ts'
import {
  askItems,
  askLinkedItems,
  askStores,
  EMPTY_STRETCH,
  type ItemFilter,
  type ItemQuestion,
  type ItemStretch,
  type PlaceInStore,
  type PlaceQuestion,
  type StoreStretch,
  type StretchQuestion,
  type Survey,
  type TallyQuestion,
} from '../../items/index.ts'
import { siteCodeQuery } from '../../site-settings/index.ts'
import { knownMonths } from './known-months.ts'
import { NOT_FOUND, type PendingView } from './pending-view.ts'

/** Part of a collection's list: of items that are written, or of those that are sold, in the order of their store. */
export type ListQuestion = { readonly items: ItemQuestion } | { readonly sold: StretchQuestion }

/** Found part of a list: `items` where they are written, `products` where they are sold; the other is empty. */
export interface FoundList extends ItemStretch, StoreStretch {}

export const NOTHING_FOUND: FoundList = {
  ...EMPTY_STRETCH,
  items: [],
  hasMore: false,
  isTied: false,
}

export interface Answers {
  /** Found lists, in the order of the questions. */
  readonly lists: readonly FoundList[]
  readonly product: PlaceInStore | undefined
  readonly survey: Survey
  readonly stores: ReadonlyMap<Id, StoreFacts>
}

export interface Plan<Result> {
  readonly lists: readonly ListQuestion[]
  /** Question for the product whose page it is. */
  readonly product?: PlaceQuestion | undefined
  /** Collections whose categories, tags or items are shown; the page is valid until one of them changes. */
  readonly shows: readonly Pick<PageRecord, 'id' | 'kind'>[]
  /** Collections of `shows` whose items are counted by author and by month. */
  readonly tallied?: readonly Id[] | undefined
  /** Items to be counted, if any. */
  readonly counted?: ItemFilter | undefined
  /** Values for attributes of tags, which are read before anything is asked: keys of the page's context. */
  readonly scope?: JsonObject | undefined
  found(answers: Answers): Result
}

/** A plan that asks nothing. */
export function settledPlan<Result>(result: Result): Plan<Result> {
  return { lists: [], shows: [], found: () => result }
}

/** The plan for an address that leads nowhere, which needs no statement. */
export const NOWHERE: Plan<PendingView> = settledPlan(NOT_FOUND)

/** Two plans as one. Only one of them may count, and only one may ask for the page's product. */
export function together<First, Second>(
  first: Plan<First>,
  second: Plan<Second>,
): Plan<[First, Second]> {
  const count = first.lists.length
  return {
    lists: [...first.lists, ...second.lists],
    product: first.product ?? second.product,
    shows: [...first.shows, ...second.shows],
    counted: first.counted ?? second.counted,
    tallied: [...(first.tallied ?? []), ...(second.tallied ?? [])],
    found: ({ lists, ...answers }) => [
      first.found({ ...answers, lists: lists.slice(0, count) }),
      second.found({ ...answers, lists: lists.slice(count) }),
    ],
  }
}

export interface CarriedOut<Result> {
  readonly result: Result
  readonly survey: Survey
  /** Settings of the site's store. */
  readonly settings: StoreSettings
  /** Zones of delivery, where the page tells when an order arrives. */
  readonly timedZones: readonly ShippingZone[]
  readonly stores: ReadonlyMap<Id, StoreFacts>
  /** When another product of a store becomes visible, in milliseconds. */
  readonly nextProduct: number | undefined
  /** The owner's HTML, where it was asked for. */
  readonly code: SiteCode
  readonly places: readonly LinkedPlace[]
}

interface CarryingOut {
  readonly hasCode: boolean
  readonly timeZone: string
  /** Items that links around the page lead to, whose places are asked for along. */
  readonly linked?: readonly Id[]
}

/** Asks all questions of a plan in one statement. */
export async function carryOut<Result>(
  site: SiteTx,
  now: Date,
  plan: Plan<Result>,
  { hasCode, timeZone, linked = [] }: CarryingOut,
): Promise<CarriedOut<Result>> {
  const stores = plan.shows.filter(({ kind }) => isStore(kind))
  const others = plan.shows.filter(({ kind }) => !isStore(kind))
  const asked = askStores(site, {
    stretches: plan.lists.flatMap((list) => ('sold' in list ? [list.sold] : [])),
    place: plan.product,
    facts: stores.map(({ id }) => id),
    now,
    sold: soldItems,
  })
  const selling = askStoreSettings(site)
  const timed = askTimedZones(site)
  const linking = linked.length > 0 ? askLinkedItems(site, linked) : undefined
  const {
    stretches,
    survey,
    beside: [sold, terms, zones, ...asides],
  } = await askItems(site, {
    stretches: plan.lists.flatMap((list) => ('items' in list ? [list.items] : [])),
    surveyed: [...new Set(others.map(({ id }) => id))],
    counted: plan.counted,
    tally: tallyOf(plan, now, timeZone),
    now,
    beside: [
      ...[asked.query, selling.query],
      plan.product ? timed.query : sql`NULL`,
      ...(linking ? [linking.query] : []),
      ...(hasCode ? [siteCodeQuery(site)] : []),
    ],
  })
  const places = linking ? linking.read(asides.shift()) : []
  const [code] = asides
  const { facts, stretches: ofStores, place: product } = asked.read(sold)
  const lists = inOrder(plan.lists, stretches, ofStores)
  const times = [...lists, ...(product ? [product] : [])].flatMap(
    ({ nextChange }) => nextChange ?? [],
  )
  return {
    result: plan.found({ lists, product, survey, stores: facts }),
    survey,
    settings: selling.read(terms),
    timedZones: timed.read(zones),
    stores: facts,
    places,
    code: (code as SiteCode | null | undefined) ?? NO_CODE,
    nextProduct: times.length === 0 ? undefined : Math.min(...times),
  }
}

function tallyOf({ tallied = [] }: Plan<unknown>, now: Date, timeZone: string) {
  const collectionIds = [...new Set(tallied)]
  if (collectionIds.length === 0) return undefined
  return { collectionIds, months: knownMonths(now.getTime(), timeZone) } satisfies TallyQuestion
}

/** Answers of items and of stores in the order of the questions, which were asked by kind. */
function inOrder(
  questions: readonly ListQuestion[],
  ofItems: readonly ItemStretch[],
  ofStores: readonly StoreStretch[],
): FoundList[] {
  const [items, stores] = [ofItems.values(), ofStores.values()]
  return questions.map((question) => ({
    ...NOTHING_FOUND,
    ...('items' in question ? items : stores).next().value,
  }))
}
