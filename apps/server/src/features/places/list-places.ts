import { listPlaces as contract } from '@sitewright/api/places/list-places'
import * as z from 'zod'
import { ownerCall } from '../../platform/http/route.ts'
import { askGoogle } from './ask-google.ts'

const answer = z.object({
  predictions: z
    .array(z.object({ place_id: z.string().max(300), description: z.string() }))
    .default([]),
})

export const listPlaces = ownerCall(contract, async ({ input }, request) => {
  const { predictions } = await askGoogle('autocomplete', { input }, answer, request)
  return {
    places: predictions.slice(0, 10).map(({ place_id, description }) => ({
      placeId: place_id,
      description: description.slice(0, 500),
    })),
  }
})
