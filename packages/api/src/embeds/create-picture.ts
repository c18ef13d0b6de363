import { MAX_PICTURE_ADDRESS } from '@sitewright/core/links/picture-address'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

export const createPicture = defineCall({
  name: 'createPicture',
  summary: 'Fetches the picture at an address on the web and keeps it among those of the site.',
  audience: 'owner',
  needs: 'files.upload',
  method: 'POST',
  path: '/s/:siteId/api/pictures',
  params: siteParams,
  input: z.object({ address: z.string().trim().min(1).max(MAX_PICTURE_ADDRESS) }),
  output: z.object({ pictureId: id }),
})
