import { MAX_STOCK_NOTE, STOCK_REASONS } from '@sitewright/core/commerce/stock-reasons'
import * as z from 'zod'
import { id, time } from '../fields.ts'

export const stockReason = z.enum(STOCK_REASONS)

/** An adjustment of one variant. The rule in `core` says what its number means for the reason given. */
export const stockChange = z.object({
  variantId: id,
  quantity: z.number(),
  /** Units for sale that were on the screen; a count takes off what was sold since. */
  seen: z.number().int().min(0).optional(),
})
export type StockChange = z.output<typeof stockChange>

export const stockNote = z
  .string()
  .trim()
  .max(MAX_STOCK_NOTE, `A note has at most ${MAX_STOCK_NOTE} characters.`)
  .default('')

/** One line of a variant's history. */
export const stockMovement = z.object({
  id,
  variantId: id,
  sku: z.string(),
  attributes: z.record(z.string(), z.string()),
  /**
   * `sale` was sold with an order; `return` came back with a refund of one, and `returnUndone` was that taken back; `adjust` was
   * changed in the studio.
   */
  kind: z.enum(['adjust', 'sale', 'return', 'returnUndone']),
  /** Null for sales and returns, and for stock that the product form set. */
  reason: stockReason.nullable(),
  note: z.string(),
  /** Units that came, or went where it is negative. */
  quantity: z.number().int(),
  /** Name of who made it; null for sales and returns, and for people who have left. */
  by: z.string().nullable(),
  /** The order that it was sold with, or came back from. */
  order: z.object({ id, number: z.number().int() }).nullable(),
  createdAt: time,
})
export type StockMovementShape = z.infer<typeof stockMovement>
