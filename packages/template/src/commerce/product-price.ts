/** The price line of a product (language §18). */

import { formatMessage } from '../messages/format-message.ts'
import { namedValues } from '../messages/message-arguments.ts'
import type { Scope } from '../render/scope.ts'
import { child, objectOf } from '../values/property.ts'
import { asString, isTruthy, sizeOf } from '../values/value.ts'
import { localized, localizedValue } from './localized.ts'
import { moneyText, priceText } from './money-text.ts'
import { fromPrice, lowestPricingOptions, type Money, normalPrice, salePrice } from './prices.ts'
import {
  contentOf,
  hasVariedPrices,
  isOnSale,
  isSubscribable,
  productKind,
  variantsOf,
} from './product.ts'
import { billingPlan, englishPlan, planKey } from './subscription-plan.ts'

/** Finished texts; a product shows the first that it has of from, sale and normal. */
interface PriceLine {
  readonly from?: string | undefined
  readonly sale?: string | undefined
  readonly normal?: string | undefined
}

const NO_LINE: PriceLine = {}

export function productPrice(item: unknown, scope: Scope): string {
  return priceHtml('product-price', productLine(item, scope), scope)
}

/**
 * The price line for each variant: the line of a product that has this variant alone, so that amounts are
 * written as everywhere else. In the order of the variants; empty if all prices are equal.
 */
export function variantPrices(item: unknown, scope: Scope): readonly string[] {
  if (!hasVariedPrices(item)) return []
  const content = contentOf(item)
  return variantsOf(item).map((variant) => {
    const alone = { structuredContent: Object.assign({}, content, { variants: [variant] }) }
    return lineText(productLine(alone, scope), scope).trim()
  })
}

function productLine(item: unknown, scope: Scope): PriceLine {
  return isSubscribable(item) ? planLine(item, scope) : plainLine(item, scope)
}

function plainLine(item: unknown, scope: Scope): PriceLine {
  if (productKind(item) === 'undefined') return NO_LINE
  const isVaried = hasVariedPrices(item)
  const price = isVaried ? moneyText(fromPrice(item), scope) : priceText(normalPrice(item), scope)
  if (!price) return NO_LINE
  if (isVaried) return { from: fromText(price, { fromPrice: price, price, ...NO_PLAN }, scope) }
  return isOnSale(item)
    ? { sale: priceText(salePrice(item), scope), normal: price }
    : { normal: price }
}

const NO_PLAN = { billingPeriodValue: undefined, duration: undefined }

function fromText(price: string, values: Readonly<Record<string, unknown>>, scope: Scope): string {
  const pattern = localizedValue(scope, 'productPriceFromText')
  return pattern === undefined
    ? `from ${price}`
    : formatMessage(asString(pattern), namedValues(values), scope)
}

/** The line of a subscription, with the same words for every price: how much, how often and for how long. */
function planLine(item: unknown, scope: Scope): PriceLine {
  const plan = billingPlan(child(contentOf(item), 'subscriptionPlan'))
  if (!plan) return { from: unavailableText(scope) }
  const isVaried = hasVariedPrices(item)
  const pattern = localized(scope, planKey(plan, isVaried), englishPlan(plan, isVaried))
  const fill = (money: Money) => {
    const price = moneyText(money, scope)
    if (!price) return undefined
    const values = { price, billingPeriodValue: plan.value, duration: plan.duration }
    const named = isVaried ? { fromPrice: price, ...values } : values
    return formatMessage(pattern, namedValues(named), scope)
  }
  if (isVaried) return { from: fill(fromPrice(item)) }
  const normal = fill(normalPrice(item))
  return isOnSale(item) ? { sale: fill(salePrice(item)), normal } : { normal }
}

/** NOTE a pattern like the others, although its prices are `true` (language §18). */
function unavailableText(scope: Scope): string {
  const pattern = localized(scope, 'productPriceUnavailable', 'Unavailable')
  return formatMessage(pattern, namedValues({ fromPrice: true, price: true, ...NO_PLAN }), scope)
}

export function subscriptionPrice(item: unknown, scope: Scope): string {
  return priceHtml('subscription-price', subscriptionLine(item, scope), scope)
}

function subscriptionLine(item: unknown, scope: Scope): PriceLine {
  const options = lowestPricingOptions(item)
  if (sizeOf(options) === 0) return NO_LINE
  const option = child(options, 0)
  const normal = moneyText(child(option, 'priceMoney'), scope)
  const isSale = isTruthy(objectOf(option).onSale)
  const sale = isSale ? moneyText(child(option, 'salePriceMoney'), scope) : undefined
  if (!normal || !hasVariedPrices(item)) return { sale: sale || undefined, normal }
  const from = sale ?? normal
  return { from: fromText(from, { fromPrice: from }, scope) }
}

const HIDDEN = '<span class="visually-hidden v6-visually-hidden">'

function priceHtml(className: string, line: PriceLine, scope: Scope): string {
  return `\n\n\n<div class="${className}">\n${lineText(line, scope)}\n</div>`
}

/** NOTE the two hidden words cannot be localised: the original never finds them (language §18). */
function lineText({ from, sale, normal = '' }: PriceLine, scope: Scope): string {
  // The texts are messages, and messages need a locale.
  const show = (text: string) => (scope.locale === undefined ? '' : text)
  if (from !== undefined) return `${show(from)}\n`
  if (sale === undefined) return show(normal)
  return `${HIDDEN}Sale Price:</span>${show(sale)} ${HIDDEN}Original Price:</span><span class="original-price">${show(normal)}</span>\n`
}
