/** Fetches everything a page is made from. The number of statements does not grow with what is on the page. */

import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { productByUrlId, productItems, storePage, storeSettings } from '../../commerce/index.ts'
import {
  blockDataFor,
  type Documents,
  loadDocuments,
  type PageRecord,
  pagePath,
  type SiteContent,
} from '../../content/index.ts'
import { typeNameOf } from '../context/collection.ts'
import { lastPage } from '../context/pagination.ts'
import { type FoundPage, findPage } from './find-page.ts'
import type { PageData, PageSource, PageView } from './page-data.ts'

export interface PageQuestion {
  /** Absent: the page for addresses that lead nowhere. */
  readonly path: string | undefined
  readonly pageNumber: number
  /** Bodies that the caller has already. */
  readonly shared?: Documents
}

/** The data of a page; that of the not-found page where there is nothing at the address. */
export async function loadPage(
  site: SiteTx,
  source: Omit<PageSource, 'store'>,
  { path, pageNumber, shared = new Map() }: PageQuestion,
): Promise<PageData> {
  const { content } = source
  const found = path === undefined ? undefined : findPage(content, path)
  const store = await storeSettings(site)
  const view = await loadView(site, source, { found, pageNumber })
  const own = view.kind === 'page' ? view.page.documentId : undefined
  const ids = [...(own === undefined ? [] : [own]), content.footerDocumentId]
  const loaded = await loadDocuments(
    site,
    content,
    ids.filter((id) => !shared.has(id)),
  )
  const documents = new Map([...loaded, ...shared])
  const paths = pathsOf(content)
  const blocks = await blockDataFor(site, [...documents.values()], content, (_site, productIds) =>
    productItems(site, productIds, paths),
  )
  return { ...source, store, view, documents, blocks }
}

async function loadView(
  site: SiteTx,
  source: Omit<PageSource, 'store'>,
  { found, pageNumber }: { found: FoundPage | undefined; pageNumber: number },
): Promise<PageView> {
  switch (found?.kind) {
    case 'page':
      return { kind: 'page', page: found.page }
    case 'products':
      return loadProducts(site, source, { page: found.page, pageNumber })
    case 'item':
      return loadItem(site, source, found)
    default:
      return { kind: 'notFound' }
  }
}

async function loadItem(
  site: SiteTx,
  { theme, content }: Omit<PageSource, 'store'>,
  { page, urlId }: Extract<FoundPage, { kind: 'item' }>,
): Promise<PageView> {
  const paths = pathsOf(content)
  const collectionPath = pagePath(page)
  const item = await productByUrlId(site, page.id, urlId, { collectionPath, paths })
  if (!item) return { kind: 'notFound' }
  const template = theme.collections.get(typeNameOf(page))?.item?.source ?? ''
  if (!template.includes('<squarespace:related')) return { kind: 'item', page, item, related: [] }
  const { items } = await storePage(site, {
    collectionId: page.id,
    page: 1,
    pageSize: MOST_RELATED + 1,
    collectionPath,
    paths,
  })
  const related = items.filter(({ id }) => id !== item.id).slice(0, MOST_RELATED)
  return { kind: 'item', page, item, related }
}

async function loadProducts(
  site: SiteTx,
  { theme, content }: Omit<PageSource, 'store'>,
  { page, pageNumber }: { page: PageRecord; pageNumber: number },
): Promise<PageView> {
  if (pageNumber < 1) return { kind: 'notFound' }
  const pageSize = pageSizeOf(theme.collections.get(typeNameOf(page))?.conf.pageSize)
  const { items, total } = await storePage(site, {
    collectionId: page.id,
    page: pageNumber,
    pageSize,
    collectionPath: pagePath(page),
    paths: pathsOf(content),
  })
  if (pageNumber > lastPage({ total, pageSize })) return { kind: 'notFound' }
  return { kind: 'products', page, items, total, pageNumber, pageSize }
}

const MOST_RELATED = 4
const DEFAULT_PAGE_SIZE = 20
/** Themes write 999 for "all"; one page never gets longer than this. */
const MAX_PAGE_SIZE = 200

function pageSizeOf(wish: unknown): number {
  const isNumber = typeof wish === 'number' && Number.isInteger(wish) && wish >= 1
  return isNumber ? Math.min(wish, MAX_PAGE_SIZE) : DEFAULT_PAGE_SIZE
}

/** Path of each page, for links that name pages by id. */
export function pathsOf({ pages }: SiteContent): ReadonlyMap<Id, string> {
  return new Map([...pages].map(([id, page]) => [id, pagePath(page)]))
}

/** What a page was made from beside its publication: a change to any of these makes it out of date. */
export function tagsOf({ view, blocks }: PageData): string[] {
  const items = view.kind === 'item' ? [view.item.id] : []
  const isListed = view.kind === 'products' || (view.kind === 'item' && view.related.length > 0)
  const listed = isListed ? [`collection:${view.page.id}`] : []
  const shown = [...items, ...blocks.products.keys()].map((id) => `item:${id}`)
  return [...listed, ...shown]
}
