/**
 * Housekeeping: removes what is kept only for a time, on a schedule. Any node may do it; the table `housekeeping` says who
 * began last, so that one does.
 */

import type { Id } from '@sitewright/core/id'
import { type Kysely, sql } from 'kysely'
import type { App } from '../app.ts'
import type { SiteTx } from '../database.ts'
import type { Migrations } from '../db/migrate.ts'
import type { Tables } from '../db/tables.ts'
import { openGlobalTable } from '../db/tenant-table.ts'
import type { Keep } from './retention.ts'

/** One kind of row that is removed after a time. A run removes `atOnce` rows at most and is repeated while it finds that many. */
export interface Chore {
  /** Noun in the plural, for the log: `abandoned carts`. */
  readonly name: string
  /** Removes rows of one site, in a transaction of that site; gives how many it removed. */
  readonly ofSite?: (site: SiteTx, order: ChoreOrder) => Promise<number>
  /** Removes rows of global tables; gives how many it removed. */
  readonly ofPlatform?: (db: Kysely<Tables>, order: ChoreOrder) => Promise<number>
}

export interface ChoreOrder {
  readonly keep: Keep
  readonly now: Date
  /** Most rows that one run may remove, so that no transaction is long. */
  readonly atOnce: number
}

export interface Housekeeper {
  start(): void
  /** Does everything that is due for removal now, whoever did it last; for tests and by hand. */
  run(): Promise<Readonly<Record<string, number>>>
  stop(): Promise<void>
}

interface HousekeepingTable {
  one: boolean
  begun_at: Date
}

declare module '../db/tables.ts' {
  interface Tables {
    housekeeping: HousekeepingTable
  }
}

export const housekeepingMigrations: Migrations = {
  '0581-platform-housekeeping': async (db) => {
    await sql`
      CREATE TABLE housekeeping (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        begun_at timestamptz NOT NULL
      )`.execute(db)
    await sql`INSERT INTO housekeeping VALUES (true, now() - interval '10 years')`.execute(db)
    await openGlobalTable(db, 'housekeeping')
  },
}

/** Batch size: rows that one run of a chore removes at most, so that its transaction is short. */
const AT_ONCE = 500
const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
/** Milliseconds between two looks of a node at whether a round is due. */
const LOOK_EVERY_MS = 10 * 60 * 1000

/** Days before `now`. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

export function createHousekeeper(app: App, chores: readonly Chore[]): Housekeeper {
  const { config, clock, log } = app
  let isStopping = false
  let looking: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()

  const run = async () => {
    const removed: Record<string, number> = {}
    const order = { keep: config.keep, now: new Date(clock.now()), atOnce: AT_ONCE }
    for (const chore of chores) {
      const count = await perform(app, chore, order, () => isStopping)
      if (count > 0) removed[chore.name] = count
    }
    if (Object.keys(removed).length > 0) log.info({ removed }, 'Removed what was kept long enough')
    return removed
  }
  const look = async () => {
    if (await isDue(app)) await run()
  }
  const lookSafely = () => {
    running = running.then(look).catch((error) => {
      log.warn({ err: error }, 'Housekeeping did not get through; it goes on next time')
    })
  }
  return {
    run,
    start: () => {
      if (config.housekeepingHours === 0) return
      lookSafely()
      looking = setInterval(lookSafely, LOOK_EVERY_MS)
      looking.unref()
    },
    stop: async () => {
      isStopping = true
      clearInterval(looking)
      await running
    },
  }
}

/** Compare-and-set: true for the one node that finds the round due first. */
async function isDue({ database, config, clock }: App): Promise<boolean> {
  const now = new Date(clock.now())
  const { numUpdatedRows } = await database.global
    .updateTable('housekeeping')
    .set({ begun_at: now })
    .where('begun_at', '<=', new Date(now.getTime() - config.housekeepingHours * HOUR_MS))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function perform(
  { database }: App,
  { ofSite, ofPlatform }: Chore,
  order: ChoreOrder,
  isStopping: () => boolean,
): Promise<number> {
  let count = 0
  const repeat = async (once: () => Promise<number>) => {
    let found = order.atOnce
    while (found >= order.atOnce && !isStopping()) {
      found = await once()
      count += found
    }
  }
  if (ofPlatform) await repeat(() => ofPlatform(database.global, order))
  if (ofSite) {
    for await (const id of siteIds(database.global)) {
      if (isStopping()) break
      await repeat(() => database.inSite(id, (site) => ofSite(site, order)))
    }
  }
  return count
}

/** Ids of all sites, read a thousand at a time. */
async function* siteIds(db: Kysely<Tables>): AsyncGenerator<Id> {
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('site')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(1_000)
      .execute()
    for (const { id } of rows) yield id
    const next = rows.at(-1)?.id
    if (next === undefined) return
    last = next
  }
}
