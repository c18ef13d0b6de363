import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { fileFolder } from './folder-shapes.ts'

export const listFileFolders = defineCall({
  name: 'listFileFolders',
  summary: 'The folders of the library of pictures and files, by their names.',
  audience: 'owner',
  needs: 'files.view',
  method: 'GET',
  path: '/s/:siteId/api/file-folders',
  params: siteParams,
  output: z.object({ folders: z.array(fileFolder) }),
})
