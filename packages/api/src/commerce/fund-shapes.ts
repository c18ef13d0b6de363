import { MAX_SUGGESTED } from '@sitewright/core/commerce/funds'
import * as z from 'zod'
import { filled, id, minor } from '../fields.ts'
import { form } from '../forms/shapes.ts'
import { HIGHEST_PRICE_MINOR } from './shapes.ts'

const amount = minor.max(HIGHEST_PRICE_MINOR, 'That amount is too high.')

export const fundInput = z.object({
  name: filled('Name the fund.').max(100, 'A name has at most 100 characters.'),
  /** Shown above the amounts. */
  description: z.string().trim().max(1_000, 'Use at most 1000 characters.').default(''),
  /** Amounts to choose from, in this order. */
  suggestedMinor: z
    .array(amount)
    .max(MAX_SUGGESTED, `Suggest at most ${MAX_SUGGESTED} amounts.`)
    .default([]),
  minimumMinor: amount,
  /** Null for as much as a price may be. */
  maximumMinor: amount.nullable().default(null),
  /** Whether visitors may type another amount. */
  allowsOwnAmount: z.boolean().default(true),
  /** Contact form that donors fill in besides their email address; null for none. */
  form: form.nullable().default(null),
  /** Whether it takes donations. */
  isOpen: z.boolean().default(true),
})
export type FundInput = z.output<typeof fundInput>

export const fund = fundInput.extend({
  id,
  /** Address of its donate page. */
  url: z.string(),
})
export type FundShape = z.output<typeof fund>
