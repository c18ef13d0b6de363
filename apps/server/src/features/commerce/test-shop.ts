/** Products to buy in a test world, and shoppers for them. */

import type { ProductInput } from '@sitewright/api/commerce/shapes'
import { productInput } from '@sitewright/api/commerce/shapes'
import { flatRateZones } from '@sitewright/core/commerce/pricing/flat-rate'
import { DEFAULT_STORE_SETTINGS } from '@sitewright/core/commerce/store-settings'
import type { Id } from '@sitewright/core/id'

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
  readonly body: any
  readonly text: string
}

interface Browser {
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
}

/** The part of a test world that is needed. */
interface World<Visitor extends Browser> {
  readonly site: { readonly id: Id }
  readonly owner: Browser
  visitor(): Visitor
}

export interface TestProduct {
  readonly id: Id
  readonly title: string
  readonly urlId: string
  readonly collectionId: Id
  readonly variants: readonly { id: Id; sku: string; stock: { quantity: number } }[]
}

export interface TestShop<Visitor> {
  /** Makes an owner's call: `/s/<site>/api` + path. */
  api(path: string): string
  /** A public product of one variant, `left` units of it. */
  stock(sku: string, left: number, more?: Partial<ProductInput>): Promise<TestProduct>
  product(input: Partial<ProductInput>): Promise<TestProduct>
  /** A new visitor with these units in the cart. */
  shopper(...wanted: readonly [TestProduct, number][]): Promise<Visitor>
  settings(more: object): Promise<void>
  /** Sends everything everywhere at this price. */
  ships(costMinor: number): Promise<void>
}

export const CART = '/api/commerce/shopping-cart'
export const ENTRIES = `${CART}/entries`

export function createTestShop<Visitor extends Browser>(world: World<Visitor>): TestShop<Visitor> {
  const api = (path: string) => `/s/${world.site.id}/api${path}`

  const product: TestShop<Visitor>['product'] = async (input) => {
    const { status, body, text } = await world.owner.post(api('/products'), {
      title: 'Mug',
      state: 'public',
      ...input,
    })
    if (status !== 200) throw new Error(`No product: ${text}`)
    return body.product
  }

  return {
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
        ...DEFAULT_STORE_SETTINGS,
        ...more,
      })
      if (status !== 200) throw new Error(text)
    },
    ships: async (costMinor) => {
      const zones = flatRateZones({ title: 'Standard shipping', costMinor })
      const { status, text } = await world.owner.put(api('/shipping-zones'), { zones })
      if (status !== 200) throw new Error(text)
    },
  }
}
