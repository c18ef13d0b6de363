import type { Job } from '../../platform/background/jobs.ts'
import { foldersOf, versionName } from './asset-files.ts'
import { keptVersion } from './asset-table.ts'

/** Removes the bytes of a deleted asset, or of replaced versions. */
export const clearFiles: Job = {
  name: 'clear-files',
  maxAttempts: 10,
  lane: 'rest',
  run: async ({ siteId, id }, { files, database }) => {
    const version = await database.inSite(siteId, (site) => keptVersion(site, id))
    // The asset was replaced at least once, or this job would not run.
    const kept = version === undefined ? undefined : versionName(version)
    for (const folder of foldersOf(id)) {
      for (const name of await files.list(siteId, folder)) {
        if (name !== kept) await files.remove(siteId, `${folder}/${name}`)
      }
      if (version === undefined) await files.remove(siteId, folder)
    }
  },
}
