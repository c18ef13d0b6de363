import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { assetIds } from './folder-shapes.ts'

export const removeAssets = defineCall({
  name: 'removeAssets',
  summary:
    'Puts several pictures or files into the trash. Whatever showed them shows nothing in their place.',
  audience: 'owner',
  needs: 'files.upload',
  method: 'POST',
  path: '/s/:siteId/api/assets/remove',
  params: siteParams,
  input: z.object({ assetIds }),
  /** Entries of the trash, by which they are put back. */
  output: z.object({ trashIds: z.array(id) }),
})
