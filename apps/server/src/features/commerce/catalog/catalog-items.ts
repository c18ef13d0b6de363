/** Public products as rendering asks for them. Each function sends a fixed number of statements. */

import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import type { CatalogItem, CatalogPage, CatalogProduct } from '../catalog-item.ts'
import { picturesOf } from './pictures.ts'
import { presentItem } from './present-item.ts'
import type { ProductRecord } from './product-table.ts'
import { livePaths, type PagePaths } from './store-pages.ts'
import {
  placeInStore,
  type StoreQuestion,
  storeStretch,
  visibleProducts,
} from './visible-products.ts'

export interface ItemsQuestion {
  /** Milliseconds; what is not due by then is not there. */
  readonly now: number
  /** Of the site's pages, where the caller has them already; they are looked up otherwise. */
  readonly paths?: PagePaths | undefined
}

export interface FoundItems {
  readonly items: ReadonlyMap<Id, CatalogItem>
  /** When one of these that is not there yet will be, in milliseconds. */
  readonly nextChange: number | undefined
}

/** Items by id; drafts, what is not due yet, and unknown ids are left out. */
export async function productItems(
  site: SiteTx,
  ids: readonly Id[],
  { now, paths }: ItemsQuestion,
): Promise<FoundItems> {
  if (ids.length === 0) return { items: new Map(), nextChange: undefined }
  const { products, nextChange } = await visibleProducts(site, [...new Set(ids)], now)
  const items = await present(site, products, paths ?? (await livePaths(site)))
  return {
    items: new Map(items.map((item) => [item.id, item])),
    nextChange: nextChange?.getTime(),
  }
}

export interface StorePageQuestion extends StoreQuestion {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** Path of the store page: `/store`. */
  readonly collectionPath: string
  /** Of the site's other pages, for links in descriptions. */
  readonly paths?: PagePaths
}

/** One page of a store's products in its order. */
export async function storePage(
  site: SiteTx,
  { page, pageSize, collectionPath, paths, ...question }: StorePageQuestion,
): Promise<CatalogPage> {
  const wanted = { ...question, limit: pageSize, skip: (page - 1) * pageSize }
  const { ids, total, nextChange } = await storeStretch(site, wanted)
  const { products } = await visibleProducts(site, ids, question.now)
  const known = new Map(paths).set(question.collectionId, collectionPath)
  return {
    items: await present(site, products, known),
    total,
    nextChange: nextChange?.getTime(),
  }
}

export interface ProductQuestion extends Omit<StorePageQuestion, 'page' | 'pageSize'> {
  readonly urlId: string
  /** How many others of the store to give beside it. */
  readonly related: number
}

/** The product at an address of a store page with its neighbours in the store's order; nothing for drafts. */
export async function productByUrlId(
  site: SiteTx,
  { urlId, related, collectionPath, paths, ...question }: ProductQuestion,
): Promise<CatalogProduct | undefined> {
  const place = await placeInStore(site, { ...question, urlId, others: related })
  if (!place) return undefined
  const { id, previous, next, others, nextChange } = place
  const wanted = new Set([id, previous, next, ...others].filter((one) => one !== null))
  const { products } = await visibleProducts(site, [...wanted], question.now)
  const known = new Map(paths).set(question.collectionId, collectionPath)
  const items = new Map((await present(site, products, known)).map((item) => [item.id, item]))
  const item = items.get(id)
  return (
    item && {
      item,
      previous: items.get(previous ?? ''),
      next: items.get(next ?? ''),
      related: others.flatMap((one) => items.get(one) ?? []),
      nextChange: nextChange?.getTime(),
    }
  )
}

async function present(
  site: SiteTx,
  products: readonly ProductRecord[],
  paths: PagePaths,
): Promise<CatalogItem[]> {
  const ids = products.flatMap(({ imageIds }) => imageIds)
  const pictures = await picturesOf(site, [...new Set(ids)])
  return products.map((product) => presentItem(product, { siteId: site.id, pictures, paths }))
}
