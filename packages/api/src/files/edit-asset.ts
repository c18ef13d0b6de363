import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { asset, pictureEdit } from './shapes.ts'

export const editAsset = defineCall({
  name: 'editAsset',
  summary:
    'Turns, straightens, crops, lightens or darkens a picture wherever it is shown. It is an edit of the picture as it was uploaded, which is kept; one that changes nothing brings that back.',
  audience: 'owner',
  needs: 'files.upload',
  method: 'POST',
  path: '/s/:siteId/api/assets/:assetId/edit',
  params: siteParams.extend({ assetId: id }),
  input: z.object({
    edit: pictureEdit,
    /** Path of the picture that the edit was made of; another says that somebody changed it meanwhile. */
    path: z.string().max(1000),
  }),
  output: z.object({ asset }),
})
