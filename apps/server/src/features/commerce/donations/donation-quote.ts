/** The quote of a donation: one line of its amount, without delivery, discounts and taxes. Pure. */

import { shownAnswers } from '@sitewright/core/forms/form'
import { minor } from '@sitewright/core/money'
import type { Quote } from '../checkout/quote.ts'
import type { Donation } from './donation-table.ts'

const NOTHING = minor(0)

export function donationQuote(
  { fundId, amountMinor, currency, answers }: Donation,
  fundName: string,
): Quote {
  const shown = shownAnswers(answers)
  return {
    kind: 'donation',
    currency,
    lines: [
      {
        productId: null,
        variantId: null,
        fundId,
        title: fundName,
        sku: '',
        variant: '',
        quantity: 1,
        unitPriceMinor: amountMinor,
        discountMinor: NOTHING,
        taxMinor: NOTHING,
        totalMinor: amountMinor,
        imageUrl: null,
        additionalFields: null,
        ...(shown.length > 0 && { answers: shown }),
      },
    ],
    subtotalMinor: amountMinor,
    discountMinor: NOTHING,
    shippingMinor: NOTHING,
    taxMinor: NOTHING,
    totalMinor: amountMinor,
    shippingLabel: '',
  }
}
