import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { assetIds, folderId } from './folder-shapes.ts'

export const moveAssets = defineCall({
  name: 'moveAssets',
  summary: 'Puts files of the library into a folder, or at the top. Their addresses stay.',
  audience: 'owner',
  needs: 'files.upload',
  method: 'POST',
  path: '/s/:siteId/api/assets/move',
  params: siteParams,
  input: z.object({ assetIds, folderId }),
  output: z.object({ count: z.number().int() }),
})
