import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const getPlace = defineCall({
  name: 'getPlace',
  summary: 'Address and coordinates of a place, as Google knows it; needs the site’s own key.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'GET',
  path: '/s/:siteId/api/google-maps/places/details',
  params: siteParams,
  query: z.object({
    placeId: z.string().regex(/^[\w-]{1,300}$/, 'That is not the id of a place.'),
    /** Tracking context: where in the product it is asked. It is written to the log alone. */
    productPage: z.string().trim().min(1).max(100),
    productSection: z.string().trim().min(1).max(100),
  }),
  output: z.object({
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
})
