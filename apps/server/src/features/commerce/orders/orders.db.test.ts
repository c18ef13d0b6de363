import { newId } from '@sitewright/core/id'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS, buy, payFor, startCheckout } from '../test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'
import { type OrderStatus, orderByToken } from './order-status.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 1000)
})
afterAll(() => world.close())

const list = async (query = '') => (await world.owner.get(shop.api(`/orders${query}`))).body

async function buyAs(email: string) {
  const shopper = await shop.shopper([mug, 1])
  const { body } = await startCheckout(shopper, { email, shippingAddress: ADDRESS })
  return payFor(shopper, body)
}

describe('GET orders', () => {
  it('lists them newest first', async () => {
    await buyAs('first@example.com')
    await buyAs('second@example.com')
    const { items, nextCursor } = await list()
    expect(items.map(({ email }: { email: string }) => email)).toEqual([
      'second@example.com',
      'first@example.com',
    ])
    expect(nextCursor).toBeNull()
  })

  it.each([
    ['a number', async () => String((await list()).items[0].number), 1],
    ['a number as people write it', async () => `%23${(await list()).items[0].number}`, 1],
    ['the start of an email in any case', async () => 'SECOND@', 1],
    ['the end of an email', async () => '@example.com', 0],
    ['what LIKE would take for anything', async () => '%25', 0],
  ])('finds by %s', async (_what, text, count) => {
    expect((await list(`?search=${await text()}`)).items).toHaveLength(count)
  })

  it('goes on from a cursor, even while orders come in', async () => {
    const rows = Array.from({ length: 52 }, (_, index) => `row${index}@example.com`)
    for (const email of rows) await buyAs(email)
    const first = await list('?search=row')
    await buyAs('row-later@example.com')
    const second = await list(`?search=row&cursor=${first.nextCursor}`)
    const emails = [...first.items, ...second.items].map(({ email }: { email: string }) => email)
    expect(emails).toEqual(rows.toReversed())
  })
})

describe('GET orders/{orderId}', () => {
  it('shows what was sold, as it was', async () => {
    await buyAs('whole@example.com')
    const [{ id }] = (await list('?search=whole')).items
    await world.owner.delete(shop.api(`/products/${(await shop.stock('OTHER', 1)).id}`))
    const { body } = await world.owner.get(shop.api(`/orders/${id}`))
    expect(body.order).toMatchObject({
      lines: [{ itemId: mug.id, title: 'MUG', sku: 'MUG', quantity: 1, unitPriceMinor: 1000 }],
      subtotalMinor: 1000,
      shippingLabel: 'Standard shipping',
      shippingAddress: ADDRESS,
      timeline: [{ text: 'Order placed and paid' }],
    })
  })

  it('answers 404 for an order that is not there', async () => {
    expect((await world.owner.get(shop.api(`/orders/${newId()}`))).status).toBe(404)
  })
})

describe('the status page’s token', () => {
  /** The call that the page itself would make. */
  const look = (redirectUrl: string): Promise<OrderStatus | undefined> => {
    const cookies = { get: () => undefined, all: () => [], set: () => {}, clear: () => {} }
    const { app, site, inSite } = world
    return orderByToken(
      { app, siteId: site.id, cookies, inSite },
      redirectUrl.split('/').at(-1) ?? '',
    )
  }

  it('opens the order', async () => {
    const { body } = await buyAs('token@example.com')
    expect(await look(body.redirectUrl)).toMatchObject({
      state: 'confirmed',
      order: { email: 'token@example.com' },
    })
  })

  it('asks the provider, so that a lost answer is found by whoever looks', async () => {
    const shopper = await shop.shopper([mug, 1])
    const { body } = await buy(shopper, { token: 'practice-lost-answer' })
    expect(body.checkout.state).toBe('awaitingPayment')
    expect(await look(body.redirectUrl)).toMatchObject({ state: 'confirmed' })
  })

  it('waits while the provider has not decided', async () => {
    const { body } = await buy(await shop.shopper([mug, 1]), { token: 'practice-slow' })
    expect(await look(body.redirectUrl)).toEqual({ state: 'waiting', isPractice: true })
    world.clock.advance(6_000)
    expect(await look(body.redirectUrl)).toMatchObject({ state: 'confirmed' })
  })

  it('opens nothing when it is made up', async () => {
    expect(await look('/order/made-up')).toBeUndefined()
  })
})
