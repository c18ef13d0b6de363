import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { fileFolder, folderId, folderName } from './folder-shapes.ts'

export const createFileFolder = defineCall({
  name: 'createFileFolder',
  summary: 'Adds a folder to the library, at the top or in another folder.',
  audience: 'owner',
  needs: 'files.upload',
  method: 'POST',
  path: '/s/:siteId/api/file-folders',
  params: siteParams,
  input: z.object({ name: folderName, parentId: folderId.default(null) }),
  output: z.object({ folder: fileFolder }),
})
