import type { Id } from '@sitewright/core/id'
import type { RawBuilder } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'

/** The store's part of items, passed in by callers that ask for items that may be sold. */
export interface SoldItems {
  /** SQL for lists by price: a join on the row called `item`, and the value to sort by. */
  readonly price: { readonly join: RawBuilder<unknown>; readonly value: RawBuilder<unknown> }
  /** SQL for filters: a join of the row called `item` on its variants that are for sale, and facts about each of them. */
  readonly offers: {
    readonly join: RawBuilder<unknown>
    /** Today's price in minor units. */
    readonly price: RawBuilder<unknown>
    /** Whether at least one unit can be bought. */
    readonly isAvailable: RawBuilder<unknown>
    /** JSON object of option values by the options' names. */
    readonly attributes: RawBuilder<unknown>
    readonly position: RawBuilder<unknown>
    /** Minor units of one unit of the site's currency. */
    minorUnits(siteId: Id): RawBuilder<unknown>
  }
  /** SQL for filters that ask nothing of single variants: facts about all variants of the row called `item`, joined as for prices. */
  readonly kept: {
    readonly lowest: RawBuilder<unknown>
    /** Null for an item without variants. */
    readonly highest: RawBuilder<unknown>
    /** JSON array of the values of options: `[name, value, place of the first variant with it]`. */
    readonly values: RawBuilder<unknown>
    /** Ids of the site's items of which no variant can be bought. */
    soldOut(siteId: Id): RawBuilder<unknown>
  }
  /** Words of each item that searches find it by, such as SKUs. One statement; none for no ids. */
  words(site: SiteTx, itemIds: readonly Id[]): Promise<ReadonlyMap<Id, readonly string[]>>
  /** SQL that says whether the store's data of the row called `item` uses an upload under one of its names. */
  shows(names: readonly string[]): RawBuilder<boolean>
}
