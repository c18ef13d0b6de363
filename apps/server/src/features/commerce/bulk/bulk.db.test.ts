/** Editing many products at once, by the calls of owners. */

import type { ProductRow } from '@sitewright/api/commerce/bulk-shapes'
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
  mug = await shop.stock('MUG', 10)
  bowl = await shop.stock('BOWL', 3)
})
afterAll(() => world.close())

const edit = (changes: readonly object[]) => world.owner.patch(shop.api('/products'), { changes })
const variantOf = ({ variants: [variant] }: TestProduct) => variant?.id ?? ''

async function rowOf({ id }: TestProduct): Promise<ProductRow> {
  const { body } = await world.owner.get(shop.api('/product-rows'))
  return body.items.find((row: ProductRow) => row.id === id)
}

describe('editing many products', () => {
  it('changes prices, stock, visibility and categories, and answers what takes all of it back', async () => {
    const { body: made } = await world.owner.post(
      shop.api(`/products/${mug.collectionId}/categories`),
      { displayName: 'Cups' },
    )
    const before = [await rowOf(mug), await rowOf(bowl)]
    const { status, body } = await edit([
      {
        productId: mug.id,
        seenAt: before[0]?.updatedAt,
        state: 'private',
        categoryIds: [made.category.id],
        variants: [
          {
            id: variantOf(mug),
            priceMinor: 2000,
            salePriceMinor: 1500,
            onSale: true,
            stock: { unlimited: false, quantity: 12, seen: 10 },
          },
        ],
      },
      { productId: bowl.id, variants: [{ id: variantOf(bowl), priceMinor: 700 }] },
    ])
    expect(status).toBe(200)
    expect(body.refused).toEqual([])
    expect(await rowOf(mug)).toMatchObject({
      state: 'private',
      categoryIds: [made.category.id],
      variants: [{ priceMinor: 2000, salePriceMinor: 1500, onSale: true, stock: { quantity: 12 } }],
    })
    expect(await rowOf(bowl)).toMatchObject({ state: 'public', variants: [{ priceMinor: 700 }] })
    expect(body.rows).toEqual([await rowOf(mug), await rowOf(bowl)])

    expect((await edit(body.undo)).body.refused).toEqual([])
    const withoutTime = (row: ProductRow | undefined) => ({ ...row, updatedAt: 0 })
    expect([await rowOf(mug), await rowOf(bowl)].map(withoutTime)).toEqual(before.map(withoutTime))
    await checkInvariants(world.app)
  })

  it('refuses each by its name and makes the others', async () => {
    const { updatedAt } = await rowOf(mug)
    const { body } = await edit([
      { productId: '0'.repeat(24), state: 'draft' },
      {
        productId: mug.id,
        variants: [{ id: variantOf(mug), onSale: true, salePriceMinor: 99_999 }],
      },
      { productId: bowl.id, variants: [{ id: variantOf(bowl), priceMinor: 800 }] },
    ])
    expect(body.refused).toEqual([
      {
        productId: '0'.repeat(24),
        code: 'productUnknown',
        message: 'That product does not exist.',
        errors: {},
      },
      {
        productId: mug.id,
        code: 'productInvalid',
        message: 'The sale price must be lower than the price.',
        errors: { 'variants.0.salePriceMinor': 'The sale price must be lower than the price.' },
      },
    ])
    expect(body.rows.map(({ id }: ProductRow) => id)).toEqual([bowl.id])
    expect((await rowOf(mug)).updatedAt).toBe(updatedAt)
    expect(await rowOf(bowl)).toMatchObject({ variants: [{ priceMinor: 800 }] })
  })

  it.each([
    [
      'a product that someone saved meanwhile',
      () => ({ productId: mug.id, seenAt: 1 }),
      'conflict',
    ],
    [
      'a variant of another product',
      () => ({ productId: mug.id, variants: [{ id: variantOf(bowl), priceMinor: 1 }] }),
      'variantUnknown',
    ],
    [
      'a category of nowhere',
      () => ({ productId: mug.id, categoryIds: ['0'.repeat(24)] }),
      'categoryForeign',
    ],
  ])('refuses %s', async (_what, change, code) => {
    expect((await edit([change()])).body).toMatchObject({ rows: [], refused: [{ code }], undo: [] })
  })

  it('keeps what cannot be sold yet a draft', async () => {
    const gift = await shop.product({
      title: 'Gift',
      type: 4,
      state: 'draft',
      variants: [
        {
          sku: 'GIFT',
          attributes: {},
          priceMinor: 100,
          salePriceMinor: 0,
          onSale: false,
          imageId: null,
          stock: { unlimited: true, quantity: 0 },
        },
      ],
    })
    expect((await edit([{ productId: gift.id, state: 'public' }])).body).toMatchObject({
      refused: [
        {
          code: 'notSoldYet',
          errors: { state: expect.stringContaining('Gift cards cannot be sold yet') },
        },
      ],
    })
  })

  it('does not give back what was sold after the list was shown, nor when it is undone', async () => {
    const [shown] = (await rowOf(bowl)).variants
    expect(shown?.stock.quantity).toBe(3)
    await buy(await shop.shopper([bowl, 1]))
    const more = { unlimited: false, quantity: 8, seen: 3 }
    const { body } = await edit([
      { productId: bowl.id, variants: [{ id: variantOf(bowl), stock: more }] },
    ])
    expect(body.rows[0].variants[0].stock.quantity).toBe(7)
    await buy(await shop.shopper([bowl, 1]))
    const { body: undone } = await edit(body.undo)
    expect(undone.rows[0].variants[0].stock.quantity).toBe(1)
    await checkInvariants(world.app)
  })

  it('runs as many statements for many products as for one', async () => {
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, at) => shop.stock(`MANY-${at}`, 5)),
    )
    const change = (product: TestProduct) => ({
      productId: product.id,
      state: 'draft',
      categoryIds: [],
      variants: [
        { id: variantOf(product), priceMinor: 500, stock: { unlimited: true, quantity: 0 } },
      ],
    })
    const count = async (changes: readonly object[]) => {
      world.queries.length = 0
      expect((await edit(changes)).body.refused).toEqual([])
      return world.queries.length
    }
    const one = await count(many.slice(0, 1).map(change))
    expect(await count(many.slice(1).map(change))).toBe(one)
  })

  it('takes at most 200, each product once', async () => {
    const changes = Array.from({ length: 201 }, () => ({ productId: mug.id }))
    expect((await edit(changes)).status).toBe(400)
    expect(await edit([{ productId: mug.id }, { productId: mug.id }])).toMatchObject({
      status: 400,
      body: { index: 1, errors: { 'changes.1.productId': 'This product is listed twice.' } },
    })
  })
})

