/** Order pages in every state, with an invented order, for the author of a theme: nothing has to be bought for them. */

import type { OrderShape } from '@sitewright/api/orders/shapes'
import type { MoneyFormat } from '@sitewright/core/money-format'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { OrderStatus } from '../commerce/index.ts'
import { WORKSHOP_PATH } from '../rendering/index.ts'
import { moneyFormatsIn } from '../sites/index.ts'
import { sendOrder } from './order-page.ts'
import type { SendPage } from './send-page.ts'
import { shopRequest } from './shop-request.ts'

const CURRENCY = 'USD'

const PREVIEWS: Readonly<Record<string, (order: OrderShape) => OrderStatus>> = {
  order: (order) => ({ state: 'confirmed', order }),
  'order-owed': (order) => ({
    state: 'confirmed',
    order: {
      ...order,
      isPractice: false,
      paymentTitle: 'Bank transfer',
      howToPay: 'Pay to GB33 BUKB 2020 1555\nwithin two weeks.',
    },
  }),
  'order-cancelled': (order) => ({
    state: 'confirmed',
    order: { ...order, payment: 'unpaid', fulfillment: 'CANCELED' },
  }),
  contribution: (order) => ({ state: 'confirmed', order: donationIn(order) }),
  'order-received': () => ({ state: 'waiting', isPractice: true }),
  'order-ended': () => ({ state: 'ended', cartPath: '/cart' }),
}

/** Routes of the previews; only where a theme is being written. */
export function registerOrderPreviews(server: FastifyInstance, app: App, send: SendPage): void {
  for (const [name, statusOf] of Object.entries(PREVIEWS)) {
    const options = { constraints: { identity: 'site' } }
    server.get(`${WORKSHOP_PATH}/${name}`, options, async (request, reply) => {
      const visit = await shopRequest(app, request, reply)
      const moneyFormat = await visit.inSite(async (site) => (await moneyFormatsIn(site))(CURRENCY))
      return sendOrder(send, visit, reply, { status: statusOf(orderIn(moneyFormat)), token: '' })
    })
  }
}

const line = {
  itemId: '',
  sku: '',
  imageUrl: null,
  isDownload: false,
  answers: [],
  download: null,
  unitsLeft: 0,
  unitsRefunded: 0,
  unitsToRestock: 0,
}

function donationIn(order: OrderShape): OrderShape {
  const amount = 5_000
  return {
    ...order,
    kind: 'donation',
    handover: 'none',
    fulfillment: 'FULFILLED',
    itemCount: 1,
    lines: [
      {
        ...line,
        itemId: null,
        id: 'kiln',
        title: 'A new kiln',
        variant: '',
        quantity: 1,
        unitPriceMinor: amount,
        totalMinor: amount,
        answers: [{ label: 'In memory of', value: 'Bo' }],
      },
    ],
    subtotalMinor: amount,
    totalMinor: amount,
    discountMinor: 0,
    discounts: [],
    shippingMinor: 0,
    shippingKind: null,
    shippingLabel: '',
    shippingNote: '',
    shippingAddress: null,
    company: '',
    note: '',
  }
}

function orderIn(moneyFormat: MoneyFormat): OrderShape {
  return {
    id: '',
    number: 1024,
    kind: 'goods',
    placedAt: 0,
    customer: 'Ada Lovelace',
    email: 'ada@example.com',
    currency: CURRENCY,
    moneyFormat,
    payment: 'paid',
    fulfillment: 'PENDING',
    handover: 'parcel',
    itemCount: 3,
    isPractice: true,
    hasProblem: false,
    hasSending: false,
    lines: [
      {
        ...line,
        id: 'bowl',
        title: 'Everyday bowl',
        variant: 'Large / Clay',
        quantity: 2,
        answers: [{ label: 'Name below the glaze', value: 'Ada & Bo' }],
        unitPriceMinor: 5_400,
        totalMinor: 10_800,
      },
      {
        ...line,
        id: 'glazes',
        title:
          'A book of glazes, with a title that goes on for longer than a line on a phone has room',
        variant: '',
        quantity: 1,
        unitPriceMinor: 1_900,
        totalMinor: 1_900,
        isDownload: true,
      },
    ],
    subtotalMinor: 12_700,
    shippingMinor: 500,
    shippingLabel: 'Standard shipping',
    taxMinor: 0,
    discountMinor: 1_270,
    shippingKind: 'flat',
    discounts: [{ title: 'SPRING', amountMinor: 1_270 }],
    taxes: [],
    shippingNote: '2 to 4 days',
    fulfillments: [],
    billingAddress: null,
    billingLines: [],
    company: 'Analytical Engines',
    vatNumber: '',
    note: 'Please ring twice.',
    consentedAt: null,
    totalMinor: 11_930,
    shippingLines: ['Ada Lovelace', '12 St James Square', 'London', 'SW1Y 4JH'],
    shippingAddress: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      line1: '12 St James Square',
      line2: '',
      city: 'London',
      region: '',
      postalCode: 'SW1Y 4JH',
      country: 'GB',
      phone: '',
    },
    refundedMinor: 0,
    refundableMinor: 0,
    refundsByHand: false,
    refunds: [],
    notes: [],
    paymentTitle: 'Practice cards',
    howToPay: '',
    actions: [],
    problems: [],
    timeline: [],
  }
}
