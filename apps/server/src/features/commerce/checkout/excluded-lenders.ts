import { areLentFor, LENDERS, type Lender } from '@sitewright/core/commerce/installments'
import { type FlagSwitches, isOn } from '@sitewright/core/site/feature-flags'
import type { Quote } from './quote.ts'

/**
 * Lenders that a payment must not be offered: those that the owner has not switched on, and all of them unless everything
 * that is bought is sent (specification §5 "Installments").
 */
export function excludedLenders(quote: Quote | null, flags: FlagSwitches): readonly Lender[] {
  if (!quote || !isLentFor(quote)) return LENDERS
  return LENDERS.filter((lender) => !isOn(flags, lender))
}

function isLentFor({ lines, shipping }: Quote): boolean {
  const goods = lines.flatMap(({ type }) =>
    type === undefined ? [] : { type, isSubscription: false },
  )
  return goods.length === lines.length && areLentFor(goods) && shipping?.kind !== 'pickup'
}
