import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const listPlaces = defineCall({
  name: 'listPlaces',
  summary: 'Places that begin like what was typed, as Google knows them; needs the site’s own key.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'GET',
  path: '/s/:siteId/api/google-maps/places/autocomplete',
  params: siteParams,
  query: z.object({ input: z.string().trim().min(2).max(200) }),
  output: z.object({ places: z.array(z.object({ placeId: z.string(), description: z.string() })) }),
})
