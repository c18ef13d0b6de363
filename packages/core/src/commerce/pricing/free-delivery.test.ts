import { describe, expect, it } from 'vitest'
import { PRODUCT_TYPES } from '../../enumerations.ts'
import type { Discount } from './discounts.ts'
import { freeDelivery } from './free-delivery.ts'
import type { ShippedLine, ShippingRate } from './shipping.ts'

const NOW = Date.UTC(2026, 10, 27)
const GERMANY = { country: 'DE', region: '', postalCode: '' }

const sent = {
  type: PRODUCT_TYPES.physical,
  quantity: 1,
  weightGrams: 0,
  shippingSurchargeMinor: 0,
}

const rate = (change: Partial<ShippingRate>): ShippingRate => ({
  id: 'post',
  title: 'Post',
  kind: 'flat',
  steps: [{ from: 0, costMinor: 500 }],
  freeFromMinor: null,
  note: '',
  ...change,
})

const discount = (change: Partial<Discount>): Discount => ({
  id: 'free',
  title: 'Free delivery',
  code: null,
  kind: 'freeShipping',
  ratePpm: 0,
  amountMinor: 0,
  buyQuantity: 0,
  getQuantity: 0,
  scope: 'order',
  targetIds: [],
  minimumMinor: 6000,
  startsAt: null,
  endsAt: null,
  isEnabled: true,
  usesLeft: null,
  usesLeftForCustomer: null,
  ...change,
})

interface Asked {
  readonly goods?: number
  readonly subtotal?: number
  readonly line?: Partial<ShippedLine>
  readonly rates?: readonly Partial<ShippingRate>[]
  readonly discounts?: readonly Partial<Discount>[]
  readonly isFreeByDiscount?: boolean
}

function ask({
  goods = 2000,
  subtotal = goods,
  line = {},
  rates = [],
  discounts = [],
  ...more
}: Asked) {
  const { isFreeByDiscount = false } = more
  const cart = { lines: [{ ...sent, ...line }], destination: GERMANY, now: NOW }
  const places = [{ country: 'DE', regions: [], postalCodes: [] }]
  const zone = { id: 'de', title: 'Germany', places, rates: rates.map(rate) }
  return freeDelivery(
    { ...cart, goodsMinor: goods, subtotalMinor: subtotal, isFreeByDiscount },
    { shippingZones: [zone], discounts: discounts.map(discount) },
  )
}

describe('progress towards free delivery', () => {
  it.each<[string, Asked, number, number]>([
    ['a rate that is free from a price on', { rates: [{ freeFromMinor: 5000 }] }, 5000, 3000],
    ['a discount that applies by itself', { discounts: [{}] }, 6000, 4000],
    ['the nearer of both', { rates: [{ freeFromMinor: 9000 }], discounts: [{}] }, 6000, 4000],
    ['nothing once it is reached', { goods: 7000, discounts: [{}] }, 6000, 0],
    [
      'goods after their discounts for a rate, and before for a discount',
      { goods: 4000, subtotal: 5900, rates: [{ freeFromMinor: 5000 }], discounts: [{}] },
      6000,
      100,
    ],
  ])('goes by %s', (_what, asked, fromMinor, missingMinor) => {
    expect(ask(asked)).toEqual({ fromMinor, missingMinor })
  })

  it.each<[string, Asked]>([
    ['nothing is sent', { line: { type: PRODUCT_TYPES.digital }, discounts: [{}] }],
    [
      'a product costs more to send',
      { line: { shippingSurchargeMinor: 5 }, rates: [{ freeFromMinor: 5000 }] },
    ],
    ['only picking up is free', { rates: [{ kind: 'pickup', freeFromMinor: 5000 }] }],
    [
      'it is free at any price',
      { rates: [{ freeFromMinor: 0 }], discounts: [{ minimumMinor: 0 }] },
    ],
    [
      'another rate costs nothing already',
      { rates: [{ freeFromMinor: 5000 }, { id: 'slow', steps: [{ from: 0, costMinor: 0 }] }] },
    ],
    [
      'a code or a discount of some products makes it free already',
      { rates: [{ freeFromMinor: 5000 }], isFreeByDiscount: true },
    ],
    [
      'the cart is too heavy for the rate',
      {
        line: { weightGrams: 3000 },
        rates: [
          {
            kind: 'weight',
            steps: [
              { from: 0, costMinor: 500 },
              { from: 2000, costMinor: null },
            ],
            freeFromMinor: 5000,
          },
        ],
      },
    ],
    ['a code is asked for', { discounts: [{ code: 'FREE' }] }],
    ['it is for some products', { discounts: [{ scope: 'products' }] }],
    ['the discount has ended', { discounts: [{ endsAt: new Date(NOW) }] }],
  ])('is none where %s', (_what, asked) => expect(ask(asked)).toBeNull())
})
