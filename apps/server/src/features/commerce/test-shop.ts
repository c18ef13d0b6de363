/** A test world with products to buy. */

import type { ProductInput } from '@sitewright/api/commerce/shapes'
import { productInput } from '@sitewright/api/commerce/shapes'
import type { Id } from '@sitewright/core/id'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'

export interface TestProduct {
  readonly id: Id
  readonly title: string
  readonly urlId: string
  readonly collectionId: Id
  readonly variants: readonly { id: Id; sku: string; stock: { quantity: number } }[]
}

export interface TestShop {
  readonly world: TestWorld
  /** Under the owner's calls: `/s/<site>/api` + path. */
  api(path: string): string
  /** A public product of one variant, `left` units of it. */
  stock(sku: string, left: number, more?: Partial<ProductInput>): Promise<TestProduct>
  product(input: Partial<ProductInput>): Promise<TestProduct>
  /** A new visitor with these units in the cart. */
  shopper(...wanted: readonly [TestProduct, number][]): Promise<TestBrowser>
  settings(more: object): Promise<void>
  close(): Promise<void>
}

export const CART = '/api/commerce/shopping-cart'
export const ENTRIES = `${CART}/entries`

export async function createTestShop(): Promise<TestShop> {
  const world = await createTestWorld()
  const api = (path: string) => `/s/${world.site.id}/api${path}`

  const product: TestShop['product'] = async (input) => {
    const { status, body, text } = await world.owner.post(api('/products'), {
      title: 'Mug',
      state: 'public',
      ...input,
    })
    if (status !== 200) throw new Error(`No product: ${text}`)
    return body.product
  }

  return {
    world,
    api,
    product,
    stock: (sku, left, more = {}) =>
      product({
        title: sku,
        variants: productInput.shape.variants.parse([
          { sku, attributes: {}, priceMinor: 1000, stock: { unlimited: false, quantity: left } },
        ]),
        ...more,
      }),
    shopper: async (...wanted) => {
      const visitor = world.visitor()
      for (const [{ id, variants }, quantity] of wanted) {
        const body = { itemId: id, sku: variants[0]?.sku, quantity }
        const added = await visitor.post(ENTRIES, body)
        if (added.status !== 200) throw new Error(`Not in the cart: ${added.text}`)
      }
      return visitor
    },
    settings: async (more) => {
      const { status, text } = await world.owner.put(api('/store-settings'), {
        currency: 'USD',
        shippingRateMinor: 500,
        shippingLabel: 'Standard shipping',
        replyToEmail: '',
        ...more,
      })
      if (status !== 200) throw new Error(text)
    },
    close: world.close,
  }
}
