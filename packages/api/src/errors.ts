/** The envelope of every refusal on visitor and owner calls (specification §7, §8). */

import * as z from 'zod'
import { cart } from './cart/shapes.ts'
import { pageDocument } from './content/shapes.ts'
import { siteDraft } from './content/site-draft.ts'
import { minor } from './fields.ts'

export const errorEnvelope = z.object({
  message: z.string(),
  status: z.number().int(),
  code: z.string(),
  /** The message again, under the name by which scripts of themes for the old platform read it; in answers to forms only. */
  error: z.string().optional(),
  crumbFail: z.boolean().optional(),
  /** Messages by field id. */
  errors: z.record(z.string(), z.string()).optional(),
  /** Id of the request, for refusals with status 500 and above: whoever runs the server finds it in the log. */
  requestId: z.string().optional(),
  /** Path of the request, for refusals with status 404. */
  path: z.string().optional(),
  /** Units a shopper can still get, for refusals about stock. */
  available: z.number().int().optional(),
  /** Place of the edit that was refused in its batch, for batches of edits. */
  index: z.number().int().optional(),
  /** The draft as it is now, if edits were refused because others have changed the same thing; none of them were applied. */
  conflict: z
    .object({
      revision: z.number().int(),
      document: pageDocument.optional(),
      draft: siteDraft.optional(),
      /** Places of those edits in their batch, with the name of who changed the same thing last. */
      conflicts: z.array(z.object({ index: z.number().int(), by: z.string().optional() })),
    })
    .optional(),
  /** The current cart, if paying was refused for its content or its total. */
  cart: cart.optional(),
  /** The total of that cart: `agreedTotalMinor` of the next try, once the shopper has seen it. */
  totalMinor: minor.optional(),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
