import type { MoneyFormat } from '@sitewright/core/money-format'
import * as z from 'zod'

/** How the site writes the amounts beside it, for `formatMoney` of `core`. */
export const moneyFormat = z.object({
  currency: z.string(),
  digits: z.number().int(),
  /** `#` stands for the number. */
  positive: z.string(),
  negative: z.string(),
  decimal: z.string(),
  group: z.string(),
  groupSizes: z.tuple([z.number().int(), z.number().int()]).readonly(),
  groupedFrom: z.number().int(),
  numerals: z.string(),
}) satisfies z.ZodType<MoneyFormat>
