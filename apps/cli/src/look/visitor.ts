/** A visitor of the sample site: asks it for its lists and fills the cart, from a page of it, since only browsers find its host. */

import type { BrowserContext } from '@playwright/test'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { STORE_PATH } from './sample-pages.ts'

export interface Visitor {
  /** Path of the first item of a list, or of its first goods that have something to choose. */
  firstItem(list: string, hasChoices?: boolean): Promise<string>
  /** Puts some products of the store into the cart, by the form that pages without script have. */
  fillCart(): Promise<void>
}

interface ListedItem {
  readonly id: string
  readonly fullUrl: string
  readonly structuredContent?: {
    readonly productType?: number
    readonly variants?: readonly Variant[]
  }
}

interface Variant {
  readonly sku: string
  readonly unlimited?: boolean
  readonly qtyInStock?: number
}

/** Products that go into the cart. */
const CART_LINES = 3

export async function openVisitor(context: BrowserContext): Promise<Visitor> {
  const tab = await context.newPage()
  await tab.goto('/robots.txt')
  const itemsOf = (list: string) =>
    tab.evaluate(async (path) => {
      const answer = await fetch(`${path}?format=json`)
      const { items = [] } = (await answer.json()) as { items?: readonly ListedItem[] }
      return items
    }, list)
  const add = (itemId: string, sku: string) =>
    tab.evaluate(
      async (fields) => {
        const answer = await fetch('/cart/add', {
          method: 'POST',
          body: new URLSearchParams({ ...fields, quantity: '1' }),
        })
        return answer.ok
      },
      { itemId, sku },
    )
  return {
    firstItem: async (list, hasChoices = false) => {
      const isWanted = ({ structuredContent: { productType, variants = [] } = {} }: ListedItem) =>
        !hasChoices || (productType === PRODUCT_TYPES.physical && variants.length > 1)
      const item = (await itemsOf(list)).find(isWanted)
      if (!item) throw new Error(`The sample site has nothing at ${list}`)
      return item.fullUrl
    },
    fillCart: async () => {
      let lines = 0
      for (const { id, structuredContent } of await itemsOf(STORE_PATH)) {
        const variant = structuredContent?.variants?.find(
          ({ unlimited, qtyInStock = 0 }) => unlimited || qtyInStock > 0,
        )
        if (variant && (await add(id, variant.sku))) lines += 1
        if (lines === CART_LINES) return
      }
      throw new Error(`Only ${lines} products of the sample store could be put into a cart`)
    },
  }
}
