/**
 * The price of a cart of 50 lines with five discounts, a tax zone of three rates and four ways to deliver, in processor time
 * of the one function that everything which shows or charges an amount asks.
 */

import {
  type PricedLine,
  type PriceRules,
  type PriceWish,
  priceCart,
} from '@sitewright/core/commerce/pricing/price-cart'
import { minor } from '@sitewright/core/money'

const LINES = 50
const WARM_UP = 500
const TIMES = 2000
/** Milliseconds of processor time that the price of a cart may take. */
const LIMIT_MS = 1

const lines = Array.from({ length: LINES }, (_, index): PricedLine => {
  return {
    id: `line${index}`,
    productId: `product${index % 20}`,
    categoryIds: [`category${index % 5}`],
    type: index % 10 === 0 ? 2 : 1,
    unitPriceMinor: minor(999 + 137 * index),
    quantity: 1 + (index % 4),
    weightGrams: 100 + index,
    shippingSurchargeMinor: index % 7 === 0 ? 50 : 0,
    taxCategory: index % 3 === 0 ? 'books' : 'standard',
  }
})

const discount = {
  title: 'Sale',
  code: null,
  ratePpm: 100_000,
  amountMinor: 500,
  buyQuantity: 2,
  getQuantity: 1,
  scope: 'order',
  targetIds: [],
  minimumMinor: 0,
  startsAt: null,
  endsAt: null,
  isEnabled: true,
  usesLeft: null,
  usesLeftForCustomer: null,
} as const
const places = [{ country: 'US', regions: [], postalCodes: [] }]
const tax = { title: 'Tax', isCompound: false, taxesShipping: true, categories: [] }
const rate = { title: 'Post', freeFromMinor: null, note: '' }

const rules: PriceRules = {
  discounts: [
    { ...discount, id: 'percent', kind: 'percent' },
    { ...discount, id: 'fixed', kind: 'fixed', scope: 'categories', targetIds: ['category1'] },
    { ...discount, id: 'bundle', kind: 'buyXGetY' },
    { ...discount, id: 'code', kind: 'percent', code: 'TEN' },
    { ...discount, id: 'free', kind: 'freeShipping', minimumMinor: 100 },
  ],
  shippingZones: [
    {
      id: 'zone',
      title: '',
      places,
      rates: (['flat', 'weight', 'price', 'pickup'] as const).map((kind) => {
        return { ...rate, id: kind, kind, steps: [{ from: 0, costMinor: 500 }] }
      }),
    },
  ],
  taxZones: [
    {
      id: 'zone',
      title: '',
      places,
      rates: [
        { ...tax, id: 'state', ratePpm: 88_750 },
        { ...tax, id: 'city', ratePpm: 10_000, isCompound: true },
        { ...tax, id: 'books', ratePpm: 20_000, categories: ['books'], taxesShipping: false },
      ],
    },
  ],
  pricesIncludeTax: false,
  minimumSubtotalMinor: 0,
}

const wish: PriceWish = {
  lines,
  destination: { country: 'US', region: 'NY', postalCode: '10001' },
  shippingOptionId: null,
  codes: ['TEN'],
  now: Date.now(),
}

for (let time = 0; time < WARM_UP; time += 1) priceCart(wish, rules)
const before = process.cpuUsage()
for (let time = 0; time < TIMES; time += 1) priceCart(wish, rules)
const { user, system } = process.cpuUsage(before)
const each = (user + system) / 1000 / TIMES
console.log(
  `totals of a ${LINES}-line cart: ${each.toFixed(3)} ms of processor time (at most ${LIMIT_MS})`,
)
if (each > LIMIT_MS) process.exitCode = 1