describe('the list for it', () => {
  it('finds products by title, SKU, visibility and category', async () => {
    const ask = async (query: string) => {
      const { body } = await world.owner.get(shop.api(`/product-rows?${query}`))
      return body.items.map(({ title }: ProductRow) => title)
    }
    expect(await ask('search=mug')).toEqual(['MUG'])
    expect(await ask('search=MANY-1&state=draft')).toEqual(
      expect.arrayContaining(['MANY-1', 'MANY-10', 'MANY-11']),
    )
    expect(await ask('state=private')).toEqual([])
    expect(await ask(`categoryId=${'0'.repeat(24)}`)).toEqual([])
  })
  it('finds products of a category in those below it too, in as many statements as ever', async () => {
    const make = async (displayName: string, parentId: string | null) => {
      const path = shop.api(`/products/${mug.collectionId}/categories`)
      const { body } = await world.owner.post(path, { displayName, parentId })
      return body.category.id as string
    }
    const kitchen = await make('Kitchen', null)
    const drinking = await make('Drinking', kitchen)
    const tea = await make('Tea', drinking)
    const garden = await make('Garden', null)
    await edit([
      { productId: mug.id, categoryIds: [tea] },
      { productId: bowl.id, categoryIds: [kitchen] },
    ])
    const ask = async (query: string) => {
      world.queries.length = 0
      const { body } = await world.owner.get(shop.api(`/product-rows${query}`))
      const titles = body.items.map(({ title }: ProductRow) => title).sort()
      return { titles, statements: world.queries.length }
    }
    const { statements } = await ask('')
    expect(await ask(`?categoryId=${kitchen}`)).toEqual({ titles: ['BOWL', 'MUG'], statements })
    expect(await ask(`?categoryId=${drinking}`)).toEqual({ titles: ['MUG'], statements })
    expect(await ask(`?categoryId=${tea}`)).toEqual({ titles: ['MUG'], statements })
    expect(await ask(`?categoryId=${garden}`)).toEqual({ titles: [], statements })
  })
})
