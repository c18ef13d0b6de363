/** Fetches everything a page is made from. The number of statements does not grow with what is on the page. */

import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { productItems, storeSettings } from '../../commerce/index.ts'
import { blockDataFor, type Documents, loadDocuments, revisionsOf } from '../../content/index.ts'
import { type FoundPage, findPage } from './find-page.ts'
import { type ListExtent, type ListQuery, WHOLE_LIST } from './list-query.ts'
import { documentsIn, loadIndex } from './load-index.ts'
import { loadItem } from './load-item.ts'
import { loadList } from './load-list.ts'
import type { PageData, PageSource } from './page-data.ts'
import { pathsOf } from './paths-of.ts'
import { NOT_FOUND, type PendingView, settled } from './pending-view.ts'
import type { ItemsOnPage } from './present-items.ts'

export interface PageQuestion {
  /** Absent: the page for addresses that lead nowhere. */
  readonly path: string | undefined
  /** Which part of a list; all of it from its start unless said. */
  readonly query?: ListQuery
  readonly extent?: ListExtent
  /** Bodies that the caller has already. */
  readonly shared?: Documents
}

/** The data of a page; that of the not-found page where there is nothing at the address. */
export async function loadPage(
  site: SiteTx,
  before: PageSource,
  { path, query = WHOLE_LIST, extent = 'stretch', shared = new Map() }: PageQuestion,
): Promise<PageData> {
  const { content } = before
  const found = path === undefined ? undefined : findPage(content, path)
  const source = { ...before, store: await storeSettings(site) }
  const pending = await loadView(site, source, { found, query, extent })
  const drafts = pending.drafts ?? []
  const ids = [...ownDocuments(found, source), ...drafts, content.footerDocumentId]
  const loaded = await loadDocuments(
    site,
    content,
    ids.filter((id) => !shared.has(id)),
  )
  const documents = new Map([...loaded, ...shared])
  const published = await revisionsOf(site, pending.bodies ?? [])
  const bodies = new Map([...published, ...[...loaded].filter(([id]) => drafts.includes(id))])
  const paths = pathsOf(content)
  const blocks = await blockDataFor(site, [...documents.values(), ...bodies.values()], content, {
    assets: [...(pending.assets ?? []), ...pictureOf(found)],
    findProducts: (_site, productIds) => productItems(site, productIds, paths),
  })
  const view = pending.finish({ blocks, bodies })
  return { ...source, view, documents, blocks, validUntil: pending.validUntil }
}

function ownDocuments(found: FoundPage | undefined, source: ItemsOnPage['source']) {
  if (found?.kind === 'index') return documentsIn(found.page, source)
  return found?.kind === 'page' && found.page.documentId ? [found.page.documentId] : []
}

/** The page's own, which themes show and other sites with a link to it. */
function pictureOf(found: FoundPage | undefined): Id[] {
  const imageId = found && 'page' in found ? found.page.settings.imageId : null
  return imageId === null ? [] : [imageId]
}

async function loadView(
  site: SiteTx,
  source: ItemsOnPage['source'],
  {
    found,
    query,
    extent,
  }: { found: FoundPage | undefined } & Required<Pick<PageQuestion, 'query' | 'extent'>>,
): Promise<PendingView> {
  switch (found?.kind) {
    case 'page':
      return settled({ kind: 'page', page: found.page })
    case 'list':
      return loadList(site, { page: found.page, query, extent, source })
    case 'item':
      return loadItem(site, { page: found.page, urlId: found.urlId, source })
    case 'index':
      return loadIndex({ page: found.page, source })
    default:
      return NOT_FOUND
  }
}

/** What a page was made from beside its publication: a change to any of these makes it out of date. */
export function tagsOf({ view, blocks }: PageData): string[] {
  const items = view.kind === 'item' ? [view.item.id] : []
  const isListed = view.kind === 'list' || view.kind === 'item'
  const listed = isListed ? [`collection:${view.page.id}`] : []
  const shown = [...items, ...blocks.products.keys()].map((id) => `item:${id}`)
  return [...listed, ...shown]
}
