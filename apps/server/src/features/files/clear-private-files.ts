import type { Job } from '../../platform/background/jobs.ts'
import { findPrivateFile, privateFolder } from './private-file-table.ts'

export const CLEAR_PRIVATE_FILES = { name: 'clear-private-files', maxAttempts: 10 } as const

/** Removes the bytes of a private file that is gone, or of its replaced versions. */
export const clearPrivateFiles: Job = {
  ...CLEAR_PRIVATE_FILES,
  lane: 'rest',
  run: async ({ siteId, id }, { files, database }) => {
    const row = await database.inSite(siteId, (site) => findPrivateFile(site, id))
    const folder = privateFolder(id)
    for (const name of await files.list(siteId, folder)) {
      if (!row || name !== `v${row.version}`) await files.remove(siteId, `${folder}/${name}`)
    }
    if (!row) await files.remove(siteId, folder)
  },
}
