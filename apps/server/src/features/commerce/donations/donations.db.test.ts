import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '../invariants.ts'
import { CART, createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'

const DONATIONS = '/api/commerce/donations'
const FUND = {
  name: 'A new kiln',
  description: 'The old one is cracked.',
  suggestedMinor: [1000, 2500],
  minimumMinor: 500,
  maximumMinor: 100_000,
}
const QUESTIONS = {
  name: 'About you',
  fields: [
    { id: 'name', type: 'text', title: 'Your name', required: true, maxLength: 40 },
    { id: 'memory', type: 'text', title: 'In memory of' },
    { id: 'news', type: 'checkbox', title: 'News by', options: ['Mail', 'Post'] },
  ],
}

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct
let fundId: string

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  await shop.ships(500)
  mug = await shop.stock('MUG', 10)
})
afterAll(async () => {
  expect((await checkInvariants(world.app)).sites.flatMap((site) => site.violations)).toEqual([])
  await world.close()
})
beforeEach(async () => {
  fundId = await makeFund()
})

async function makeFund(more: object = {}): Promise<string> {
  const { status, body, text } = await world.owner.post(shop.api('/funds'), { ...FUND, ...more })
  if (status !== 200) throw new Error(text)
  return body.fund.id
}

interface Gift {
  readonly key?: string
  readonly [field: string]: unknown
}

const give = (visitor: TestBrowser, { key, ...more }: Gift = {}) =>
  visitor.post(
    DONATIONS,
    {
      fundId,
      amount: '25',
      email: 'ada@example.photography',
      paymentToken: 'practice-approve',
      ...more,
    },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )
const orders = async () => (await world.owner.get(shop.api('/orders'))).body.items
const newest = async () => {
  const [{ id }] = await orders()
  return (await world.owner.get(shop.api(`/orders/${id}`))).body.order
}
const numbers = async () => (await orders()).map(({ number }: { number: number }) => number)
const pageOf = async (visitor: TestBrowser, path: string) => {
  const { text } = await visitor.get(path)
  return { text, pageType: Number(/"pageType":(\d+)/.exec(text)?.[1]) }
}

/** Slow cards decide by the clock on the wall, which no test waits for. */
const decide = (change: object) =>
  world.app.database.inSite(world.site.id, ({ db }) =>
    db.updateTable('practice_charge').set(change).where('state', '=', 'pending').execute(),
  )

describe('the donate page', () => {
  it.each([
    [
      'that was chosen',
      'amount=25.00&ownAmount=7',
      /value="25.00"[^>]*checked|checked[^>]*value="25.00"/,
    ],
    ['that was typed', 'amount=own&ownAmount=12%2C50', /name="ownAmount"[^>]*value="12,50"/],
  ])('begins with the amount %s in a block', async (_how, query, seen) => {
    const { text } = await pageOf(world.visitor(), `/checkout/donate/${fundId}?${query}`)
    expect(text).toMatch(seen)
  })

  it('begins without an amount where the address has none that can be', async () => {
    const path = `/checkout/donate/${fundId}?amount=1&amount=2&ownAmount=%3Cb%3E${'9'.repeat(99)}`
    const { text } = await pageOf(world.visitor(), path)
    expect(text).not.toMatch(/<b>|9{41}/)
  })
})

