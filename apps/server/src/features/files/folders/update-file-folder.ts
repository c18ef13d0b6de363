import { updateFileFolder as contract } from '@sitewright/api/files/update-file-folder'
import { ownerCall } from '../../../platform/http/route.ts'
import { lockFiles } from '../asset-table.ts'
import { fail } from '../errors.ts'
import { fileFolders, saveFolder } from './folder-table.ts'
import { requirePlace } from './place-folder.ts'

export const updateFileFolder = ownerCall(
  contract,
  async ({ folderId, name, parentId }, { inSite }) =>
    inSite(async (site) => {
      await lockFiles(site)
      const folders = await fileFolders(site)
      const before = folders.find(({ id }) => id === folderId)
      if (!before) throw fail('folderMissing')
      const after = {
        id: folderId,
        name: name ?? before.name,
        parentId: parentId === undefined ? before.parentId : parentId,
      }
      requirePlace(folders, after, false)
      await saveFolder(site, after)
      return { ok: true as const }
    }),
)
