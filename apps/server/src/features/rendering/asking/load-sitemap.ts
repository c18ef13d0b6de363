/** Everything of a site that search engines may know, in parts. Five statements at most, however much there is. */

import { isStore, writtenItems } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import { type SitemapEntry, searchablePages, sitemapIndexXml, sitemapXml } from '@sitewright/page'
import { itemPath, pathOfProduct } from '@sitewright/page/address/item-path'
import type { PageSource } from '@sitewright/page/data/page-data'
import { pagePath, pathsOf } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../../platform/database.ts'
import { countProductAddresses, productAddresses } from '../../commerce/index.ts'
import { assetsById } from '../../files/index.ts'
import { countItemAddresses, itemAddresses } from '../../items/index.ts'

/** A file may name 50,000; shorter ones keep each answer short. */
const MOST_URLS = 10_000
/** Of a product with many pictures. */
const MOST_IMAGES = 5

export interface SitemapQuestion {
  /** From 1; absent for the whole, or the index of its parts where it is too long. */
  readonly part: number | undefined
  readonly mostUrls?: number
}

export interface Sitemap {
  readonly xml: string
  readonly tags: readonly string[]
  readonly validUntil: number | undefined
}

/** Nothing for a part that does not exist. */
export async function loadSitemap(
  site: SiteTx,
  { site: { origin }, content, now }: Pick<PageSource, 'site' | 'content' | 'now'>,
  { part, mostUrls = MOST_URLS }: SitemapQuestion,
): Promise<Sitemap | undefined> {
  const found = searchablePages(content)
  const collections = found.filter(({ kind }) => writtenItems(kind)?.hasPages)
  const stores = found.filter(({ kind }) => isStore(kind))
  const [itemsIn, productsIn] = [collections, stores].map((some) => some.map(({ id }) => id))
  const items = { collectionIds: itemsIn ?? [], now: new Date(now) }
  const products = { collectionIds: productsIn ?? [], now: new Date(now) }
  const { total, nextChange } = await countItemAddresses(site, items)
  const sold = await countProductAddresses(site, products)
  const counts = [found.length, total, sold.total] as const
  const parts = Math.max(1, Math.ceil((counts[0] + counts[1] + counts[2]) / mostUrls))
  if (part !== undefined && (parts === 1 || part > parts)) return undefined
  const tags = [...items.collectionIds, ...products.collectionIds].map((id) => `collection:${id}`)
  const changes = [nextChange, sold.nextChange].flatMap((at) => at?.getTime() ?? [])
  const made = { tags, validUntil: changes.length > 0 ? Math.min(...changes) : undefined }
  if (part === undefined && parts > 1) return { xml: sitemapIndexXml(parts, origin), ...made }

  const [ofPages, ofItems, ofProducts] = stretchesOf(counts, ((part ?? 1) - 1) * mostUrls, mostUrls)
  const paths = pathsOf(content)
  const entries = [
    ...found.slice(ofPages.offset, ofPages.offset + ofPages.limit).map((page) => ({
      path: pagePath(page),
      lastModified: page.updatedAt,
      imageIds: page.settings.imageId === null ? [] : [page.settings.imageId],
    })),
    ...(await itemAddresses(site, { ...items, ...ofItems })).map((item) => ({
      path: itemPath(paths.get(item.collectionId) ?? '', item.urlId),
      lastModified: item.lastModified,
      imageIds: item.imageId === null ? [] : [item.imageId],
    })),
    ...(await productAddresses(site, { ...products, ...ofProducts })).map((product) => ({
      path: pathOfProduct(paths, product),
      lastModified: product.lastModified,
      imageIds: product.imageIds.slice(0, MOST_IMAGES),
    })),
  ]
  const pictures = await assetsById(site, [...new Set(entries.flatMap(({ imageIds }) => imageIds))])
  const withImages = entries.map(
    ({ imageIds, ...entry }): SitemapEntry => ({
      ...entry,
      images: imageIds.flatMap((id: Id) => pictures.get(id)?.assetUrl ?? []),
    }),
  )
  return { xml: sitemapXml(withImages, origin), ...made }
}

interface Stretch {
  readonly offset: number
  readonly limit: number
}

/** Which of each kind lie in a stretch of all of them in a row. */
function stretchesOf(
  counts: readonly [number, number, number],
  start: number,
  length: number,
): [Stretch, Stretch, Stretch] {
  let before = 0
  const stretch = (count: number): Stretch => {
    const from = Math.max(start - before, 0)
    const to = Math.min(start + length - before, count)
    before += count
    return { offset: from, limit: Math.max(to - from, 0) }
  }
  return [stretch(counts[0]), stretch(counts[1]), stretch(counts[2])]
}
