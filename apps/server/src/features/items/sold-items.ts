import type { Id } from '@sitewright/core/id'
import type { RawBuilder } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'

/** The store's door: what only it knows of items that are sold. Whoever asks for items that may be sold hands it in. */
export interface SoldItems {
  /** For lists by price: a join on the row called `item`, and what is compared then. */
  readonly price: { readonly join: RawBuilder<unknown>; readonly value: RawBuilder<unknown> }
  /** Words of each item that searches find it by, such as SKUs. One statement; none for no ids. */
  words(site: SiteTx, itemIds: readonly Id[]): Promise<ReadonlyMap<Id, readonly string[]>>
  /** Whether one of an upload's names is in what the store keeps of the row called `item`. */
  shows(names: readonly string[]): RawBuilder<boolean>
}
