/** Orders that are sent, picked up, sent in parts, and taken back. */

import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../invariants.ts'
import { buy } from '../test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct
let bowl: TestProduct

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 1000)
  bowl = await shop.stock('BOWL', 1000)
})
afterAll(async () => {
  expect((await checkInvariants(world.app)).sites.flatMap(({ violations }) => violations)).toEqual(
    [],
  )
  await world.close()
})

interface Bought {
  readonly id: string
  readonly number: number
  readonly path: string
  readonly page: string
}

async function order(...wanted: readonly [TestProduct, number][]): Promise<Bought> {
  const { body } = await buy(await shop.shopper(...wanted))
  const [{ id, number }] = (await world.owner.get(shop.api('/orders'))).body.items
  return { id, number, path: shop.api(`/orders/${id}`), page: body.redirectUrl }
}

const look = async ({ path }: Bought) => (await world.owner.get(path)).body.order
const send = ({ path }: Bought, more: object = {}) => world.owner.post(`${path}/fulfillments`, more)
const undo = ({ path }: Bought, fulfillmentId: string, note = '') =>
  world.owner.put(`${path}/fulfillments/${fulfillmentId}/undone`, { note })
const collect = ({ path }: Bought, fulfillmentId: string) =>
  world.owner.put(`${path}/fulfillments/${fulfillmentId}/collected`)
const track = ({ path }: Bought, fulfillmentId: string, more: object) =>
  world.owner.put(`${path}/fulfillments/${fulfillmentId}/tracking`, more)
const said = (order: { timeline: { text: string }[] }) => order.timeline.map(({ text }) => text)
const pageOf = async ({ page }: Bought) => (await world.visitor().get(page)).text

/** Mails about the sending of orders, newest first. */
async function mails(): Promise<{ to: string; subject: string; html: string; text: string }[]> {
  const { body } = await world.owner.get(`/s/${world.site.id}/api/mail`)
  const sent = body.items.filter(({ kind }: { kind: string }) => kind === 'order-sent')
  return Promise.all(
    sent.map(async ({ id }: { id: string }) => {
      return (await world.owner.get(`/s/${world.site.id}/api/mail/${id}`)).body.message
    }),
  )
}

describe('an order that is sent whole', () => {
  it('is fulfilled, says so in its history and on its page, and its customer gets a mail', async () => {
    const bought = await order([mug, 2])
    const { status, body } = await send(bought, { carrier: 'UPS', trackingNumber: '1Z 999' })
    expect(status).toBe(200)
    expect(body.order).toMatchObject({
      fulfillment: 'FULFILLED',
      handover: 'parcel',
      lines: [{ unitsLeft: 0 }],
      fulfillments: [
        {
          handover: 'parcel',
          state: 'sent',
          carrier: 'UPS',
          trackingNumber: '1Z 999',
          trackingUrl: 'https://www.ups.com/track?tracknum=1Z999',
        },
      ],
    })
    expect(said(body.order)).toEqual(['Order placed and paid', 'Sent with UPS, 1Z 999'])
    const [mail] = await mails()
    expect(mail).toMatchObject({
      to: 'ada@example.photography',
      subject: `Order #${bought.number} is on its way`,
    })
    for (const words of [mail?.html, mail?.text]) {
      expect(words).toContain('https://www.ups.com/track?tracknum=1Z999')
      expect(words).toContain(bought.page)
      expect(words).toContain('12 St James Square')
    }
    const page = await pageOf(bought)
    expect(page).toContain('href="https://www.ups.com/track?tracknum=1Z999"')
    expect(page).toContain('UPS')
  })

  it('can be sent without a mail, a carrier and a number', async () => {
    const bought = await order([mug, 1])
    const before = (await mails()).length
    const { body } = await send(bought, { tellsCustomer: false })
    expect(body.order.fulfillments).toMatchObject([{ carrier: '', trackingUrl: null }])
    expect(said(body.order)).toContain('Sent')
    expect(await mails()).toHaveLength(before)
  })

  it('takes a carrier of the owner’s own with its own page', async () => {
    const bought = await order([mug, 1])
    const { body } = await send(bought, {
      carrier: 'Bike & Sons',
      trackingUrl: 'https://bike.example/1',
    })
    expect(body.order.fulfillments).toMatchObject([
      { carrier: 'Bike & Sons', trackingUrl: 'https://bike.example/1' },
    ])
  })

  it.each(['javascript:alert(1)', '/cart', 'bike.example'])('refuses the page %s', async (url) => {
    const bought = await order([mug, 1])
    expect(await send(bought, { carrier: 'Bike', trackingUrl: url })).toMatchObject({
      status: 400,
      body: { errors: { trackingUrl: 'Enter an address like https://…' } },
    })
  })

  it('is not sent twice, however quickly the button is pressed', async () => {
    const bought = await order([mug, 1])
    const answers = await Promise.all([send(bought), send(bought), send(bought)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await look(bought)).fulfillments).toHaveLength(1)
  })
})

