import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buy } from '../test-purchase.ts'
import { CART, createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'
import { addDiscount } from './test-discounts.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 100)
})
afterAll(() => world.close())

const PERCENT = { title: 'Sale', kind: 'percent', ratePpm: 100_000 }
const create = (more: object) => world.owner.post(shop.api('/discounts'), { ...PERCENT, ...more })
const update = (id: string, more: object) =>
  world.owner.put(shop.api(`/discounts/${id}`), { ...PERCENT, ...more })
const titles = async () =>
  (await world.owner.get(shop.api('/discounts'))).body.discounts.map(
    ({ title }: { title: string }) => title,
  )

describe('a discount', () => {
  it('is made, found, changed and removed', async () => {
    const made = await create({ title: 'Sale', scope: 'products', targetIds: [mug.id] })
    expect(made).toMatchObject({
      status: 200,
      body: { discount: { title: 'Sale', targets: [{ id: mug.id, title: 'MUG' }], used: 0 } },
    })
    const { id } = made.body.discount
    expect((await world.owner.get(shop.api(`/discounts/${id}`))).body).toEqual(made.body)
    const changed = await update(id, { title: 'Bigger sale', ratePpm: 200_000, endsAt: 5 })
    expect(changed.body.discount).toMatchObject({
      id,
      title: 'Bigger sale',
      ratePpm: 200_000,
      targets: [],
      endsAt: 5,
    })
    expect(await titles()).toEqual(['Bigger sale'])
    expect((await world.owner.delete(shop.api(`/discounts/${id}`))).status).toBe(200)
    expect(await titles()).toEqual([])
    for (const { status } of [
      await world.owner.get(shop.api(`/discounts/${id}`)),
      await update(id, {}),
      await world.owner.delete(shop.api(`/discounts/${id}`)),
    ]) {
      expect(status).toBe(404)
    }
  })

  it.each([
    ['title', {}, { title: '' }, 'Name the discount for shoppers.'],
    [
      'code',
      { code: 'a b' },
      {},
      'A code has letters, figures, dashes and underscores, and no blanks.',
    ],
    [
      'code',
      { code: '' },
      {},
      'A code has letters, figures, dashes and underscores, and no blanks.',
    ],
    ['ratePpm', { ratePpm: 0 }, {}, 'Enter how many percent are taken off.'],
    ['ratePpm', { ratePpm: 1_000_001 }, {}, 'At most 100 %.'],
    ['amountMinor', { kind: 'fixed' }, {}, 'Enter how much is taken off.'],
    ['amountMinor', { kind: 'fixed', amountMinor: 2e9 }, {}, 'That price is too high.'],
    ['buyQuantity', { kind: 'buyXGetY', getQuantity: 1 }, {}, 'Enter how many have to be bought.'],
    [
      'getQuantity',
      { kind: 'buyXGetY', buyQuantity: 1 },
      {},
      'Enter how many are reduced for them.',
    ],
    ['targetIds', { scope: 'products' }, {}, 'Choose at least one product.'],
    ['targetIds', { scope: 'categories' }, {}, 'Choose at least one category.'],
    ['endsAt', { startsAt: 5, endsAt: 5 }, {}, 'The end must come after the start.'],
    ['limitTotal', { limitTotal: 0 }, {}, 'At least 1, or none for no limit.'],
  ])('says at %s what is wrong with %j', async (field, more, change, message) => {
    const answer = await create({ ...more, ...change })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: message } } })
  })

  it('is not for products and categories of others', async () => {
    const { browser, site } = await world.createOwner('foreign@example.photography')
    const theirs = createTestShop({ ...world, site, owner: browser })
    const foreign = await theirs.stock('THEIRS', 1)
    for (const scope of ['products', 'categories']) {
      expect(await create({ scope, targetIds: [foreign.id] })).toMatchObject({
        status: 404,
        body: { code: 'targetMissing', errors: { targetIds: expect.any(String) } },
      })
    }
  })

  it('has a code of its own, which is free again once it is removed', async () => {
    const { id } = await addDiscount(world, { code: 'Mine' })
    expect(await create({ code: 'mINE' })).toMatchObject({
      status: 409,
      body: { code: 'codeTaken', errors: { code: 'Another discount has that code already.' } },
    })
    expect((await update(id, { code: 'MINE' })).status).toBe(200)
    await world.owner.delete(shop.api(`/discounts/${id}`))
    expect((await create({ code: 'mine' })).body.discount.code).toBe('MINE')
  })

  it('has no limit below its uses', async () => {
    const { id } = await addDiscount(world, { code: 'USED' })
    for (let index = 0; index < 2; index++) {
      const shopper = await shop.shopper([mug, 1])
      await shopper.post(`${CART}/coupons`, { code: 'USED' })
      await buy(shopper)
    }
    expect(await update(id, { code: 'USED', limitTotal: 1 })).toMatchObject({
      status: 400,
      body: {
        errors: {
          limitTotal: 'It was used 2 times already. Choose 2 or more, or switch it off.',
        },
      },
    })
    expect((await update(id, { code: 'USED', limitTotal: 2 })).status).toBe(200)
    const next = await shop.shopper([mug, 1])
    const { body } = await next.post(`${CART}/coupons`, { code: 'USED' })
    expect(body.shoppingCart.invalidCoupons).toEqual(['USED'])
  })

  it('is listed by as many statements with many as with none', async () => {
    const count = async () => {
      world.queries.length = 0
      await world.owner.get(shop.api('/discounts'))
      return world.queries.length
    }
    const before = await count()
    for (let index = 0; index < 5; index++) await create({ title: `Sale ${index}` })
    expect(await count()).toBe(before)
  })
})

describe('a cart', () => {
  it('is priced by as many statements with discounts as without', async () => {
    const shopper = await shop.shopper([mug, 1])
    const count = async () => {
      world.queries.length = 0
      await shopper.get(CART)
      return world.queries.length
    }
    const { body } = await world.owner.get(shop.api('/discounts'))
    for (const { id } of body.discounts) await world.owner.delete(shop.api(`/discounts/${id}`))
    const before = await count()
    await create({ title: 'Sale' })
    await addDiscount(world, { code: 'COUNTED' })
    await shopper.post(`${CART}/coupons`, { code: 'COUNTED' })
    expect(await count()).toBe(before)
  })
})
