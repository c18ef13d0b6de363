/** Adapters: one interface over the two families of calls, so that screens need not know which of them keeps an item. */

import type { Client } from '@sitewright/api/client'
import { createProduct } from '@sitewright/api/commerce/create-product'
import { getProduct } from '@sitewright/api/commerce/get-product'
import { publishProduct } from '@sitewright/api/commerce/publish-product'
import { removeProduct } from '@sitewright/api/commerce/remove-product'
import { updateProduct } from '@sitewright/api/commerce/update-product'
import { createItem } from '@sitewright/api/items/create-item'
import { getItem } from '@sitewright/api/items/get-item'
import { publishItem } from '@sitewright/api/items/publish-item'
import { removeItem } from '@sitewright/api/items/remove-item'
import { updateItem } from '@sitewright/api/items/update-item'
import type { ItemFamily } from '../items/item-family.ts'
import { withFreeSkus } from './sale/made-up-skus.ts'
import {
  type ItemToSave,
  itemInputOf,
  ofItem,
  ofProduct,
  productInputOf,
  type StoredItem,
} from './stored-item.ts'

export interface ItemSave {
  /** Collection of a new one; empty for the first product of a site, which gets a store with it. */
  readonly collectionId: string
  /** Absent for a new one. */
  readonly itemId: string | undefined
  readonly input: ItemToSave
  /** `updatedAt` as the form knows it. */
  readonly seenAt: number | undefined
}

export interface ItemPublish {
  readonly itemId: string
  /** Milliseconds; absent to leave what is live or planned as it is. */
  readonly publishOn?: number | 'now'
}

interface ItemCalls {
  get(call: Client, siteId: string, itemId: string): Promise<StoredItem>
  save(call: Client, siteId: string, wish: ItemSave): Promise<StoredItem>
  publish(call: Client, siteId: string, wish: ItemPublish): Promise<StoredItem>
  remove(call: Client, siteId: string, itemId: string): Promise<{ readonly trashId: string }>
}

export const ITEM_CALLS: Readonly<Record<ItemFamily, ItemCalls>> = {
  items: {
    get: async (call, siteId, itemId) => ofItem((await call(getItem, { siteId, itemId })).item),
    async save(call, siteId, { collectionId, itemId, input, seenAt }) {
      const sent = itemInputOf(input)
      const { item } =
        itemId === undefined
          ? await call(createItem, { siteId, collectionId, ...sent })
          : await call(updateItem, { siteId, itemId, ...sent, seenAt })
      return ofItem(item)
    },
    publish: async (call, siteId, wish) =>
      ofItem((await call(publishItem, { siteId, ...wish })).item),
    remove: (call, siteId, itemId) => call(removeItem, { siteId, itemId }),
  },
  products: {
    get: async (call, siteId, productId) =>
      ofProduct((await call(getProduct, { siteId, productId })).product),
    async save(call, siteId, { collectionId, itemId: productId, input, seenAt }) {
      const { stockSeen, madeUpSkus } = input.sale
      const { product } = await withFreeSkus(productInputOf(input), madeUpSkus, (sent) =>
        productId === undefined
          ? call(createProduct, {
              siteId,
              ...sent,
              ...(collectionId !== '' && { collectionId }),
            })
          : call(updateProduct, { siteId, productId, ...sent, seenAt, stockSeen }),
      )
      return ofProduct(product)
    },
    publish: async (call, siteId, { itemId: productId, ...wish }) =>
      ofProduct((await call(publishProduct, { siteId, productId, ...wish })).product),
    remove: (call, siteId, productId) => call(removeProduct, { siteId, productId }),
  },
}
