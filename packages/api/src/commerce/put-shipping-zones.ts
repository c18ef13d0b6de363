import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { shippingZones } from './zone-shapes.ts'

export const putShippingZones = defineCall({
  name: 'putShippingZones',
  summary: 'Changes where the store delivers, and what each way to deliver costs.',
  audience: 'owner',
  needs: 'commerce.settings',
  flag: 'commerce',
  method: 'PUT',
  path: '/s/:siteId/api/shipping-zones',
  params: siteParams,
  input: z.object({ zones: shippingZones }),
  output: z.object({ zones: shippingZones }),
})
