import { removeFileFolder as contract } from '@sitewright/api/files/remove-file-folder'
import { foldersIn, freeFolderName } from '@sitewright/core/files/file-folders'
import { ownerCall } from '../../../platform/http/route.ts'
import { lockFiles } from '../asset-table.ts'
import { fail } from '../errors.ts'
import { dissolveFolder, fileFolders, saveFolder } from './folder-table.ts'

export const removeFileFolder = ownerCall(contract, async ({ folderId }, { inSite }) =>
  inSite(async (site) => {
    await lockFiles(site)
    const folders = await fileFolders(site)
    const folder = folders.find(({ id }) => id === folderId)
    if (!folder) throw fail('folderMissing')
    await dissolveFolder(site, folder)
    const { parentId } = folder
    const beside = foldersIn(folders, parentId).filter(({ id }) => id !== folderId)
    const taken = beside.map(({ name }) => name)
    for (const { id, name } of foldersIn(folders, folderId)) {
      const free = freeFolderName(taken, name)
      if (free !== name) await saveFolder(site, { id, parentId, name: free })
      taken.push(free)
    }
    return { ok: true as const }
  }),
)
