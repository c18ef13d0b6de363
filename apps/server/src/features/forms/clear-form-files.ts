/** Removes files that nobody sent, and those of answers that are gone. */

import type { Chore } from '../../platform/background/housekeeping.ts'
import { enqueue, type Job } from '../../platform/background/jobs.ts'
import type { SiteTx } from '../../platform/database.ts'
import { removePrivateFile } from '../files/index.ts'
import { forgetOrphans, forgetUnsent } from './form-file-table.ts'

/** Milliseconds after which a file that was not sent is removed: longer than anyone fills in a form. */
const UNSENT_MS = 6 * 60 * 60 * 1000

const CLEAR_UNSENT = { name: 'clear-unsent-form-file', maxAttempts: 10 } as const
const CLEAR_ORPHANS = { name: 'clear-files-of-gone-answers', maxAttempts: 10 } as const
/** Batch size: files that one transaction removes. */
const AT_ONCE = 200

export async function removeUnlessSent(site: SiteTx, fileId: string, now: number): Promise<void> {
  await enqueue(site, CLEAR_UNSENT, { id: fileId, runAt: now + UNSENT_MS })
}

/** For whoever removes answers, in the same transaction. */
export async function removeFilesOfGone(site: SiteTx): Promise<void> {
  await enqueue(site, CLEAR_ORPHANS, { id: site.id, key: `${CLEAR_ORPHANS.name}|${site.id}` })
}

export const clearUnsentFormFile: Job = {
  ...CLEAR_UNSENT,
  lane: 'rest',
  run: ({ siteId, id }, { database }) =>
    database.inSite(siteId, async (site) => {
      if (await forgetUnsent(site, id)) await removePrivateFile(site, id)
    }),
}

export const clearFilesOfGoneAnswers: Job = {
  ...CLEAR_ORPHANS,
  lane: 'rest',
  run: async ({ siteId }, { database }) => {
    let found = AT_ONCE
    while (found >= AT_ONCE) {
      found = await database.inSite(siteId, (site) => clearOrphans(site, AT_ONCE))
    }
  },
}

/** Safety net: answers also go with their form, by retention and with others at once. */
export const clearOrphanedFiles: Chore = {
  name: 'files of answers that are gone',
  ofSite: (site, { atOnce }) => clearOrphans(site, Math.min(atOnce, AT_ONCE)),
}

async function clearOrphans(site: SiteTx, atOnce: number): Promise<number> {
  const ids = await forgetOrphans(site, atOnce)
  for (const id of ids) await removePrivateFile(site, id)
  return ids.length
}