describe('an order that is sent in parts', () => {
  it('is fulfilled with the last of them, and never more of a line than was ordered', async () => {
    const bought = await order([mug, 3], [bowl, 1])
    const [mugs, bowls] = (await look(bought)).lines
    const first = await send(bought, { units: [{ lineId: mugs.id, quantity: 2 }] })
    expect(first.body.order).toMatchObject({
      fulfillment: 'PENDING',
      lines: [{ unitsLeft: 1 }, { unitsLeft: 1 }],
    })
    expect(said(first.body.order)).toContain('Sent: 2 of 4 items')
    expect((await mails())[0]?.text).toContain(`A part of order #${bought.number} has been sent`)
    expect(await send(bought, { units: [{ lineId: mugs.id, quantity: 2 }] })).toMatchObject({
      status: 409,
      body: { code: 'tooManySent', errors: { [mugs.id]: '1 left to send' } },
    })
    const rest = await send(bought, {
      units: [
        { lineId: mugs.id, quantity: 1 },
        { lineId: bowls.id, quantity: 1 },
      ],
    })
    expect(rest.body.order).toMatchObject({ fulfillment: 'FULFILLED' })
    expect((await mails())[0]?.text).toContain(`Order #${bought.number} has been sent`)
  })

  it.each([
    ['no units', []],
    ['a line named twice', 'twice'],
    ['no quantity', [{ lineId: 'first', quantity: 0 }]],
    ['half a unit', [{ lineId: 'first', quantity: 0.5 }]],
    ['a quantity as text', [{ lineId: 'first', quantity: '1' }]],
  ])('refuses %s', async (_what, units) => {
    const bought = await order([mug, 2])
    const [{ id }] = (await look(bought)).lines
    const named = { lineId: id, quantity: 1 }
    const sent =
      units === 'twice'
        ? [named, named]
        : (units as object[]).map((unit) => ({ ...unit, lineId: id }))
    expect((await send(bought, { units: sent })).status).toBe(400)
    expect((await look(bought)).fulfillments).toEqual([])
  })

  it('answers 404 for a line of another order', async () => {
    const [other, bought] = [await order([mug, 1]), await order([mug, 1])]
    const [{ id: lineId }] = (await look(other)).lines
    expect((await send(bought, { units: [{ lineId, quantity: 1 }] })).status).toBe(404)
  })
})

describe('a sending that is undone', () => {
  it('leaves the order to send again, keeps both in its history, and is gone from its page', async () => {
    const bought = await order([mug, 1])
    const sent = await send(bought, { carrier: 'DHL', trackingNumber: '42' })
    const [{ id }] = sent.body.order.fulfillments
    const { body } = await undo(bought, id, 'wrong parcel')
    expect(body.order).toMatchObject({
      fulfillment: 'PENDING',
      fulfillments: [],
      lines: [{ unitsLeft: 1 }],
    })
    expect(said(body.order).slice(1)).toEqual(['Sent with DHL, 42', 'Sending undone: wrong parcel'])
    const page = await pageOf(bought)
    expect(page).not.toContain('DHL')
    // The history, with the owner's notes in it, is for the owner alone.
    expect(page).not.toContain('wrong parcel')
    expect((await undo(bought, id)).body.order.timeline).toHaveLength(3)
    expect((await send(bought)).body.order).toMatchObject({ fulfillment: 'FULFILLED' })
  })

  it('answers 404 for a parcel that is none, or one of another order', async () => {
    const [other, bought] = [await order([mug, 1]), await order([mug, 1])]
    const { body } = await send(other)
    expect((await undo(bought, newId())).status).toBe(404)
    expect((await undo(bought, body.order.fulfillments[0].id)).status).toBe(404)
  })
})

