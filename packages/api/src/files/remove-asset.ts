import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeAsset = defineCall({
  name: 'removeAsset',
  summary: 'Deletes a picture or file for good. Whatever showed it shows nothing in its place.',
  audience: 'owner',
  needs: 'files.upload',
  method: 'DELETE',
  path: '/s/:siteId/api/assets/:assetId',
  params: siteParams.extend({ assetId: id }),
  output: done,
})
