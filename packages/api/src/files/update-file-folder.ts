import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'
import { folderId, folderName } from './folder-shapes.ts'

export const updateFileFolder = defineCall({
  name: 'updateFileFolder',
  summary:
    'Gives a folder of the library another name, or puts it into another folder with all that is in it.',
  audience: 'owner',
  needs: 'files.upload',
  method: 'PATCH',
  path: '/s/:siteId/api/file-folders/:folderId',
  params: siteParams.extend({ folderId: id }),
  input: z.object({ name: folderName.optional(), parentId: folderId.optional() }),
  output: done,
})
