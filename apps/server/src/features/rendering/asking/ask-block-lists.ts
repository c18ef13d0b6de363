/** Lists of blocks that were not known when the page was asked for: one statement for all of them, none without any. */

import { type ListWish, listKey } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import type { CollectionTerms } from '@sitewright/page/data/collection-terms'
import type { StoreFacts } from '@sitewright/page/data/store-facts'
import type { SiteTx } from '../../../platform/database.ts'
import type { Pending } from './pending-view.ts'
import { carryOut } from './plan.ts'
import {
  type BlockLists,
  type ListsOnPage,
  planBlockLists,
  type ShownItem,
} from './plan-block-lists.ts'

export interface AskedLists {
  readonly lists: Pending<BlockLists>
  /** Facts about the listed collections, by which the page is outdated when they change. */
  readonly terms: ReadonlyMap<Id, CollectionTerms>
  readonly stores: ReadonlyMap<Id, StoreFacts>
  /** When time alone changes one of the lists, in milliseconds. */
  readonly validUntil: number | undefined
}

const NONE: AskedLists = {
  lists: { finish: () => new Map() },
  terms: new Map(),
  stores: new Map(),
  validUntil: undefined,
}

export async function askBlockLists(
  site: SiteTx,
  wishes: readonly ListWish[],
  { shown, ...around }: ListsOnPage & { readonly shown: ShownItem | undefined },
): Promise<AskedLists> {
  if (wishes.length === 0) return NONE
  const { now, site: facts } = around.source
  const answers = await carryOut(site, new Date(now), planBlockLists(wishes, around), {
    hasCode: false,
    timeZone: facts.timeZone,
  })
  const lists = answers.result(shown)
  const times = [lists.validUntil, answers.survey.nextChange?.getTime(), answers.nextProduct]
  const known = times.filter((time) => time !== undefined)
  return {
    lists,
    terms: answers.survey.terms,
    stores: answers.stores,
    validUntil: known.length === 0 ? undefined : Math.min(...known),
  }
}

export function withoutWishes(
  wishes: readonly ListWish[],
  asked: readonly ListWish[],
): readonly ListWish[] {
  const known = new Set(asked.map(listKey))
  return wishes.filter((wish) => !known.has(listKey(wish)))
}
