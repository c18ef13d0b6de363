import { describe, expect, it } from 'vitest'
import type { ListMailData } from './list-mail.tsx'
import type { LowStockData } from './low-stock.tsx'
import type { OrderConfirmationData } from './order-confirmation.tsx'
import type { OrderDownloadsData } from './order-downloads.tsx'
import type { OrderRefundedData } from './order-refunded.tsx'
import type { OrderSentData } from './order-sent.tsx'
import { renderMessage } from './render-message.ts'

const PAID: OrderConfirmationData = {
  siteTitle: 'Clay & Kiln',
  orderNumber: '1042',
  orderUrl: 'https://clay.example.com/order/abc?token=1&more=2',
  lines: [
    {
      id: 'a',
      title: 'Stoneware mug',
      variant: 'Blue, large',
      quantity: 2,
      total: '€48.00',
    },
    {
      id: 'b',
      title: 'Glaze recipes',
      variant: '',
      quantity: 1,
      total: '€9.00',
      note: 'The download is on the page of your order.',
    },
  ],
  totals: [
    { label: 'Subtotal', amount: '€57.00' },
    { label: 'Shipping', amount: '€4.90' },
    { label: 'Total', amount: '€61.90' },
  ],
  shipTo: ['Olive Owner', 'Kiln Lane 4', '1234 Clayton'],
}

const CASES: readonly [string, OrderConfirmationData][] = [
  ['paid', PAID],
  [
    'awaited',
    {
      ...PAID,
      shipTo: [],
      awaited: { title: 'Bank transfer', howToPay: 'To the account\nGB00 1234\n\nwithin a week' },
    },
  ],
  [
    'download',
    {
      ...PAID,
      shipTo: [],
      lines: [
        {
          id: 'b',
          title: 'Glaze recipes',
          variant: '',
          quantity: 1,
          total: '€9.00',
          download: {
            label: 'Download recipes & more.pdf',
            url: 'https://clay.example.com/order/abc/files/1?a=1&b=2',
          },
        },
      ],
    },
  ],
  [
    'donation',
    {
      ...PAID,
      isDonation: true,
      shipTo: [],
      lines: [
        {
          id: 'a',
          title: 'A new kiln',
          variant: '',
          quantity: 1,
          total: '€25.00',
          answers: ['Your name: Ada'],
        },
      ],
      totals: [{ label: 'Total', amount: '€25.00' }],
    },
  ],
  ['practice', { ...PAID, lines: PAID.lines.slice(0, 1), isPractice: true }],
  [
    'hostile',
    {
      ...PAID,
      siteTitle: '  <b>Clay</b>\t&amp;\u00a0Kiln  ',
      lines: [
        {
          id: 'a',
          title: '<img src=x onerror=alert(1)>  "Mug"\n\nnew\u200bline',
          variant: '<!-- & -->',
          quantity: 1,
          total: '1\u00a0000\u00a0kr',
          note: ' \n ',
        },
      ],
      awaited: { title: '', howToPay: ' \n</p><script>alert(1)</script>\n ' },
      shipTo: ['', ' A  B ', '</span>'],
    },
  ],
]

describe('an order confirmation', () => {
  it.each(CASES)('that is %s is written as it was', async (name, data) => {
    const { html, text } = renderMessage('order-confirmation', data)
    await expect(html).toMatchFileSnapshot(`golden/order-confirmation-${name}.html`)
    await expect(text).toMatchFileSnapshot(`golden/order-confirmation-${name}.txt`)
  })
})

const SENT: OrderSentData = {
  siteTitle: 'Clay & Kiln',
  orderNumber: '1042',
  orderUrl: 'https://clay.example.com/order/abc?token=1&more=2',
  handover: 'parcel',
  isPart: false,
  carrier: 'DHL',
  trackingNumber: '00340434161094015902',
  trackingUrl: 'https://www.dhl.com/track?id=1&more=2',
  lines: [
    { id: 'a', title: 'Stoneware mug', variant: 'Blue, large', quantity: 2 },
    { id: 'b', title: 'Bowl', variant: '', quantity: 1 },
  ],
  where: ['Olive Owner', 'Kiln Lane 4', '1234 Clayton'],
}

