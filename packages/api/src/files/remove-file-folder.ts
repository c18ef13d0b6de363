import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeFileFolder = defineCall({
  name: 'removeFileFolder',
  summary:
    'Removes a folder of the library. Files and folders in it go one level up; none is removed.',
  audience: 'owner',
  needs: 'files.upload',
  method: 'DELETE',
  path: '/s/:siteId/api/file-folders/:folderId',
  params: siteParams.extend({ folderId: id }),
  output: done,
})
