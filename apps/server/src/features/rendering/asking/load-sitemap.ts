/** Sitemap of everything that search engines may know, in parts. Three statements at most, however much there is. */

import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import { type SitemapEntry, searchablePages, sitemapIndexXml, sitemapXml } from '@sitewright/page'
import { itemPathOn } from '@sitewright/page/address/item-path'
import type { PageSource } from '@sitewright/page/data/page-data'
import { pagePath } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../../platform/database.ts'
import { assetsById } from '../../files/index.ts'
import { countItemAddresses, itemAddresses } from '../../items/index.ts'

/** Maximum number of addresses in one file, so that each answer stays short; the format allows 50,000. */
const MOST_URLS = 10_000
/** Maximum number of pictures of one item, so that each answer stays short; the format allows 1,000 for each address. */
const MOST_IMAGES = 5

export interface SitemapQuestion {
  /** Number of the part, from 1; absent for the whole, or for the index of its parts where it is too long. */
  readonly part: number | undefined
  readonly mostUrls?: number
}

export interface Sitemap {
  readonly xml: string
  readonly tags: readonly string[]
  readonly validUntil: number | undefined
}

/** Undefined for a part that does not exist. */
export async function loadSitemap(
  site: SiteTx,
  { site: { origin }, content, now }: Pick<PageSource, 'site' | 'content' | 'now'>,
  { part, mostUrls = MOST_URLS }: SitemapQuestion,
): Promise<Sitemap | undefined> {
  const found = searchablePages(content)
  const collections = found.filter(({ kind }) => collectionKind(kind).items?.hasPages)
  const items = { collectionIds: collections.map(({ id }) => id), now: new Date(now) }
  const { total, nextChange } = await countItemAddresses(site, items)
  const parts = Math.max(1, Math.ceil((found.length + total) / mostUrls))
  if (part !== undefined && (parts === 1 || part > parts)) return undefined
  const tags = items.collectionIds.map((id) => `collection:${id}`)
  const made = { tags, validUntil: nextChange?.getTime() }
  if (part === undefined && parts > 1) return { xml: sitemapIndexXml(parts, origin), ...made }

  const start = ((part ?? 1) - 1) * mostUrls
  const shown = found.slice(start, start + mostUrls)
  const offset = Math.max(0, start - found.length)
  const rest = { offset, limit: mostUrls - shown.length }
  const entries = [
    ...shown.map((page) => ({
      path: pagePath(page),
      lastModified: page.updatedAt,
      imageIds: page.settings.imageId === null ? [] : [page.settings.imageId],
    })),
    ...(await itemAddresses(site, { ...items, ...rest })).flatMap((item) => {
      const page = content.pages.get(item.collectionId)
      if (!page) return []
      const { lastModified, imageIds } = item
      const path = itemPathOn(page, item.urlId)
      return [{ path, lastModified, imageIds: imageIds.slice(0, MOST_IMAGES) }]
    }),
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
