/** Public products as rendering asks for them. Each function sends a fixed number of statements. */

import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import type { CatalogItem, CatalogPage } from '../catalog-item.ts'
import { picturesOf } from './pictures.ts'
import { presentItem } from './present-item.ts'
import {
  countPublicProducts,
  type ProductRecord,
  publicProductByUrlId,
  publicProducts,
  publicProductsOf,
} from './product-table.ts'
import { livePaths, type PagePaths } from './store-pages.ts'

/**
 * Items by id, drafts and unknown ids left out. `paths` are those of the site's pages where the caller
 * has them already; they are looked up otherwise.
 */
export async function productItems(
  site: SiteTx,
  ids: readonly Id[],
  paths?: PagePaths,
): Promise<ReadonlyMap<Id, CatalogItem>> {
  if (ids.length === 0) return new Map()
  const products = await publicProducts(site, [...new Set(ids)])
  const items = await present(site, products, paths ?? (await livePaths(site)))
  return new Map(items.map((item) => [item.id, item]))
}

export interface StorePageQuestion {
  readonly collectionId: Id
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** Path of the store page: `/store`. */
  readonly collectionPath: string
  /** Of the site's other pages, for links in descriptions. */
  readonly paths?: PagePaths
}

/** One page of a store's products, newest first. */
export async function storePage(
  site: SiteTx,
  { collectionId, page, pageSize, collectionPath, paths }: StorePageQuestion,
): Promise<CatalogPage> {
  const offset = (page - 1) * pageSize
  const products = await publicProductsOf(site, collectionId, { limit: pageSize, offset })
  const total = await countPublicProducts(site, collectionId)
  const known = new Map(paths).set(collectionId, collectionPath)
  return { items: await present(site, products, known), total }
}

/** The product at an address of a store page; nothing for drafts. */
export async function productByUrlId(
  site: SiteTx,
  collectionId: Id,
  urlId: string,
  { collectionPath, paths }: { collectionPath: string; paths?: PagePaths },
): Promise<CatalogItem | undefined> {
  const product = await publicProductByUrlId(site, collectionId, urlId)
  const known = new Map(paths).set(collectionId, collectionPath)
  const [item] = await present(site, product ? [product] : [], known)
  return item
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
