/** Answers that are changed in the cart, by the product's own form or by a theme's script. */

import { newId } from '@sitewright/core/id'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payFor, startCheckout } from '../test-purchase.ts'
import { CART, createTestShop, ENTRIES, type TestProduct, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let engraved: TestProduct
let plain: TestProduct

const FORM = {
  name: '',
  fields: [{ id: 'name', type: 'text', title: 'Name', required: true, maxLength: 20 }],
}

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  engraved = await shop.stock('ENGRAVED', 20_000, { form: FORM } as object)
  plain = await shop.stock('PLAIN', 50)
})
afterAll(() => world.close())

const named = (name: string) => JSON.stringify({ name })
const add = async (shopper: TestBrowser, product: TestProduct, additionalFields: string | null) => {
  const body = { itemId: product.id, quantity: 1, additionalFields }
  return (await shopper.post(ENTRIES, body)).body.newlyAdded.id as string
}
const change = (shopper: TestBrowser, entryId: string, body: object) =>
  shopper.put(`${ENTRIES}/${entryId}/additionalFields`, { itemId: engraved.id, ...body })
const entriesOf = async (shopper: TestBrowser) =>
  (await shopper.get(CART)).body.shoppingCart.entries

describe('PUT /api/commerce/shopping-cart/entries/{entryId}/additionalFields', () => {
  it('fact 7.commerce.03: replaces the answers and gives cart and entry', async () => {
    const shopper = world.visitor()
    const id = await add(shopper, engraved, named('Ada'))
    const { status, body } = await change(shopper, id, {
      sku: 'ENGRAVED',
      additionalFields: named('Bo'),
    })
    expect(status).toBe(200)
    expect(body.updatedEntry).toMatchObject({ id, answers: [{ label: 'Name', value: 'Bo' }] })
    expect(body.shoppingCart.entries).toEqual([body.updatedEntry])
    expect(await entriesOf(shopper)).toEqual([body.updatedEntry])
  })

  it('makes one entry of two that become equal', async () => {
    const shopper = world.visitor()
    const first = await add(shopper, engraved, named('Ada'))
    const second = await add(shopper, engraved, named('Bo'))
    const { body } = await change(shopper, second, { additionalFields: named(' Ada ') })
    expect(body.updatedEntry).toMatchObject({ id: first, quantity: 2 })
    expect(body.shoppingCart).toMatchObject({ totalQuantity: 2, entries: [{ id: first }] })
    expect((await change(shopper, second, { additionalFields: named('Cy') })).status).toBe(404)
  })

  it('leaves an entry as it is that gets its own answers again', async () => {
    const shopper = world.visitor()
    const id = await add(shopper, engraved, named('Ada'))
    const { body } = await change(shopper, id, { additionalFields: named('Ada') })
    expect(body.updatedEntry).toMatchObject({ id, quantity: 1 })
  })

  it('refuses to merge more than can be bought at a time', async () => {
    const shopper = world.visitor()
    const ids = [
      await add(shopper, engraved, named('Ada')),
      await add(shopper, engraved, named('Bo')),
    ]
    for (const id of ids) {
      expect((await shopper.put(`${ENTRIES}/${id}`, { quantity: 6000 })).status).toBe(200)
    }
    const refused = await change(shopper, ids[1] ?? '', { additionalFields: named('Ada') })
    expect(refused).toMatchObject({ status: 400, body: { code: 'quantityInvalid' } })
    expect(await entriesOf(shopper)).toHaveLength(2)
  })

  it('keeps what a theme’s script sends where the product has no form', async () => {
    const shopper = world.visitor()
    const id = await add(shopper, plain, null)
    const { body } = await change(shopper, id, {
      itemId: plain.id,
      additionalFields: '{"b":[1],"a":"x"}',
    })
    expect(body.updatedEntry).toMatchObject({ additionalFields: { a: 'x', b: [1] } })
  })

  it.each([
    [400, 'fieldsInvalid', { additionalFields: null }],
    [400, 'fieldsInvalid', { additionalFields: '{"name":' }],
    [400, 'fieldsInvalid', { additionalFields: '{"name":"Ada","__proto__":{}}' }],
    [404, 'entryOther', { itemId: newId(), additionalFields: named('Bo') }],
    [404, 'entryOther', { sku: 'PLAIN', additionalFields: named('Bo') }],
  ])('answers %i %s, and nothing changes', async (status, code, body) => {
    const shopper = world.visitor()
    const id = await add(shopper, engraved, named('Ada'))
    expect(await change(shopper, id, body)).toMatchObject({ status, body: { code } })
    expect(await entriesOf(shopper)).toMatchObject([{ answers: [{ value: 'Ada' }] }])
  })

  it('does not know entries of others', async () => {
    const id = await add(world.visitor(), engraved, named('Ada'))
    const other = await shop.shopper([plain, 1])
    for (const visitor of [other, world.visitor()]) {
      expect(await change(visitor, id, { additionalFields: named('Bo') })).toMatchObject({
        status: 404,
        body: { code: 'entryMissing' },
      })
    }
  })

  it('changes nothing while it is being paid for', async () => {
    const shopper = world.visitor()
    const id = await add(shopper, engraved, named('Ada'))
    const { checkout } = (await startCheckout(shopper)).body
    await payFor(shopper, { checkout, token: 'practice-slow' })
    expect(await change(shopper, id, { additionalFields: named('Bo') })).toMatchObject({
      status: 409,
      body: { code: 'cartPaying' },
    })
  })
})

describe('GET /api/commerce/shopping-cart', () => {
  it('fact 7.commerce.05: makes up a cart where it is asked for a mock', async () => {
    const shopper = await shop.shopper([plain, 3])
    const { body } = await shopper.get(`${CART}?mock=true`)
    expect(body.shoppingCart).toMatchObject({ totalQuantity: 2, orderId: null })
    expect(body.shoppingCart.entries.map(({ title }: { title: string }) => title).sort()).toEqual([
      'ENGRAVED',
      'PLAIN',
    ])
    expect((await shopper.get(CART)).body.shoppingCart).toMatchObject({ totalQuantity: 3 })
    const stranger = world.visitor()
    expect((await stranger.get(`${CART}?mock=true`)).body.shoppingCart.entries).toHaveLength(2)
    expect(stranger.cookies.has('hasCart')).toBe(false)
    expect((await stranger.get(CART)).body.shoppingCart).toBeNull()
  })

  it('fact 7.commerce.05: is never cached and always summed up, whatever else the query says', async () => {
    const shopper = await shop.shopper([plain, 2])
    const { body, headers } = await shopper.get(CART)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.shoppingCart.subtotalCents).toBe(2000)
    for (const query of [
      'mock=false',
      'timecode=1',
      'calculateSubtotal=false',
      'mock=&timecode=',
    ]) {
      expect((await shopper.get(`${CART}?${query}`)).body).toEqual(body)
    }
  })
})