const SENT_CASES: readonly [string, OrderSentData][] = [
  ['parcel', SENT],
  ['part', { ...SENT, isPart: true, trackingUrl: '', lines: SENT.lines.slice(0, 1) }],
  ['correction', { ...SENT, isCorrection: true }],
  [
    'correction-to-none',
    { ...SENT, isCorrection: true, carrier: '', trackingNumber: '', trackingUrl: '' },
  ],
  [
    'pickup',
    {
      ...SENT,
      handover: 'pickup',
      carrier: '',
      trackingNumber: '',
      trackingUrl: '',
      where: ['The studio', 'Kiln Lane 4, every day from 9 to 5'],
    },
  ],
  [
    'done',
    {
      ...SENT,
      handover: 'none',
      carrier: '',
      trackingNumber: '',
      trackingUrl: '',
      where: [],
      isPractice: true,
    },
  ],
  [
    'hostile',
    {
      ...SENT,
      siteTitle: '<b>Clay</b>',
      carrier: '<img src=x onerror=alert(1)>',
      trackingNumber: '</p><script>alert(1)</script>',
      lines: [{ id: 'a', title: '"Mug"\n\nnew\u200bline', variant: '<!-- & -->', quantity: 1 }],
      where: ['', ' A  B ', '</span>'],
    },
  ],
]

describe('a mail about an order that was sent', () => {
  it.each(SENT_CASES)('as %s is written as it was', async (name, data) => {
    const { html, text } = renderMessage('order-sent', data)
    await expect(html).toMatchFileSnapshot(`golden/order-sent-${name}.html`)
    await expect(text).toMatchFileSnapshot(`golden/order-sent-${name}.txt`)
  })
})

const REFUNDED: OrderRefundedData = {
  siteTitle: 'Clay & Kiln',
  orderNumber: '1042',
  orderUrl: 'https://clay.example.com/order/abc?token=1&more=2',
  amount: '€24.00',
  isCancelled: false,
  isAll: false,
  method: 'Card',
  lines: [{ id: 'a', title: 'Stoneware mug', variant: 'Blue, large', quantity: 1 }],
}

const REFUNDED_CASES: readonly [string, OrderRefundedData][] = [
  ['in-part', REFUNDED],
  ['whole', { ...REFUNDED, isAll: true, amount: '€61.90', lines: [] }],
  ['cancelled', { ...REFUNDED, isAll: true, isCancelled: true, amount: '€61.90' }],
  ['donation', { ...REFUNDED, isDonation: true, isCancelled: true }],
  ['free', { ...REFUNDED, isCancelled: true, amount: '', method: '', isPractice: true }],
  [
    'hostile',
    {
      ...REFUNDED,
      siteTitle: '<b>Clay</b>',
      method: '</p><script>alert(1)</script>',
      lines: [{ id: 'a', title: '"Mug"\n\nnew\u200bline', variant: '<!-- & -->', quantity: 1 }],
    },
  ],
]

describe('a mail about money that goes back', () => {
  it.each(REFUNDED_CASES)('as %s is written as it was', async (name, data) => {
    const { html, text } = renderMessage('order-refunded', data)
    await expect(html).toMatchFileSnapshot(`golden/order-refunded-${name}.html`)
    await expect(text).toMatchFileSnapshot(`golden/order-refunded-${name}.txt`)
  })
})

const DOWNLOADS: OrderDownloadsData = {
  siteTitle: 'Clay & Kiln',
  orderNumber: '1042',
  orderUrl: 'https://clay.example.com/order/abc',
  files: [
    {
      id: 'a',
      title: 'Glaze <recipes>',
      filename: 'recipes & more.pdf',
      url: 'https://clay.example.com/order/abc/files/1',
    },
    {
      id: 'b',
      title: 'Throwing, the film',
      filename: 'film.mp4',
      url: 'https://clay.example.com/order/abc/files/2',
    },
  ],
}

it('a mail with downloads is written as it was', async () => {
  const { html, text } = renderMessage('order-downloads', DOWNLOADS)
  await expect(html).toMatchFileSnapshot('golden/order-downloads.html')
  await expect(text).toMatchFileSnapshot('golden/order-downloads.txt')
})

