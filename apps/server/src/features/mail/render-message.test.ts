import { describe, expect, it } from 'vitest'
import type { OrderConfirmationData } from './order-confirmation.tsx'
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
