/** One collecting pass before a page is rendered: everything its blocks show that lives elsewhere. */

import type { BlockData } from '@sitewright/blocks/registry'
import { documentNeeds } from '@sitewright/blocks/render'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { SiteContent } from '@sitewright/page/data/site-content'
import { siteLinks } from '@sitewright/page/data/site-links'
import type { SiteTx } from '../../platform/database.ts'
import { assetsById } from '../files/index.ts'

/** Dependency inversion: blocks get products through this, since the store knows content and content cannot know the store. */
export type FindProducts = (
  site: SiteTx,
  productIds: readonly Id[],
) => Promise<{
  /** Pictures of the products, to be fetched with all others. */
  readonly assets: readonly Id[]
  present(pictures: BlockData['assets'], paths: BlockData['pagePaths']): BlockData['products']
}>

/** Documents and pictures that the page shows beside its blocks, and the look-up of products. */
export interface BesideBlocks {
  readonly assets?: readonly Id[]
  readonly products?: readonly Id[]
  readonly findProducts: FindProducts
}

/**
 * Data for all blocks of these documents, and for things beside them: one statement for products, one for pictures. Lists of
 * items are not among it: they are asked for with the other questions of the page, and put in by whoever asked.
 */
export async function blockDataFor(
  site: SiteTx,
  documents: readonly PageDocument[],
  content: SiteContent,
  { assets = [], products = [], findProducts }: BesideBlocks,
): Promise<BlockData> {
  const needs = documents.map(documentNeeds)
  const productIds = new Set([...products, ...needs.flatMap((need) => need.products)])
  const sold = await findProducts(site, [...productIds])
  const assetIds = new Set([...assets, ...sold.assets, ...needs.flatMap((need) => need.assets)])
  const pictures = await assetsById(site, [...assetIds])
  const links = siteLinks(content)
  const shown = sold.present(pictures, links.pagePaths)
  return { assets: pictures, products: shown, ...links, lists: new Map() }
}
