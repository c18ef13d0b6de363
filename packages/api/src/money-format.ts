import type { MoneyFormat } from '@sitewright/core/money-format'
import * as z from 'zod'

/** The site's money format for the amounts beside it, as `formatMoney` of `core` takes it. */
export const moneyFormat = z.object({
  currency: z.string(),
  digits: z.number().int(),
  /** Pattern with `#` for the number. */
  positive: z.string(),
  negative: z.string(),
  decimal: z.string(),
  group: z.string(),
  groupSizes: z.tuple([z.number().int(), z.number().int()]).readonly(),
  groupedFrom: z.number().int(),
  numerals: z.string(),
  trimsZeros: z.boolean().optional(),
  freeLabel: z.string().optional(),
}) satisfies z.ZodType<MoneyFormat>
