/** One collecting pass before a page is rendered: everything its blocks show that lives elsewhere. */

import type { BlockData, BlockNeeds } from '@sitewright/blocks/registry'
import { documentNeeds } from '@sitewright/blocks/render'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { pagesIn } from '@sitewright/page/address/find-page'
import { itemPathOn } from '@sitewright/page/address/item-path'
import { addressesOf, linkedAround } from '@sitewright/page/data/header-link'
import type { SiteContent } from '@sitewright/page/data/site-content'
import { siteLinks } from '@sitewright/page/data/site-links'
import type { SiteTx } from '../../platform/database.ts'
import { askTogether, type StatementPart } from '../../platform/db/statement-part.ts'
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

/** Dependency inversion, as for products: funds, forms, comments and linked items by id, without those that were removed, as parts of one statement. */
export interface AskGiven {
  funds(site: SiteTx, ids: readonly Id[]): StatementPart<BlockData['funds']>
  forms(site: SiteTx, ids: readonly Id[]): StatementPart<BlockData['forms']>
  threads(site: SiteTx, ids: readonly Id[]): StatementPart<BlockData['threads']>
  linkedItems(site: SiteTx, ids: readonly Id[]): StatementPart<readonly LinkedPlace[]>
}

/** Place of an item that links point to; its `path` is made of the page that it is on. */
export interface LinkedPlace {
  readonly id: Id
  readonly collectionId: Id
  readonly urlId: string
  /** Milliseconds since 1970; null for never. */
  readonly visibleFrom: number | null
}

/** Documents and pictures that the page shows beside its blocks, and the look-up of products and of what visitors give. */
export interface BesideBlocks {
  readonly assets?: readonly Id[]
  readonly products?: readonly Id[]
  /** Items whose comments are shown. */
  readonly comments?: readonly Id[]
  readonly findProducts: FindProducts
  readonly askGiven: AskGiven
  /** Places of the items that links around the page lead to, where they were asked for already. */
  readonly placesAround?: readonly LinkedPlace[] | undefined
  /** Current time in milliseconds, for links to items that visitors see; without it they lead to drafts as well. */
  readonly now?: number | undefined
}

/**
 * Data for all blocks of these documents, and for things beside them: one statement for products, one for pictures,
 * and one for funds, forms, comments and items that are linked to where there are any. Lists of
 * items are not among it: they are asked for with the other questions of the page, and put in by whoever asked.
 */
export async function blockDataFor(
  site: SiteTx,
  documents: readonly PageDocument[],
  content: SiteContent,
  {
    assets = [],
    products = [],
    comments = [],
    findProducts,
    askGiven,
    placesAround,
    now,
  }: BesideBlocks,
): Promise<BlockData> {
  const needs = documents.map(documentNeeds)
  const around = linkedAround(content)
  const productIds = new Set([...products, ...needs.flatMap((need) => need.products)])
  const sold = await findProducts(site, [...productIds])
  const pageFacts = factsInside(
    needs.flatMap((need) => need.folders),
    content,
  )
  const assetIds = new Set([
    ...assets,
    ...around.assets,
    ...sold.assets,
    ...needs.flatMap((need) => need.assets),
    ...[...pageFacts.values()].flatMap(({ imageId }) => imageId || []),
  ])
  const pictures = await assetsById(site, [...assetIds])
  const { places, ...given } = await givenIn(
    site,
    [...needs, { comments }, ...(placesAround ? [] : [{ linkedItems: around.items }])],
    askGiven,
  )
  const linked = linkedItems([...places, ...(placesAround ?? [])], content, now)
  const links = siteLinks(content, addressesOf(around, { linkedItems: linked, assets: pictures }))
  const shown = sold.present(pictures, links.pagePaths)
  return {
    assets: pictures,
    products: shown,
    ...given,
    ...links,
    linkedItems: linked,
    askedItems: new Set([
      ...productIds,
      ...around.items,
      ...needs.flatMap((need) => need.linkedItems),
    ]),
    pageFacts,
    lists: new Map(),
  }
}

/** Paths of the items that links point to, on pages that the site has. */
function linkedItems(
  places: readonly LinkedPlace[],
  { pages }: SiteContent,
  now: number | undefined,
): BlockData['linkedItems'] {
  return new Map(
    places.map(({ id, collectionId, urlId, visibleFrom }) => {
      const page = pages.get(collectionId)
      const isShown = now === undefined || (visibleFrom !== null && visibleFrom <= now)
      return [
        id,
        {
          path: page && isShown ? itemPathOn(page, urlId) : '',
          ...(visibleFrom !== null && { appearsAt: visibleFrom }),
        },
      ]
    }),
  )
}

interface Given extends Pick<BlockData, 'forms' | 'funds' | 'threads'> {
  readonly places: readonly LinkedPlace[]
}

type Asked = 'comments' | 'forms' | 'funds' | 'linkedItems'

async function givenIn(
  site: SiteTx,
  needs: readonly Pick<BlockNeeds, Asked>[],
  ask: AskGiven,
): Promise<Given> {
  const none: Given = { funds: new Map(), forms: new Map(), threads: new Map(), places: [] }
  const idsOf = (name: Asked) => [...new Set(needs.flatMap((need) => need[name] ?? []))]
  const [fundIds, formIds] = [idsOf('funds'), idsOf('forms')]
  const [subjectIds, itemIds] = [idsOf('comments'), idsOf('linkedItems')]
  if ([fundIds, formIds, subjectIds, itemIds].every((ids) => ids.length === 0)) return none
  const found = await askTogether<Partial<Given>>(site.db, {
    ...(fundIds.length > 0 && { funds: ask.funds(site, fundIds) }),
    ...(formIds.length > 0 && { forms: ask.forms(site, formIds) }),
    ...(subjectIds.length > 0 && { threads: ask.threads(site, subjectIds) }),
    ...(itemIds.length > 0 && { places: ask.linkedItems(site, itemIds) }),
  })
  return { ...none, ...found }
}

/** Descriptions and pictures of the pages in folders. Of pages behind a password nothing but their titles is shown. */
function factsInside(folders: readonly Id[], content: SiteContent): BlockData['pageFacts'] {
  const pages = [...new Set(folders)].flatMap((id) => {
    const folder = content.pages.get(id)
    return folder ? pagesIn(folder, content) : []
  })
  return new Map(
    pages
      .filter(({ lockedBy }) => lockedBy === undefined)
      .map(({ id, settings }) => [
        id,
        { description: settings.description, imageId: settings.imageId ?? '' },
      ]),
  )
}
