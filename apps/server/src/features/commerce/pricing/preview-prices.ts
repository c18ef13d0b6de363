import { previewPrices as contract } from '@sitewright/api/commerce/preview-prices'
import { currentPrice } from '@sitewright/core/commerce/current-price'
import { type Discount, plainDiscountCode } from '@sitewright/core/commerce/pricing/discounts'
import {
  type PricedCart,
  type PriceRules,
  priceCart,
} from '@sitewright/core/commerce/pricing/price-cart'
import { totalRows } from '@sitewright/core/commerce/pricing/total-rows'
import { type Minor, minor } from '@sitewright/core/money'
import { formatMoney } from '@sitewright/core/money-format'
import type * as z from 'zod'
import type { SiteTx } from '../../../platform/database.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { goodsOfVariants } from '../cart/cart-table.ts'
import { NO_CODES } from '../discounts/ask-discounts.ts'
import { fail } from '../errors.ts'
import { cartProblem, whyRefused } from './price-problems.ts'
import { storePrices } from './price-rules.ts'

type Wish = z.output<NonNullable<typeof contract.input>>
type DraftDiscount = NonNullable<Wish['discount']>

export const previewPrices = ownerCall(contract, async (wish, { app, inSite }) =>
  inSite(async (site) => {
    const { settings, rules } = await storePrices(site, {
      ...NO_CODES,
      codes: wish.codes.map(plainDiscountCode),
    })
    const moneyFormat = (await moneyFormatsIn(site))(settings.currency)
    const money = (amount: Minor) => formatMoney(amount, moneyFormat)
    const lines = await linesOf(site, wish)
    const price = priceCart(
      {
        lines,
        destination: wish.destination,
        shippingOptionId: wish.shippingOptionId,
        codes: wish.codes,
        now: app.clock.now(),
      },
      withDrafts(rules, wish),
    )
    return {
      moneyFormat,
      rows: rowsOf(price),
      shippingOptions: [...price.shippingOptions],
      shippingOptionId: price.shippingOption?.id ?? null,
      taxes: [...price.taxes],
      discounts: [...price.discounts],
      codeProblems: price.refusedCodes.map((refused) => {
        return { code: refused.code, message: whyRefused(refused, money) }
      }),
      problem: cartProblem(price, { lines, settings, money }),
    }
  }),
)

/** Lines to be priced, and their titles: goods of the store as they are now, and made-up ones as they were sent. */
async function linesOf(site: SiteTx, { lines }: Wish) {
  const wanted = lines.flatMap(({ variantId }) => variantId ?? [])
  const goodsOf = await goodsOfVariants(site, wanted)
  return lines.map(({ variantId, productId, priceMinor, ...line }, index) => {
    const id = String(index)
    if (variantId === null) {
      return { ...line, id, productId: productId ?? id, unitPriceMinor: minor(priceMinor) }
    }
    const goods = goodsOf.get(variantId)
    if (!goods) throw fail('variantGone', { errors: { [`lines.${index}.variantId`]: GONE } })
    return { ...goods, id, quantity: line.quantity, unitPriceMinor: currentPrice(goods) }
  })
}

const GONE = fail.catalogue.variantGone.message

/** The store's rules with what the owner is changing and has not saved. */
function withDrafts(rules: PriceRules, { shippingZones, taxes, discount }: Wish): PriceRules {
  return {
    ...rules,
    ...(discount && { discounts: withDraft(rules.discounts, discount) }),
    ...(shippingZones && { shippingZones }),
    ...(taxes && { taxZones: taxes.zones, pricesIncludeTax: taxes.pricesIncludeTax }),
  }
}

/** The store's discounts with the one that is being changed, which nobody has used in it yet. */
function withDraft(
  discounts: readonly Discount[],
  { id, startsAt, endsAt, code, limitTotal: _, limitPerCustomer: __, ...draft }: DraftDiscount,
): Discount[] {
  const changed: Discount = {
    ...draft,
    id: id ?? 'draft',
    code: code === null ? null : plainDiscountCode(code),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    usesLeft: null,
    usesLeftForCustomer: null,
  }
  return [...discounts.filter((one) => one.id !== id), changed]
}

function rowsOf({ totals, discounts, taxes, shippingOption }: PricedCart) {
  const rows = totalRows({
    subtotal: totals.subtotalMinor,
    discounts: discounts.map(({ title, amountMinor }) => ({ title, amount: amountMinor })),
    shipping: shippingOption ? { label: shippingOption.title, amount: totals.shippingMinor } : null,
    taxes: taxes.map(({ title, inclusive, amountMinor }) => {
      return { title, inclusive, amount: amountMinor }
    }),
    total: totals.totalMinor,
  })
  return rows.map(({ kind, label, amount }) => ({ kind, label, amountMinor: amount }))
}
