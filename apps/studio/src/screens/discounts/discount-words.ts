import type { DiscountShape } from '@sitewright/api/commerce/discount-shapes'
import type { DiscountStatus } from '@sitewright/core/commerce/pricing/discount-status'
import type { MoneyFormat } from '@sitewright/core/money-format'
import type { Tone } from '@sitewright/ui'
import type { MessageId } from '../../messages.ts'
import type { useText } from '../../text.ts'
import { moneyOf } from '../money.ts'
import { percentOf } from './discount-draft.ts'

type Text = ReturnType<typeof useText>

export const STATUS_WORDS: Readonly<Record<DiscountStatus, { label: MessageId; tone: Tone }>> = {
  on: { label: 'discounts.on', tone: 'success' },
  off: { label: 'discounts.off', tone: 'neutral' },
  scheduled: { label: 'discounts.scheduled', tone: 'accent' },
  ended: { label: 'discounts.ended', tone: 'neutral' },
  usedUp: { label: 'discounts.usedUp', tone: 'warning' },
}

/** "10 % off on Mug, Cup". */
export function effectWords(text: Text, discount: DiscountShape, format: MoneyFormat): string {
  const effect = effectOf(text, discount, format)
  if (discount.scope === 'order') return effect
  const targets = discount.targets.map(({ title }) => title).join(', ')
  return text('discounts.forTargets', { effect, targets })
}

function effectOf(text: Text, discount: DiscountShape, format: MoneyFormat): string {
  const percent = String(percentOf(discount.ratePpm))
  const { kind, buyQuantity: buy, getQuantity: get } = discount
  switch (kind) {
    case 'percent':
      return text('discounts.percentOff', { percent })
    case 'fixed':
      return text('discounts.amountOff', { amount: moneyOf(discount.amountMinor, format) })
    case 'freeShipping':
      return text('discounts.freeShipping')
    case 'buyXGetY':
      return discount.ratePpm === 1_000_000
        ? text('discounts.bundleFree', { buy, get })
        : text('discounts.bundle', { buy, get, percent })
  }
}
