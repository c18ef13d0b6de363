import { createFileFolder as contract } from '@sitewright/api/files/create-file-folder'
import { MAX_FOLDERS } from '@sitewright/core/files/file-folders'
import { newId } from '@sitewright/core/id'
import { ownerCall } from '../../../platform/http/route.ts'
import { lockFiles } from '../asset-table.ts'
import { fail } from '../errors.ts'
import { fileFolders, insertFolder } from './folder-table.ts'
import { requirePlace } from './place-folder.ts'

export const createFileFolder = ownerCall(contract, async ({ name, parentId }, { inSite }) =>
  inSite(async (site) => {
    await lockFiles(site)
    const folders = await fileFolders(site)
    const folder = { id: newId(), parentId, name }
    requirePlace(folders, folder, true)
    if (folders.length >= MAX_FOLDERS) throw fail('tooManyFolders')
    await insertFolder(site, folder)
    return { folder: { ...folder, fileCount: 0 } }
  }),
)