describe('the tracking of a parcel', () => {
  async function parcel(more: object = { carrier: 'DHL', trackingNumber: '42' }) {
    const bought = await order([mug, 1])
    const [{ id }] = (await send(bought, more)).body.order.fulfillments
    return { bought, id }
  }

  it('is changed after it was sent: on the order page, in the history, and in a mail if wished', async () => {
    const { bought, id } = await parcel()
    const { status, body } = await track(bought, id, {
      carrier: 'UPS',
      trackingNumber: '1Z 999',
      tellsCustomer: true,
    })
    expect(status).toBe(200)
    expect(body.order).toMatchObject({
      fulfillment: 'FULFILLED',
      fulfillments: [
        {
          id,
          carrier: 'UPS',
          trackingNumber: '1Z 999',
          trackingUrl: 'https://www.ups.com/track?tracknum=1Z999',
        },
      ],
    })
    expect(said(body.order).at(-1)).toBe('Tracking changed: DHL, 42 is now UPS, 1Z 999')
    const [mail] = await mails()
    expect(mail).toMatchObject({
      to: 'ada@example.photography',
      subject: `New tracking for order #${bought.number}`,
    })
    for (const words of [mail?.html, mail?.text]) {
      expect(words).toContain('UPS, 1Z 999')
      expect(words).toContain('https://www.ups.com/track?tracknum=1Z999')
      expect(words).toContain(bought.page)
    }
    const page = await pageOf(bought)
    expect(page).toContain('href="https://www.ups.com/track?tracknum=1Z999"')
    expect(page).not.toContain('DHL')
  })

  it('is changed without a mail, added later, and taken off, each with its line in the history', async () => {
    const { bought, id } = await parcel({})
    const before = (await mails()).length
    await track(bought, id, { carrier: 'Bike', trackingUrl: 'https://bike.example/1' })
    await track(bought, id, { carrier: 'Bike', trackingUrl: 'https://bike.example/2' })
    const { body } = await track(bought, id, {})
    expect(said(body.order).slice(2)).toEqual([
      'Tracking added: Bike',
      'Tracking changed: Bike, with another page',
      'Tracking removed: Bike',
    ])
    expect(body.order.fulfillments).toMatchObject([{ carrier: '', trackingUrl: null }])
    expect(await mails()).toHaveLength(before)
  })

  it('says once what changed, and mails once, when the same is saved twice', async () => {
    const { bought, id } = await parcel()
    const wish = { carrier: 'UPS', trackingNumber: '7', tellsCustomer: true }
    const before = (await mails()).length
    await Promise.all([track(bought, id, wish), track(bought, id, wish)])
    expect((await look(bought)).timeline).toHaveLength(3)
    expect(await mails()).toHaveLength(before + 1)
  })

  it('is refused for a parcel that was taken back, one of another order, and a page that is none', async () => {
    const { bought, id } = await parcel()
    const other = await parcel()
    expect((await track(bought, other.id, { carrier: 'UPS' })).status).toBe(404)
    expect(await track(bought, id, { trackingUrl: 'javascript:alert(1)' })).toMatchObject({
      status: 400,
      body: { errors: { trackingUrl: 'Enter an address like https://…' } },
    })
    await undo(bought, id)
    expect(await track(bought, id, { carrier: 'UPS' })).toMatchObject({
      status: 409,
      body: { code: 'fulfillmentUndone' },
    })
  })
})

