import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Job } from '../../platform/background/jobs.ts'
import type { SiteTx } from '../../platform/database.ts'
import { soldItems } from '../commerce/index.ts'
import { livePageEntries } from '../content/index.ts'
import { itemEntriesAfter } from '../items/index.ts'
import {
  forgetEntriesBefore,
  holdIndexAlone,
  indexEntries,
  REBUILD_SEARCH,
  type SearchEntry,
} from '../search-index/index.ts'

/** Entries of one transaction: few enough that others who save something meanwhile hardly wait. */
const BATCH = 200

/** Rebuilds a site's whole index in batches; searches find the old entries until each batch is written. */
export const rebuildSearch: Job = {
  ...REBUILD_SEARCH,
  lane: 'rest',
  run: async ({ siteId }, app) => {
    const began = await app.database.inSite(siteId, timeOf)
    await inTurn(app, siteId, async (site) => ({
      entries: await livePageEntries(site),
      last: undefined,
    }))
    await inTurn(app, siteId, (site, after) =>
      itemEntriesAfter(site, after, { limit: BATCH, sold: soldItems }),
    )
    await app.database.inSite(siteId, async (site) => {
      await holdIndexAlone(site)
      await forgetEntriesBefore(site, began)
    })
  },
}

type Part = (
  site: SiteTx,
  after: Id | undefined,
) => Promise<{ entries: SearchEntry[]; last: Id | undefined }>

async function inTurn(app: App, siteId: Id, read: Part): Promise<void> {
  let after: Id | undefined
  do {
    after = await app.database.inSite(siteId, async (site) => {
      await holdIndexAlone(site)
      const { entries, last } = await read(site, after)
      await indexEntries(site, entries)
      return last
    })
  } while (after !== undefined)
}

async function timeOf({ db }: SiteTx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db)
  return rows[0]?.now ?? new Date(0)
}