describe('POST /api/commerce/donations', () => {
  it('makes a paid order of the amount, with nothing to send, no delivery and no tax', async () => {
    const donor = world.visitor()
    const { status, body } = await give(donor, { amount: '12.50' })
    expect(status).toBe(200)
    expect(body.redirectUrl).toMatch(/^\/order\/[\w-]+$/)
    expect(await newest()).toMatchObject({
      kind: 'donation',
      payment: 'paid',
      fulfillment: 'FULFILLED',
      handover: 'none',
      email: 'ada@example.photography',
      totalMinor: 1250,
      subtotalMinor: 1250,
      shippingMinor: 0,
      taxMinor: 0,
      discountMinor: 0,
      shippingAddress: null,
      itemCount: 1,
      lines: [
        { itemId: null, title: 'A new kiln', quantity: 1, totalMinor: 1250, sku: '', unitsLeft: 0 },
      ],
      timeline: [{ text: 'Donation made and paid' }],
    })
    const page = await pageOf(donor, body.redirectUrl)
    expect(page.pageType).toBe(204)
    expect(page.text).toContain('Thank you for your donation')
  })

  it('mails the donor', async () => {
    await give(world.visitor(), { amount: '10' })
    const { number } = await newest()
    await world.runJobs()
    const { body } = await world.owner.get(shop.api('/mail'))
    expect(body.items[0]).toMatchObject({
      to: 'ada@example.photography',
      subject: `Donation #${number} confirmed`,
    })
  })

  it('takes no discount, no minimum of the shop and no tax', async () => {
    const discount = { title: 'Half', kind: 'percent', ratePpm: 500_000 }
    const made = await world.owner.post(shop.api('/discounts'), discount)
    await shop.settings({ minimumSubtotalMinor: 50_000 })
    expect((await give(world.visitor())).status).toBe(200)
    expect(await newest()).toMatchObject({ totalMinor: 2500, discounts: [], taxes: [] })
    await shop.settings({})
    await world.owner.delete(shop.api(`/discounts/${made.body.discount.id}`))
  })

  it('leaves the shopping cart as it is', async () => {
    const donor = await shop.shopper([mug, 2])
    const before = (await donor.get(CART)).body.shoppingCart
    expect((await give(donor)).status).toBe(200)
    expect((await donor.get(CART)).body.shoppingCart).toEqual(before)
    const { redirectUrl } = (await give(donor, { amount: '11' })).body
    await donor.get(redirectUrl)
    expect((await donor.get(CART)).body.shoppingCart).toEqual(before)
    expect(donor.cookies.get('hasCart')).toBe('true')
  })

  it('keeps the answers to the fund’s form', async () => {
    const asked = await makeFund({ form: QUESTIONS })
    const answers = { name: 'Ada <b>Lovelace</b>', news: ['Post'] }
    expect((await give(world.visitor(), { fundId: asked, answers })).status).toBe(200)
    expect((await newest()).lines[0].answers).toEqual([
      { label: 'Your name', value: 'Ada <b>Lovelace</b>' },
      { label: 'News by', value: 'Post' },
    ])
  })

  it('refuses what the form does not take, at its field', async () => {
    const asked = await makeFund({ form: QUESTIONS })
    const refused = async (answers: object) =>
      (await give(world.visitor(), { fundId: asked, answers })).body.errors
    expect(await refused({})).toEqual({ 'answers.name': 'Required' })
    expect(await refused({ name: 'x'.repeat(41) })).toHaveProperty(['answers.name'])
    expect(await refused({ name: 'Ada', news: ['Fax'] })).toHaveProperty(['answers.news'])
    expect(await refused({ name: 'Ada', admin: 'yes' })).toHaveProperty('answers')
  })

  it.each([
    ['-25', 'Enter an amount in figures, such as 25.'],
    ['twenty', 'Enter an amount in figures, such as 25.'],
    ['1e3', 'Enter an amount in figures, such as 25.'],
    ['25.005', 'Enter an amount in figures, such as 25.'],
    ['€25', 'Enter an amount in figures, such as 25.'],
    ['9'.repeat(38), 'Enter an amount in figures, such as 25.'],
    ['', 'Choose or enter an amount.'],
    ['0', 'The smallest donation is $5.00.'],
    ['4.99', 'The smallest donation is $5.00.'],
    ['1000.01', 'The largest donation is $1,000.00.'],
    ['99999999999', 'The largest donation is $1,000.00.'],
  ])('refuses the amount %j at its field', async (amount, message) => {
    const before = await numbers()
    const { status, body } = await give(world.visitor(), { amount })
    expect([status, body.errors]).toEqual([400, { amount: message }])
    expect(await numbers()).toEqual(before)
  })

  it.each([[25], [null], [{ amount: 25 }], [['25']], [true]])(
    'refuses the amount %j, which is no text',
    async (amount) => {
      const { status, body } = await give(world.visitor(), { amount })
      expect([status, Object.keys(body.errors)]).toEqual([400, ['amount']])
    },
  )

  it('takes only suggested amounts where no other may be given', async () => {
    const fixed = await makeFund({ allowsOwnAmount: false })
    const { status, body } = await give(world.visitor(), { fundId: fixed, amount: '26' })
    expect([status, body.errors]).toEqual([400, { amount: 'Choose one of the amounts.' }])
    expect((await give(world.visitor(), { fundId: fixed, amount: '25.00' })).status).toBe(200)
  })

  it.each([
    ['a total', { agreedTotalMinor: 1 }],
    ['minor units', { amountMinor: 1 }],
    ['another currency', { currency: 'JPY' }],
    ['a tax', { taxMinor: 1 }],
  ])('refuses %s that a client sends', async (_what, more) => {
    const { status, body } = await give(world.visitor(), more)
    expect([status, Object.keys(body.errors)]).toEqual([400, Object.keys(more)])
  })

  it('refuses an address to which no mail can be sent', async () => {
    const { status, body } = await give(world.visitor(), { email: 'ada' })
    expect([status, body.errors]).toEqual([400, { email: 'Please enter a valid email' }])
  })

  it('does not know a fund that was closed or removed', async () => {
    const closed = await makeFund({ isOpen: false })
    const removed = await makeFund()
    await world.owner.delete(shop.api(`/funds/${removed}`))
    for (const gone of [closed, removed, 'no-such-fund', '__proto__']) {
      const { status } = await give(world.visitor(), { fundId: gone })
      expect([400, 404]).toContain(status)
      expect((await world.visitor().get(`/checkout/donate/${gone}`)).status).toBe(404)
    }
  })
})

