/**
 * Adds the people of a file, a part in each transaction, which takes the part out: a job that is begun again goes on where it was.
 * Nobody is subscribed by it who has left or was erased, also since the file was read.
 */

import type { App } from '../../../platform/app.ts'
import type { Job, JobHeader } from '../../../platform/background/jobs.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { addressHash, erasedAmong } from '../erased-addresses.ts'
import { consentByOwner } from '../owner-consent.ts'
import {
  addImported,
  endImport,
  findImport,
  type ImportRow,
  noteProgress,
  takePart,
} from './import-table.ts'

export const IMPORT_SUBSCRIBERS = { name: 'import-subscribers', maxAttempts: 25 } as const

export const importSubscribers: Job = { ...IMPORT_SUBSCRIBERS, lane: 'rest', run }

async function run({ siteId, id }: JobHeader, app: App): Promise<void> {
  let isGoingOn = true
  while (isGoingOn) {
    isGoingOn = await app.database.inSite(siteId, async (site) => {
      const found = await findImport(site, id)
      return found?.state === 'running' && (await addPart(app, site, found))
    })
  }
}

/** False after the last part. */
async function addPart(app: App, site: SiteTx, { id, listId, proof }: ImportRow): Promise<boolean> {
  const part = await takePart(site, id)
  if (!part) {
    await endImport(site, id)
    return false
  }
  const now = new Date(app.clock.now())
  const hashed = part.map((row) => [addressHash(app.keys, site.id, row.email), row] as const)
  const erased = await erasedAmong(
    site,
    hashed.map(([hash]) => hash),
  )
  const rows = hashed.flatMap(([hash, row]) => (erased.has(hash) ? [] : [row]))
  const consent = consentByOwner({ source: 'import', proof, now })
  const added = await addImported(site, { listId, consent, rows, now })
  await noteProgress(site, id, { done: part.length, added })
  return true
}
