import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { asset, focalPoint } from './shapes.ts'

export const MAX_ALT_TEXT = 500

export const updateAsset = defineCall({
  name: 'updateAsset',
  summary:
    'Changes what a file is called, what a picture says to those who do not see it, or what of it stays in view, wherever it is shown.',
  audience: 'owner',
  needs: 'files.upload',
  method: 'PATCH',
  path: '/s/:siteId/api/assets/:assetId',
  params: siteParams.extend({ assetId: id }),
  input: z.object({
    altText: z.string().trim().max(MAX_ALT_TEXT).optional(),
    /** A picture that gets a description is decorative no more. */
    isDecorative: z.boolean().optional(),
    filename: z.string().max(1000).optional(),
    focalPoint: focalPoint.optional(),
  }),
  output: z.object({ asset }),
})