describe('a payment that does not go through at once', () => {
  it('tells the donor that the card was declined, and takes another one for the same donation', async () => {
    const donor = world.visitor()
    const before = await numbers()
    const declined = await give(donor, { paymentToken: 'practice-decline', key: 'one' })
    expect([declined.status, declined.body.code]).toEqual([400, 'paymentDeclined'])
    expect(await numbers()).toEqual(before)
    expect((await give(donor, { key: 'two' })).status).toBe(200)
    expect((await numbers()).length).toBe(before.length + 1)
  })

  it('refuses to try out one card after the other', async () => {
    const donor = world.visitor()
    const answers = []
    for (let n = 0; n < 6; n += 1) {
      answers.push((await give(donor, { paymentToken: 'practice-decline' })).status)
    }
    expect(answers).toEqual([400, 400, 400, 400, 400, 429])
  })

  it('waits with the donor where the provider takes its time', async () => {
    const donor = world.visitor()
    const { body } = await give(donor, { paymentToken: 'practice-slow', key: 'slow' })
    await decide({ decides_at: new Date(world.clock.now() + 3_600_000) })
    const page = await pageOf(donor, body.redirectUrl)
    expect(page.pageType).toBe(207)
    expect(page.text).toMatch(/shows your (<!-- -->)?donation/)
    // Another donation does not wait for it.
    expect((await give(donor, { amount: '10' })).status).toBe(200)
  })

  it('leads back to the donation when the payment was given up', async () => {
    const donor = world.visitor()
    const { body } = await give(donor, { paymentToken: 'practice-slow' })
    await decide({ state: 'declined' })
    const page = await pageOf(donor, body.redirectUrl)
    expect(page.pageType).toBe(211)
    expect(page.text).toContain(`href="/checkout/donate/${fundId}"`)
    expect(page.text).not.toContain('href="/cart"')
  })
})

describe('the same request again', () => {
  it('gives once for one key', async () => {
    const donor = world.visitor()
    const before = (await numbers()).length
    const first = await give(donor, { key: 'again' })
    const second = await give(donor, { key: 'again' })
    expect(second.body).toEqual(first.body)
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect((await numbers()).length).toBe(before + 1)
    expect((await give(donor, { key: 'again', amount: '26' })).status).toBe(422)
  })

  it('gives once where the server died before it kept the answer', async () => {
    const donor = world.visitor()
    const before = (await numbers()).length
    const first = await give(donor, { key: 'dead' })
    await world.app.database.inSite(world.site.id, ({ db }) =>
      db
        .updateTable('idempotency_key')
        .set({ status: null, answer: null, running_until: new Date(0) })
        .where('key', '=', 'dead')
        .execute(),
    )
    const second = await give(donor, { key: 'dead' })
    expect(second.body).toEqual(first.body)
    expect((await numbers()).length).toBe(before + 1)
  })

  it('gives twice to those who want to', async () => {
    const donor = world.visitor()
    const before = (await numbers()).length
    await give(donor, { key: 'first' })
    await give(donor, { key: 'second' })
    expect((await numbers()).length).toBe(before + 2)
  })

  it('does not show a donation to whoever planted the cookie that it began with', async () => {
    const thief = world.visitor()
    await give(thief, { paymentToken: 'practice-decline' })
    const planted = thief.cookies.get('DONATION') ?? ''
    const donor = world.visitor()
    await donor.crumb()
    donor.cookies.set('DONATION', planted)
    const gift = { paymentToken: 'practice-slow', key: 'mine' }
    const { body } = await give(donor, gift)
    expect(donor.cookies.get('DONATION')).not.toBe(planted)
    expect((await give(thief, gift)).body.redirectUrl).not.toBe(body.redirectUrl)
  })
})

