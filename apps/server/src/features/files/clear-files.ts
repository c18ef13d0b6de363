import type { Job } from '../../platform/background/jobs.ts'
import { foldersOf, versionName } from './asset-files.ts'
import { findAssets } from './asset-table.ts'

/** Removes the bytes of an asset that is gone, or those that others have taken the place of. */
export const clearFiles: Job = {
  name: 'clear-files',
  maxAttempts: 10,
  lane: 'pictures',
  run: async ({ siteId, id }, { files, database }) => {
    const [row] = await database.inSite(siteId, (site) => findAssets(site, [id]))
    // It was replaced once at least, or this job would not be.
    const kept = row && versionName(row.version)
    for (const folder of foldersOf(id)) {
      for (const name of await files.list(siteId, folder)) {
        if (name !== kept) await files.remove(siteId, `${folder}/${name}`)
      }
      if (!row) await files.remove(siteId, folder)
    }
  },
}
