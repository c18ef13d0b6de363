import { defineCall } from '../call.ts'
import { id, siteParams, trashed } from '../fields.ts'

export const removeAsset = defineCall({
  name: 'removeAsset',
  summary: 'Puts a picture or file into the trash. Whatever showed it shows nothing in its place.',
  audience: 'owner',
  needs: 'files.upload',
  method: 'DELETE',
  path: '/s/:siteId/api/assets/:assetId',
  params: siteParams.extend({ assetId: id }),
  output: trashed,
})
