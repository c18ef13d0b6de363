import type { Id } from '@sitewright/core/id'

export interface ItemLikeTable {
  website_id: Id
  item_id: Id
  /** Hash of the visitor: of their id where they allowed that, else one that nobody can make again after its day. */
  who: string
  /** The day of a daily hash; null for one that lasts. */
  day: string | null
}

/** Random salt of one day, which is deleted after it: what was hashed with it cannot be traced any more. */
export interface DailySaltTable {
  website_id: Id
  /** `2026-11-26`, in UTC. */
  day: string
  salt: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    item_like: ItemLikeTable
    daily_salt: DailySaltTable
  }
}