describe('an order that is picked up', () => {
  async function pickup(): Promise<Bought> {
    const bought = await order([mug, 1])
    await world.inSite(({ db }) =>
      db
        .updateTable('shop_order')
        .set({
          shipping_kind: 'pickup',
          shipping_label: 'The studio',
          shipping_note: 'Kiln Lane 4',
        })
        .where('id', '=', bought.id)
        .execute(),
    )
    return bought
  }

  it('is made ready, which its customer is told, and then handed over', async () => {
    const bought = await pickup()
    const ready = await send(bought)
    expect(ready.body.order).toMatchObject({
      fulfillment: 'PENDING',
      handover: 'pickup',
      fulfillments: [{ handover: 'pickup', state: 'ready' }],
      lines: [{ unitsLeft: 0 }],
    })
    const [mail] = await mails()
    expect(mail?.subject).toBe(`Order #${bought.number} is ready to be picked up`)
    expect(mail?.text).toContain('Kiln Lane 4')
    expect(await pageOf(bought)).toContain('Kiln Lane 4')
    const [{ id }] = ready.body.order.fulfillments
    const collected = await collect(bought, id)
    expect(collected.body.order).toMatchObject({
      fulfillment: 'FULFILLED',
      fulfillments: [{ state: 'sent' }],
    })
    expect((await collect(bought, id)).body.order.timeline).toHaveLength(3)
    expect(said(collected.body.order).slice(1)).toEqual(['Ready to be picked up', 'Picked up'])
  })

  it('has nothing to be followed by', async () => {
    const bought = await pickup()
    const [{ id }] = (await send(bought)).body.order.fulfillments
    expect(await track(bought, id, { carrier: 'UPS' })).toMatchObject({
      status: 409,
      body: { code: 'fulfillmentNotSent' },
    })
  })

  it('cannot be handed over once that was undone', async () => {
    const bought = await pickup()
    const [{ id }] = (await send(bought)).body.order.fulfillments
    await undo(bought, id)
    expect((await collect(bought, id)).status).toBe(409)
  })
})

describe('an order of services', () => {
  it('is marked as done', async () => {
    const lesson = await shop.stock('LESSON', 5, { type: PRODUCT_TYPES.service })
    const bought = await order([lesson, 1])
    const { body } = await send(bought)
    expect(body.order).toMatchObject({ fulfillment: 'FULFILLED', handover: 'none' })
    expect(said(body.order)).toContain('Done')
    expect((await mails())[0]?.subject).toBe(`Order #${bought.number} is done`)
  })
})

describe('orders that were cancelled', () => {
  it('are not sent, and one that was sent is not cancelled before that is undone', async () => {
    await world.owner.put(shop.api('/payment-methods/manual'), {
      isEnabled: true,
      title: 'Bank transfer',
      values: { instructions: 'To our account' },
    })
    const bought = await (async () => {
      const { body } = await buy(await shop.shopper([mug, 1]), { token: 'manual' })
      const [{ id, number }] = (await world.owner.get(shop.api('/orders'))).body.items
      return { id, number, path: shop.api(`/orders/${id}`), page: body.redirectUrl }
    })()
    const sent = await send(bought)
    expect(await world.owner.put(`${bought.path}/cancelled`)).toMatchObject({
      status: 409,
      body: { code: 'sentAlready' },
    })
    await undo(bought, sent.body.order.fulfillments[0].id)
    expect((await world.owner.put(`${bought.path}/cancelled`)).status).toBe(200)
    expect(await send(bought)).toMatchObject({ status: 409, body: { code: 'orderCancelled' } })
  })
})

describe('the list of orders', () => {
  it('shows those that are to be sent, or those that were', async () => {
    const [sent, waiting] = [await order([mug, 1]), await order([mug, 1])]
    await send(sent)
    const numbers = async (query: string) =>
      (await world.owner.get(shop.api(`/orders?${query}`))).body.items.map(
        ({ number }: { number: number }) => number,
      )
    expect(await numbers('fulfillment=PENDING')).toContain(waiting.number)
    expect(await numbers('fulfillment=PENDING')).not.toContain(sent.number)
    expect(await numbers('fulfillment=FULFILLED')).toContain(sent.number)
    expect(await numbers(`fulfillment=FULFILLED&search=${waiting.number}`)).toEqual([])
  })
})
