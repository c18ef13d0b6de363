import { MAX_EMBED_ADDRESS } from '@sitewright/core/embeds/embed-address'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const createEmbed = defineCall({
  name: 'createEmbed',
  summary:
    'Asks the service that has the video, song or form at an address for its title, size and still, which becomes a picture of the site.',
  audience: 'owner',
  needs: 'files.upload',
  method: 'POST',
  path: '/s/:siteId/api/embeds',
  params: siteParams,
  input: z.object({
    /** An address, or the code of a frame. */
    address: z.string().trim().min(1).max(MAX_EMBED_ADDRESS),
  }),
  output: z.object({
    provider: z.string(),
    /** The value of a block's field of the kind `embed`. */
    embed: z.object({
      address: z.string(),
      frame: z.string(),
      title: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      pictureId: z.string(),
    }),
    /** The reason why not all could be found; empty when it was. */
    problem: z.string(),
  }),
})