const LOW: LowStockData = {
  siteTitle: 'Clay & Kiln',
  variants: [
    { id: 'a', title: 'Stoneware <mug>', variant: 'Blue / L', sku: 'MUG-BL', left: 2 },
    { id: 'b', title: 'Plate', variant: '', sku: 'PLATE', left: 0 },
  ],
  productsUrl: 'https://studio.example.com/sites/abc/products?a=1&b=2',
}

it.each([
  ['low-stock', LOW],
  ['low-stock-one', { ...LOW, variants: LOW.variants.slice(0, 1) }],
])('a mail about little stock is written as it was: %s', async (name, data) => {
  const { html, text } = renderMessage('low-stock', data)
  await expect(html).toMatchFileSnapshot(`golden/${name}.html`)
  await expect(text).toMatchFileSnapshot(`golden/${name}.txt`)
})

it('a mail about something that wants the owner’s attention is written as it was', async () => {
  const { html, text } = renderMessage('owner-notice', {
    siteTitle: 'Clay & Kiln',
    title: '€20.00 of order #1042 could not be given back',
    words: [
      '€20.00 could not be given back: the card is <closed>.',
      'The customer was told that it is on its way, so write to them.',
    ],
    button: 'Open the order',
    url: 'https://studio.example.com/sites/abc/orders/def?a=1&b=2',
  })
  await expect(html).toMatchFileSnapshot('golden/owner-notice.html')
  await expect(text).toMatchFileSnapshot('golden/owner-notice.txt')
})

const LIST_MAIL: ListMailData = {
  siteTitle: 'Clay & Kiln',
  language: 'de-CH',
  title: 'Noch ein Schritt',
  words: ['Bitte bestätigen Sie, dass Sie das möchten.'],
  button: 'Ja, das möchte ich',
  url: 'https://clay.example.com/forms/newsletter/confirm/a.b.c',
  below: 'Falls Sie es nicht waren, tun Sie nichts.',
}

const LIST_MAIL_CASES: readonly [string, ListMailData][] = [
  ['confirm', LIST_MAIL],
  ['welcome', { ...LIST_MAIL, isQuiet: true }],
  [
    'with-way-out',
    { ...LIST_MAIL, leave: { label: 'Abmelden', url: 'https://clay.example.com/leave?a=1&b=2' } },
  ],
  ['hostile', { ...LIST_MAIL, siteTitle: '<b>Clay</b>', words: ['<script>alert(1)</script>'] }],
]

describe('a mail of a list', () => {
  it.each(LIST_MAIL_CASES)('to %s is written as it was', async (name, data) => {
    const { html, text } = renderMessage('list-mail', data)
    await expect(html).toMatchFileSnapshot(`golden/list-mail-${name}.html`)
    await expect(text).toMatchFileSnapshot(`golden/list-mail-${name}.txt`)
  })
})

it('a mail to a visitor who has answered a form is written as it was', async () => {
  const { html, text } = renderMessage('form-reply', {
    siteTitle: 'Clay & Kiln',
    origin: 'https://clay.example.com',
    language: 'de-CH',
    subject: 'Danke <für> Ihre Nachricht',
    words:
      'Wir **melden** uns.\nBis bald!\n\n- [Preise](/preise?a=1&b=2)\n- [hier](javascript:hit())\n- <a href="/x">x</a>',
    reason: 'Diese Adresse wurde auf Clay & Kiln eingegeben.',
  })
  await expect(html).toMatchFileSnapshot('golden/form-reply.html')
  await expect(text).toMatchFileSnapshot('golden/form-reply.txt')
})

it('a reply to a visitor has its paragraphs, and what they wrote below it', async () => {
  const { html, text } = renderMessage('answer-reply', {
    siteTitle: 'Clay & Kiln',
    text: 'Dear Ada,\n\nyes, we <b>do</b> ship to Crete.\nIt takes a week.\n \nOlive',
    asked: ['Your name: Ada', 'Message: Do you ship to Crete?\n</p><script>alert(1)</script>'],
  })
  await expect(html).toMatchFileSnapshot('golden/answer-reply.html')
  await expect(text).toMatchFileSnapshot('golden/answer-reply.txt')
})
