/** The cart page’s own forms, as a browser without script sends them. */

import { asProductInput } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestShop, type TestProduct, type TestShop } from '../commerce/test-shop.ts'

const FORM = {
  name: '',
  fields: [
    { id: 'name', type: 'text', title: 'Name', required: true, maxLength: 20 },
    { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Card', 'Ribbon'] },
  ],
}

let world: TestWorld
let shop: TestShop<TestBrowser>
let plate: TestProduct
let shopper: TestBrowser

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  plate = await shop.stock('PLATE', 50, { form: FORM } as object)
})
afterAll(() => world.close())
beforeEach(async () => {
  shopper = world.visitor()
  await shopper.submit('/cart/add', {
    itemId: plate.id,
    sku: 'PLATE',
    quantity: '1',
    'answer.name': 'Ada',
    'answer.extras.1': 'Ribbon',
  })
})

const cart = async (query = '') =>
  (await shopper.get(`/cart${query}`)).text.replaceAll('<!-- -->', '')
const entryIn = (html: string) => /name="entryId" value="([^"]*)"/.exec(html)?.[1] ?? ''
const post = (fields: object) => shopper.submit('/cart', fields as Record<string, string>)

describe('what was removed', () => {
  it('can be put back, also after a reload', async () => {
    const entryId = entryIn(await cart())
    await post({ entryId, action: 'remove' })
    for (const page of [await cart(), await cart()]) {
      expect(page).toContain('You have nothing in your shopping cart.')
      expect(page).toContain('PLATE was removed.')
      expect(entryIn(page)).toBe(entryId)
    }
    expect(await post({ entryId, action: 'restore' })).toMatchObject({
      status: 303,
      headers: { location: '/cart' },
    })
    const page = await cart()
    expect(page).toContain('Name: Ada')
    expect(page).not.toContain('was removed.')
  })

  it('says why it cannot be put back', async () => {
    const entryId = entryIn(await cart())
    await post({ entryId, action: 'remove' })
    await post({ entryId, action: 'restore' })
    const { status, text } = await post({ entryId, action: 'restore' })
    expect(status).toBe(404)
    expect(text).toContain('Unable to Add Item')
    expect(text).toContain('That item cannot be put back any more.')
  })
})

describe('what a product asks', () => {
  const change = (entryId: string, answers: object) =>
    post({ entryId, itemId: plate.id, action: 'answer', ...answers })

  it('is answered anew in the cart, beginning with what was answered', async () => {
    const entryId = entryIn(await cart())
    expect(await cart()).toContain(`/cart?form=${entryId}`)
    const form = await cart(`?form=${entryId}`)
    expect(form).toMatch(/name="answer\.name"[^>]*value="Ada"|value="Ada"[^>]*name="answer\.name"/)
    expect(form).toMatch(
      /<input[^>]*checked=""[^>]*value="Ribbon"|<input[^>]*value="Ribbon"[^>]*checked=""/,
    )
    const saved = await change(entryId, { 'answer.name': 'Bo', 'answer.extras.0': 'Card' })
    expect(saved).toMatchObject({ status: 303, headers: { location: '/cart' } })
    expect(await cart()).toMatch(/Name: Bo.*Extras: Card/s)
  })

  it('fact 8.cart-ui.03: says that a form could not be updated, and what is wrong at its field', async () => {
    const entryId = entryIn(await cart())
    const { status, text } = await change(entryId, { 'answer.name': '', 'answer.extras.0': 'Card' })
    expect(status).toBe(400)
    expect(text).toContain('Unable to update form')
    expect(text).toContain('PLATE: One or more fields is invalid, please check your entries.')
    expect(text).toMatch(/id="answer-\w+-name-problem"[^>]*>Required</)
    expect(text).toMatch(/checked=""[^>]*value="Card"|value="Card"[^>]*checked=""/)
    expect(await cart()).toContain('Name: Ada')
  })

  it('fact 8.cart-ui.04: says that a form could not be opened', async () => {
    const entryId = entryIn(await cart())
    await post({ entryId, action: 'remove' })
    const { status, text } = await shopper.get(`/cart?form=${entryId}`)
    expect(status).toBe(404)
    expect(text).toContain('Unable to open form')
    expect(text).toContain('That item is no longer in your cart.')
    expect((await shopper.get('/cart?form=x')).status).toBe(200)
  })

  it('is answered again after it has changed, so that the entry can be bought', async () => {
    const asked = await shop.stock('CHANGING', 9, { form: FORM } as object)
    shopper = world.visitor()
    const answers = { 'answer.name': 'Ada' }
    const wish = { itemId: asked.id, sku: 'CHANGING', quantity: '1', ...answers }
    await shopper.submit('/cart/add', wish)
    const [name] = FORM.fields
    const path = shop.api(`/products/${asked.id}`)
    const { product } = (await world.owner.get(path)).body
    const input = { ...product, form: { name: '', fields: [{ ...name, title: 'Whose name' }] } }
    const changed = await world.owner.put(path, {
      ...asProductInput(input),
      seenAt: product.updatedAt,
    })
    expect(changed.status, changed.text).toBe(200)

    const page = await cart()
    const words = 'What we ask for with this item has changed. Please answer again.'
    expect(page).toContain(words)
    expect(page).not.toContain('href="/checkout"')
    const entryId = entryIn(page)
    expect(await cart(`?form=${entryId}`)).toContain('Whose name')
    await post({ entryId, itemId: asked.id, action: 'answer', 'answer.name': 'Bo' })
    const mended = await cart()
    expect(mended).toContain('Whose name: Bo')
    expect(mended).not.toContain(words)
    expect(mended).toContain('href="/checkout"')
  })

  it('is nothing where the form was taken away, and nothing is kept then', async () => {
    const mug = await shop.stock('FORMLESS', 9)
    shopper = world.visitor()
    await shopper.submit('/cart/add', { itemId: mug.id, sku: 'FORMLESS', quantity: '1' })
    const page = await cart()
    expect(page).not.toContain('Change answers')
    const { status, text } = await post({
      entryId: entryIn(page),
      itemId: mug.id,
      action: 'answer',
      'answer.name': 'Bo',
    })
    expect(status).toBe(404)
    expect(text).toContain('Nothing is asked for with this item any more.')
  })
})
