import { DISCOUNT_KINDS, DISCOUNT_SCOPES } from '@sitewright/core/commerce/pricing/discounts'
import * as z from 'zod'
import { id, minor, time } from '../fields.ts'
import { HIGHEST_PRICE_MINOR } from './shapes.ts'

const amount = minor.max(HIGHEST_PRICE_MINOR, 'That price is too high.').default(0)
const units = z.number().int().min(0).max(100, 'At most 100 units.').default(0)
const limit = z
  .number()
  .int()
  .min(1, 'At least 1, or none for no limit.')
  .max(1_000_000, 'At most 1,000,000.')
  .nullable()
  .default(null)

export const discountInput = z.object({
  /** Title for shoppers of a discount that applies by itself; a code is shown by its code. */
  title: z.string().trim().max(100, 'A title has at most 100 characters.').default(''),
  /** Null for a discount that applies by itself. */
  code: z.string().trim().max(40, 'A code has at most 40 characters.').nullable().default(null),
  kind: z.enum(DISCOUNT_KINDS),
  /** Parts per million off: 100,000 is 10 %. */
  ratePpm: z.number().int().min(0).max(1_000_000, 'At most 100 %.').default(0),
  amountMinor: amount,
  buyQuantity: units,
  getQuantity: units,
  scope: z.enum(DISCOUNT_SCOPES).default('order'),
  /** Ids of products or categories, by the scope. */
  targetIds: z.array(id).max(200, 'Choose at most 200.').default([]),
  minimumMinor: amount,
  startsAt: time.nullable().default(null),
  endsAt: time.nullable().default(null),
  isEnabled: z.boolean().default(true),
  limitTotal: limit,
  limitPerCustomer: limit,
})
export type DiscountInput = z.output<typeof discountInput>

export const discount = discountInput.omit({ targetIds: true }).extend({
  id,
  /** Products or categories that it is for, without those that were removed since. */
  targets: z.array(z.object({ id, title: z.string() })),
  /** Orders that it was used in. */
  used: z.number().int(),
  /** Payments under way that it is put aside for. */
  held: z.number().int(),
})
export type DiscountShape = z.output<typeof discount>
