/** The price line of a product (spec §18). */

import { formatMessage } from '../messages/format-message.ts'
import { namedValues } from '../messages/message-arguments.ts'
import type { Scope } from '../render/scope.ts'
import { at } from '../values/property.ts'
import { isTruthy } from '../values/value.ts'
import { localized } from './localized.ts'
import { moneyText } from './money-text.ts'
import { fromPrice, lowestPricingOptions, type Money, normalPrice, salePrice } from './prices.ts'
import { hasVariedPrices, isOnSale, isSubscribable, productKind } from './product.ts'
import { billingPlan, planText } from './subscription-plan.ts'

/** Finished texts; a product shows the first of from, sale and normal that it has. */
interface PriceLine {
  readonly from?: string
  readonly sale?: string
  readonly normal?: string
}

export function productPrice(item: unknown, scope: Scope): string {
  const line = isSubscribable(item) ? planLine(item, scope) : plainLine(item, scope)
  return priceHtml('product-price', line)
}

function plainLine(item: unknown, scope: Scope): PriceLine {
  if (productKind(item) === 'undefined') return {}
  const money = (amount: Money) => moneyText(amount, [], scope)
  const normal = money(normalPrice(item))
  const line = isOnSale(item) ? { sale: money(salePrice(item)), normal } : { normal }
  if (!hasVariedPrices(item)) return line
  const pattern = localized(scope, 'productPriceFromText', 'from {fromPrice}')
  const from = money(fromPrice(item))
  return { ...line, from: formatMessage(pattern, namedValues({ fromPrice: from }), scope) }
}

/** A subscription says the same about every price: how much, how often and for how long. */
function planLine(item: unknown, scope: Scope): PriceLine {
  const plan = billingPlan(at(item, 'structuredContent', 'subscriptionPlan'))
  if (!plan) return { from: localized(scope, 'productPriceUnavailable', 'Unavailable') }
  const isVaried = hasVariedPrices(item)
  const pattern = planText(plan, { isVaried, scope })
  const fill = (amount: Money) => {
    const price = moneyText(amount, [], scope)
    const { value, duration } = plan
    const values = { fromPrice: price, price, billingPeriodValue: value, duration }
    return formatMessage(pattern, namedValues(values), scope)
  }
  return {
    ...(isVaried && { from: fill(fromPrice(item)) }),
    ...(isOnSale(item) && { sale: fill(salePrice(item)) }),
    normal: fill(normalPrice(item)),
  }
}

export function subscriptionPrice(item: unknown, scope: Scope): string {
  const [option] = lowestPricingOptions(item)
  if (option === undefined) return priceHtml('subscription-price', {})
  const isSale = isTruthy(at(option, 'onSale'))
  const normal = moneyText(at(option, 'priceMoney'), [], scope)
  const sale = moneyText(at(option, 'salePriceMoney'), [], scope)
  const line = isSale ? { sale, normal } : { normal }
  if (!hasVariedPrices(item)) return priceHtml('subscription-price', line)
  const pattern = localized(scope, 'productPriceFromText', 'from {fromPrice}')
  const from = formatMessage(pattern, namedValues({ fromPrice: isSale ? sale : normal }), scope)
  return priceHtml('subscription-price', { ...line, from })
}

const HIDDEN = '<span class="visually-hidden v6-visually-hidden">'

/** NOTE the two hidden words cannot be localised: the original never finds them (spec §18). */
function priceHtml(className: string, { from, sale, normal = '' }: PriceLine): string {
  let text = normal
  if (from !== undefined) text = `${from}\n`
  else if (sale !== undefined) {
    text = `${HIDDEN}Sale Price:</span>${sale} ${HIDDEN}Original Price:</span><span class="original-price">${normal}</span>\n`
  }
  return `\n\n\n<div class="${className}">\n${text}\n</div>`
}
