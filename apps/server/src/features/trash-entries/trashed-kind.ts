import type { RestoredThing } from '@sitewright/api/trash/restore-trash-entry'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import type { Entry } from './trash-table.ts'

/** Outcome of putting something back, beside what its entry says. */
export type Restored = Pick<RestoredThing, 'isLive' | 'newAddress' | 'newSkus'>

export interface RestoreOptions {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Products that a store page of this server may hold. */
  readonly productsPerStore: number
}

/** A kind of thing in the trash, as its own feature answers for it. Entries were taken out of the trash beforehand. */
export interface TrashedKind {
  restore(site: SiteTx, entry: Entry, options: RestoreOptions): Promise<Restored>
  /** Removes things for good; a fixed number of statements, however many they are. */
  forget(site: SiteTx, thingIds: readonly Id[]): Promise<void>
}
