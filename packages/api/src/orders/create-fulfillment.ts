import { isTrackingPage } from '@sitewright/core/commerce/carriers'
import { MAX_QUANTITY } from '@sitewright/core/commerce/quantity'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { order } from './shapes.ts'

export const createFulfillment = defineCall({
  name: 'createFulfillment',
  summary:
    'Marks what is left of an order, or some units of it, as sent; of an order that is picked up, as ready for that.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'POST',
  path: '/s/:siteId/api/orders/:orderId/fulfillments',
  params: siteParams.extend({ orderId: id }),
  input: z.object({
    /** Absent for everything that is left. */
    units: z
      .array(z.object({ lineId: id, quantity: z.number().int().min(1).max(MAX_QUANTITY) }))
      .min(1)
      .max(200)
      .refine(areOncePerLine, 'Name each line once.')
      .optional(),
    /** A carrier of `core/commerce/carriers.ts`, or any other name; may be empty. */
    carrier: z.string().trim().max(100).default(''),
    trackingNumber: z.string().trim().max(100).default(''),
    /** Page to follow the parcel; made from the number if it is empty and the carrier is known. */
    trackingUrl: z
      .string()
      .trim()
      .max(2000)
      .refine((url) => url === '' || isTrackingPage(url), 'Enter an address like https://…')
      .default(''),
    /** Whether the customer gets a mail about it. */
    tellsCustomer: z.boolean().default(true),
  }),
  output: z.object({ order }),
})

function areOncePerLine(units: readonly { readonly lineId: string }[]): boolean {
  return new Set(units.map(({ lineId }) => lineId)).size === units.length
}