describe('a donation that is paid later', () => {
  beforeAll(async () => {
    const method = { isEnabled: true, title: 'By transfer', values: { instructions: 'To GB33.' } }
    await world.owner.put(shop.api('/payment-methods/manual'), method)
  })

  it('is told as awaited, and paid once its owner says so', async () => {
    const donor = world.visitor()
    const { body } = await give(donor, { paymentToken: 'manual' })
    const { id, ...order } = await newest()
    expect(order).toMatchObject({ payment: 'unpaid', actions: ['markPaid', 'cancel'] })
    expect(order.timeline).toMatchObject([{ text: 'Donation made, awaiting payment' }])
    const waiting = await pageOf(donor, body.redirectUrl)
    expect(waiting.pageType).toBe(207)
    expect(waiting.text).toContain('To GB33.')
    expect((await world.owner.put(shop.api(`/orders/${id}/paid`))).status).toBe(200)
    expect(await newest()).toMatchObject({ payment: 'paid', fulfillment: 'FULFILLED' })
    expect((await pageOf(donor, body.redirectUrl)).pageType).toBe(204)
  })

  it('is cancelled by its owner, with nothing to undo first', async () => {
    const donor = world.visitor()
    const { body } = await give(donor, { paymentToken: 'manual' })
    const { id } = await newest()
    expect((await world.owner.put(shop.api(`/orders/${id}/cancelled`))).status).toBe(200)
    expect(await newest()).toMatchObject({ payment: 'unpaid', fulfillment: 'CANCELED' })
    const page = await pageOf(donor, body.redirectUrl)
    expect([page.pageType, page.text]).toEqual([
      211,
      expect.stringContaining('This donation was cancelled'),
    ])
  })

  it('cannot be marked as sent', async () => {
    await give(world.visitor())
    const { id } = await newest()
    const { status } = await world.owner.post(shop.api(`/orders/${id}/fulfillments`), {})
    expect([400, 409]).toContain(status)
    expect(await newest()).toMatchObject({ fulfillment: 'FULFILLED', fulfillments: [] })
  })

  it('is not offered payment at pick-up', async () => {
    const method = { isEnabled: true, title: 'Cash', values: {} }
    await world.owner.put(shop.api('/payment-methods/cash'), method)
    const page = await world.visitor().get(`/checkout/donate/${fundId}`)
    expect(page.text).toContain('value="manual"')
    expect(page.text).not.toContain('value="cash"')
    const { status, body } = await give(world.visitor(), { paymentToken: 'cash' })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['paymentToken']])
  })
})

