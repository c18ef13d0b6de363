import { MAX_QUANTITY } from '@sitewright/core/commerce/quantity'
import { MAX_REFUND_REASON } from '@sitewright/core/commerce/refunds'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, minor, siteParams } from '../fields.ts'
import { areOncePerLine } from './once-per-line.ts'
import { order } from './shapes.ts'

/** Everything that is left goes back where neither units nor an amount are named. */
export const createRefund = defineCall({
  name: 'createRefund',
  summary: 'Gives money of an order back: all that is left, some units of it, or an amount.',
  audience: 'owner',
  needs: 'orders.refund',
  method: 'POST',
  path: '/s/:siteId/api/orders/:orderId/refunds',
  params: siteParams.extend({ orderId: id }),
  input: z.object({
    units: z
      .array(
        z.object({
          lineId: id,
          quantity: z.number().int().min(1).max(MAX_QUANTITY),
          /** Whether these come back into stock. */
          restocks: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(200)
      .refine(areOncePerLine, 'Name each line once.')
      .optional(),
    /** The amount that goes back in total; absent for what the units cost. */
    amountMinor: minor.min(1, 'Enter an amount above zero.').optional(),
    /** Whether everything comes back into stock, where no units are named and all that is left goes back. */
    restocks: z.boolean().default(false),
    /** Reason for the order's history; may be empty. */
    reason: z.string().trim().max(MAX_REFUND_REASON).default(''),
    /** Whether the customer gets a mail, once the money is on its way. */
    tellsCustomer: z.boolean().default(true),
  }),
  output: z.object({ order }),
})
