import { getPlace as contract } from '@sitewright/api/places/get-place'
import * as z from 'zod'
import { ownerCall } from '../../platform/http/route.ts'
import { askGoogle } from './ask-google.ts'

const answer = z.object({
  result: z.object({
    formatted_address: z.string().default(''),
    geometry: z.object({
      location: z.object({
        lat: z.number().min(-90).max(90),
        lng: z.number().min(-180).max(180),
      }),
    }),
  }),
})

export const getPlace = ownerCall(contract, async (input, request) => {
  const { placeId, productPage, productSection } = input
  request.raw.log.info({ productPage, productSection }, 'A place is looked up')
  const query = { place_id: placeId, fields: 'formatted_address,geometry/location' }
  const { result } = await askGoogle('details', query, answer, request)
  const { lat, lng } = result.geometry.location
  return { address: result.formatted_address.slice(0, 500), latitude: lat, longitude: lng }
})
