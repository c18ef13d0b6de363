import { MAX_REFUND_REASON } from '@sitewright/core/commerce/refunds'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, minor, siteParams } from '../fields.ts'
import { order } from './shapes.ts'

export const cancelOrder = defineCall({
  name: 'cancelOrder',
  summary: 'Cancels an order of which nothing was sent; what was paid for it goes back.',
  audience: 'owner',
  needs: 'orders.edit',
  method: 'PUT',
  path: '/s/:siteId/api/orders/:orderId/cancelled',
  params: siteParams.extend({ orderId: id }),
  input: z
    .object({
      /** Money that goes back, as its owner was told; absent for an order that is not paid. */
      givesBackMinor: minor.optional(),
      /** Whether what was bought is for sale again; always so for an order that was not paid. */
      restocks: z.boolean().default(true),
      /** Reason for the order's history; may be empty. */
      reason: z.string().trim().max(MAX_REFUND_REASON).default(''),
      /** Whether the customer of a paid order gets a mail, once the money is on its way. */
      tellsCustomer: z.boolean().default(true),
    })
    .default({ restocks: true, reason: '', tellsCustomer: true }),
  output: z.object({ order }),
})
