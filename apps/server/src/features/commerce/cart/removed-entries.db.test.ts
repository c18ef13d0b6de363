/** Entries that a shopper removed by a slip of the hand, and puts back. */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payFor, startCheckout } from '../test-purchase.ts'
import { CART, createTestShop, ENTRIES, type TestProduct, type TestShop } from '../test-shop.ts'

const REMOVED = `${CART}/removed-entries`
const HOUR_MS = 60 * 60 * 1000
const FORM = {
  name: '',
  fields: [{ id: 'name', type: 'text', title: 'Name', required: true, maxLength: 20 }],
}

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct
let bowl: TestProduct
let engraved: TestProduct

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 50)
  bowl = await shop.stock('BOWL', 50)
  engraved = await shop.stock('ENGRAVED', 50, { form: FORM } as object)
})
afterAll(() => world.close())

const cartOf = async (shopper: TestBrowser) => (await shopper.get(CART)).body.shoppingCart
const idsOf = async (shopper: TestBrowser): Promise<string[]> =>
  (await cartOf(shopper)).entries.map(({ id }: { id: string }) => id)
const remove = (shopper: TestBrowser, id: string | undefined) => shopper.delete(`${ENTRIES}/${id}`)
const restore = (shopper: TestBrowser, id: string | undefined) => shopper.post(`${REMOVED}/${id}`)

describe('POST /api/commerce/shopping-cart/removed-entries/{entryId}', () => {
  it('puts an entry back as it was, in its place', async () => {
    const shopper = await shop.shopper([mug, 3], [bowl, 1])
    const before = await cartOf(shopper)
    const [first] = await idsOf(shopper)
    const { body: removed } = await remove(shopper, first)
    expect(removed.shoppingCart.removedEntries).toMatchObject([
      { id: first, title: 'MUG', quantity: 3, answers: [] },
    ])
    const { status, body } = await restore(shopper, first)
    expect(status).toBe(200)
    expect(body.newlyAdded).toMatchObject({ id: first, quantity: 3 })
    expect(body.shoppingCart).toEqual(before)
    expect(await cartOf(shopper)).toEqual(before)
  })

  it('keeps the answers to the product’s form', async () => {
    const shopper = world.visitor()
    const body = { itemId: engraved.id, quantity: 1, additionalFields: '{"name":"Ada"}' }
    const { newlyAdded } = (await shopper.post(ENTRIES, body)).body
    await remove(shopper, newlyAdded.id)
    expect((await restore(shopper, newlyAdded.id)).body.newlyAdded).toEqual(newlyAdded)
  })

  it('takes a quantity of nothing for a removal', async () => {
    const shopper = await shop.shopper([mug, 2])
    const [id] = await idsOf(shopper)
    await shopper.put(`${ENTRIES}/${id}`, { quantity: 0 })
    expect((await restore(shopper, id)).body.shoppingCart.totalQuantity).toBe(2)
  })

  it('puts back what is sold out, which then says so', async () => {
    const rare = await shop.stock('RARE', 1)
    const shopper = await shop.shopper([rare, 1])
    const [id] = await idsOf(shopper)
    await remove(shopper, id)
    const other = await shop.shopper([rare, 1])
    await payFor(other, { checkout: (await startCheckout(other)).body.checkout })
    const { body } = await restore(shopper, id)
    expect(body.newlyAdded.problem).toBe('Sorry, we do not have enough of that item available.')
  })

  it('remembers the last five, the latest first', async () => {
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, at) => shop.stock(`MANY-${at}`, 9)),
    )
    const shopper = await shop.shopper(...many.map((one): [TestProduct, number] => [one, 1]))
    const ids = await idsOf(shopper)
    for (const id of ids) {
      world.clock.advance(1_000)
      await remove(shopper, id)
    }
    const { removedEntries } = await cartOf(shopper)
    expect(removedEntries.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1).reverse())
    expect((await restore(shopper, ids[0])).body.code).toBe('entryNotRemoved')
  })

  it('says nothing of what was put into the cart once more, or removed a day ago', async () => {
    const shopper = await shop.shopper([mug, 1], [bowl, 1])
    const [first, second] = await idsOf(shopper)
    await remove(shopper, first)
    await shopper.post(ENTRIES, { itemId: mug.id, quantity: 1 })
    expect((await cartOf(shopper)).removedEntries).toEqual([])
    await remove(shopper, second)
    world.clock.advance(23 * HOUR_MS)
    expect((await cartOf(shopper)).removedEntries).toHaveLength(1)
    world.clock.advance(HOUR_MS)
    expect((await cartOf(shopper)).removedEntries).toEqual([])
  })

  it('does not know what others removed, or what was put back already', async () => {
    const shopper = await shop.shopper([mug, 1], [bowl, 1])
    const [first] = await idsOf(shopper)
    await remove(shopper, first)
    for (const other of [world.visitor(), await shop.shopper([mug, 1])]) {
      expect(await restore(other, first)).toMatchObject({
        status: 404,
        body: { code: 'entryNotRemoved', message: 'That item cannot be put back any more.' },
      })
    }
    expect((await restore(shopper, first)).status).toBe(200)
    expect((await restore(shopper, first)).status).toBe(404)
    expect((await cartOf(shopper)).totalQuantity).toBe(2)
  })

  it('changes nothing while the cart is being paid for', async () => {
    const shopper = await shop.shopper([mug, 1], [bowl, 1])
    const [first] = await idsOf(shopper)
    await remove(shopper, first)
    const { checkout } = (await startCheckout(shopper)).body
    await payFor(shopper, { checkout, token: 'practice-slow' })
    expect((await restore(shopper, first)).body.code).toBe('cartPaying')
  })
})
