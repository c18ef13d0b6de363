/** An item as the server has it. Written ones and sold ones come from two families of calls; here they become one shape. Pure. */

import type { ProductShape } from '@sitewright/api/commerce/shapes'
import type { Item, ItemInput } from '@sitewright/api/items/shapes'
import type { ItemContent, ItemLocation } from '@sitewright/core/content/item-content'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { ItemFamily } from '../items/item-family.ts'
import { type SaleInput, type StoredSale, termsOf } from './sale/sale-draft.ts'

export interface StoredItem extends Omit<Item, 'thumbnailUrl' | 'mediaType' | 'authorName'> {
  /** Null for an item that is not sold. */
  readonly sale: (StoredSale & { readonly currency: string }) | null
}

export function familyOfItem({ sale }: StoredItem): ItemFamily {
  return sale ? 'products' : 'items'
}

export type ItemToSave = ItemInput & { readonly sale: SaleInput }

export const NO_LOCATION: ItemLocation = {
  addressTitle: '',
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
  mapLat: null,
  mapLng: null,
}

export const NO_CONTENT: ItemContent = {
  clickthroughUrl: '',
  audioUrl: '',
  artist: '',
  durationMs: 0,
  videoUrl: '',
  quote: '',
  quoteSource: '',
  chapter: '',
  promotedBlockType: '',
  customType: '',
  custom: {},
}

/** Values for the fields that products do not have. */
const ONLY_WRITTEN = {
  recordType: RECORD_TYPES.storeItem,
  imageId: null,
  sourceUrl: '',
  passthrough: false,
  location: null,
  commentAccess: 'open' as const,
  startsAt: null,
  endsAt: null,
}

export function ofItem(item: Item): StoredItem {
  return { ...item, sale: null }
}

export function ofProduct(product: ProductShape): StoredItem {
  const { type, imageIds, options, variants, currency, ...others } = product
  const { taxCategory, shippingSurchargeMinor, addButtonText, merchandising, form, ...more } =
    others
  const { subscriptionPlan, lowStockUpTo, details, ...shared } = more
  const { description, state, categoryIds, content, ...rest } = shared
  const sale = { type, imageIds, options, variants, currency, ...termsOf(product) }
  return {
    ...ONLY_WRITTEN,
    ...rest,
    excerpt: description,
    status: state,
    categories: categoryIds,
    content: { ...NO_CONTENT, ...content },
    sale,
  }
}

/** Names of fields that the calls for products have for what the form calls otherwise. */
export const PRODUCT_NAMES: Readonly<Record<string, string>> = {
  description: 'excerpt',
  state: 'status',
  categoryIds: 'categories',
}

export function itemInputOf({ sale: _, ...input }: ItemToSave): ItemInput {
  return input
}

export function productInputOf(wish: ItemToSave) {
  const { customType, custom } = wish.content
  const { stockSeen: _seen, madeUpSkus: _madeUp, ...sale } = wish.sale
  return {
    title: wish.title,
    ...(wish.urlId !== undefined && { urlId: wish.urlId }),
    ...(wish.publishOn !== undefined && { publishOn: wish.publishOn }),
    description: wish.excerpt,
    state: wish.status,
    categoryIds: wish.categories,
    tags: wish.tags,
    authorId: wish.authorId,
    starred: wish.starred,
    seoTitle: wish.seoTitle,
    seoDescription: wish.seoDescription,
    content: { customType, custom },
    ...sale,
  }
}
