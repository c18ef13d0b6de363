/** Erases sites for good once their owner can no longer take the deletion back: first rows, then files, then the site itself. */

import type { Id } from '@sitewright/core/id'
import { erasedFrom } from '@sitewright/core/site/deleted-site'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Chore } from '../../platform/background/housekeeping.ts'
import { enqueueGlobal, type Job } from '../../platform/background/jobs.ts'
import { announceChange } from '../../platform/events.ts'
import { lockSite, siteWithId } from '../sites/index.ts'

const ERASE_SITE = { name: 'erase-site', maxAttempts: 10 } as const

/** Rows that one transaction deletes at most, so that none is long. */
const ROWS_AT_ONCE = 2_000

/** Sites for which one round of housekeeping begins: the others wait for the next. */
const SITES_AT_ONCE = 50

/** A site that could not be erased is tried again by the next round, until its own row is gone. */
export const eraseSites: Chore = {
  name: 'deleted sites',
  ofPlatform: async (db, { now }) => {
    const rows = await db
      .selectFrom('site')
      .select(['id', 'removed_at'])
      .where('removed_at', 'is not', null)
      .orderBy('removed_at')
      .limit(SITES_AT_ONCE)
      .execute()
    const due = rows.filter(({ removed_at }) => isDue(removed_at?.getTime(), now.getTime()))
    for (const { id } of due) await enqueueGlobal(db, ERASE_SITE, { id })
    // They are not removed yet, and a round goes on while it finds as many as it may remove.
    return 0
  },
}

export const eraseSite: Job = {
  ...ERASE_SITE,
  lane: 'rest',
  run: async ({ id }, app) => {
    const site = await siteWithId(app.database.global, id)
    if (!isDue(site?.removedAt, app.clock.now())) return
    if (!(await eraseRows(app, id))) return
    await app.files.removeAll(id)
    await app.database.inSite(id, async (tx) => {
      await announceChange(tx)
      // Its people and its domains go with it, by their foreign keys.
      await tx.db
        .deleteFrom('site')
        .where('id', '=', id)
        .where('removed_at', 'is not', null)
        .execute()
    })
  },
}

function isDue(removedAt: number | undefined, now: number): boolean {
  return removedAt !== undefined && erasedFrom(removedAt) <= now
}

/** False where the site came back at the last moment, before any of it was gone. */
async function eraseRows({ database, clock }: App, id: Id): Promise<boolean> {
  for (;;) {
    const left = await database.inSite(id, async (tx) => {
      // The call that takes the deletion back holds the same lock.
      const { removedAt } = await lockSite(tx)
      if (!isDue(removedAt, clock.now())) return undefined
      const { rows } = await sql<{ count: number }>`
        SELECT sitewright_erase_site(${ROWS_AT_ONCE}::int) AS count`.execute(tx.db)
      return rows[0]?.count ?? 0
    })
    if (!left) return left === 0
  }
}