describe('the donate page without script', () => {
  const submit = (visitor: TestBrowser, fields: Record<string, string>) =>
    visitor.submit(`/checkout/donate/${fundId}`, {
      email: 'ada@example.photography',
      paymentToken: 'practice-approve',
      ...fields,
    })
  const fieldValue = (html: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

  it('shows the fund, its amounts in the site’s format and its questions', async () => {
    fundId = await makeFund({ form: QUESTIONS })
    const { status, text, headers } = await world.visitor().get(`/checkout/donate/${fundId}`)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    for (const words of [
      'A new kiln',
      'The old one is cracked.',
      '$10.00',
      '$25.00',
      'In memory of',
    ]) {
      expect(text).toContain(words)
    }
  })

  it('gives the amount that was chosen, and goes to the donation', async () => {
    const donor = world.visitor()
    const { text } = await donor.get(`/checkout/donate/${fundId}`)
    const idempotencyKey = fieldValue(text, 'idempotencyKey')
    const before = (await numbers()).length
    const fields = { amount: '25.00', ownAmount: '', idempotencyKey }
    const first = await submit(donor, fields)
    expect(first.status).toBe(303)
    expect((await donor.get(String(first.headers.location))).text).toContain(
      'Thank you for your donation',
    )
    // The form was sent twice: the second time shows what the first made.
    expect((await submit(donor, fields)).headers.location).toBe(first.headers.location)
    expect((await numbers()).length).toBe(before + 1)
    expect(await newest()).toMatchObject({ totalMinor: 2500 })
  })

  it('gives the amount that was typed', async () => {
    expect((await submit(world.visitor(), { amount: 'own', ownAmount: '42' })).status).toBe(303)
    expect((await newest()).totalMinor).toBe(4200)
    expect((await submit(world.visitor(), { ownAmount: '43' })).status).toBe(303)
    expect((await newest()).totalMinor).toBe(4300)
  })

  it('asks again where one amount was chosen and another typed', async () => {
    const before = await numbers()
    const { status, text } = await submit(world.visitor(), { amount: '25.00', ownAmount: '5000' })
    expect(status).toBe(400)
    expect(text).toContain('Choose one of the amounts or enter your own, not both.')
    expect(await numbers()).toEqual(before)
  })

  it('says at each field what is wrong, and keeps what was typed', async () => {
    fundId = await makeFund({ form: QUESTIONS })
    const { status, text } = await submit(world.visitor(), {
      amount: 'own',
      ownAmount: '"><b>2</b>',
      email: 'ada',
      'answer.memory': 'Bo & <i>Co</i>',
      'answer.news.0': 'Mail',
    })
    expect(status).toBe(400)
    for (const words of [
      'Please enter a valid email',
      'Enter an amount in figures, such as 25.',
      'Required',
      'value="ada"',
      'Bo &amp; &lt;i&gt;Co&lt;/i&gt;',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain('<b>2</b>')
  })

  it('does nothing for a form of another site', async () => {
    const before = await numbers()
    const { status } = await world.visitor().send({
      method: 'POST',
      url: `/checkout/donate/${fundId}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example',
      },
      payload: 'amount=25.00&email=ada@example.photography&paymentToken=practice-approve',
    })
    expect(status).toBe(303)
    expect(await numbers()).toEqual(before)
  })
})

describe('while selling is switched off', () => {
  const turn = (isOn: boolean) => world.owner.put(shop.api('/feature-flags/commerce'), { isOn })

  it('has no donate page and takes no donation, and keeps the pages of those that were made', async () => {
    const donor = world.visitor()
    const { redirectUrl } = (await give(donor)).body
    expect((await turn(false)).status).toBe(200)
    expect((await give(donor)).status).toBe(404)
    expect((await world.owner.post(shop.api('/funds'), FUND)).status).toBe(403)
    expect((await donor.get(`/checkout/donate/${fundId}`)).status).toBe(404)
    expect((await pageOf(donor, redirectUrl)).pageType).toBe(204)
    await turn(true)
  })
})

describe('a store in yen', () => {
  let yen: TestWorld

  beforeAll(async () => {
    yen = await createTestWorld()
    await createTestShop(yen).settings({ currency: 'JPY' })
  })
  afterAll(() => yen.close())

  it('takes whole yen and no fractions of them', async () => {
    const path = `/s/${yen.site.id}/api/funds`
    const { body } = await yen.owner.post(path, {
      name: 'Roof',
      suggestedMinor: [1000],
      minimumMinor: 500,
    })
    const of = (amount: string) => ({ fundId: body.fund.id, amount })
    const donor = yen.visitor()
    expect((await give(donor, of('1,000.5'))).body.errors).toEqual({
      amount: 'Enter an amount in figures, such as 25.',
    })
    expect((await give(donor, of('499'))).body.errors).toEqual({
      amount: 'The smallest donation is ¥500.',
    })
    expect((await give(donor, of('¥1,000'))).status).toBe(200)
    const { body: made } = await yen.owner.get(`/s/${yen.site.id}/api/orders`)
    expect(made.items[0]).toMatchObject({ totalMinor: 1000, currency: 'JPY' })
    const page = await donor.get(`/checkout/donate/${body.fund.id}`)
    expect(page.text).toContain('¥1,000')
  })
})
