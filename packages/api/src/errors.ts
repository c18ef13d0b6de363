/** The envelope of every refusal on visitor and owner calls (specification §7, §8). */

import * as z from 'zod'
import { cart } from './cart/shapes.ts'
import { minor } from './fields.ts'

export const errorEnvelope = z.object({
  message: z.string(),
  status: z.number().int(),
  code: z.string(),
  crumbFail: z.boolean().optional(),
  /** Messages by field id. */
  errors: z.record(z.string(), z.string()).optional(),
  /** Units a shopper can still get, for refusals about stock. */
  available: z.number().int().optional(),
  /** The current cart, if paying was refused for its content or its total. */
  cart: cart.optional(),
  /** The total of that cart: `agreedTotalMinor` of the next try, once the shopper has seen it. */
  totalMinor: minor.optional(),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
