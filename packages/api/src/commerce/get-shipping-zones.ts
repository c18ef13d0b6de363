import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { shippingZones } from './zone-shapes.ts'

export const getShippingZones = defineCall({
  name: 'getShippingZones',
  summary: 'Where the store delivers, and what each way to deliver costs.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/shipping-zones',
  params: siteParams,
  output: z.object({ zones: shippingZones }),
})
