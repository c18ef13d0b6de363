import type { Job } from '../../platform/background/jobs.ts'
import { foldersOf, versionName } from './asset-files.ts'
import { keptVersions } from './asset-table.ts'

/** Removes the bytes of a deleted asset, or of replaced versions. */
export const clearFiles: Job = {
  name: 'clear-files',
  maxAttempts: 10,
  lane: 'rest',
  run: async ({ siteId, id }, { files, database }) => {
    const versions = await database.inSite(siteId, (site) => keptVersions(site, id))
    // The first version has no folder of its own; its picture as it was uploaded may be kept.
    const kept = new Set(versions.flatMap((one) => [versionName(one), one === 1 ? 'original' : '']))
    for (const folder of foldersOf(id)) {
      for (const name of await files.list(siteId, folder)) {
        if (!kept.has(name)) await files.remove(siteId, `${folder}/${name}`)
      }
      if (versions.length === 0) await files.remove(siteId, folder)
    }
  },
}
