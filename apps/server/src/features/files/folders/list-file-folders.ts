import { listFileFolders as contract } from '@sitewright/api/files/list-file-folders'
import { ownerCall } from '../../../platform/http/route.ts'
import { fileFolders } from './folder-table.ts'

export const listFileFolders = ownerCall(contract, async (_input, { inSite }) => ({
  folders: await inSite(fileFolders),
}))
