/** Fetches everything a page is made from. The number of statements does not grow with what is on the page. */

import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { productItems, storeSettings } from '../../commerce/index.ts'
import { blockDataFor, type Documents, loadDocuments, revisionsOf } from '../../content/index.ts'
import { type SearchQuestion, searchSite } from '../../search/index.ts'
import { collectionContext } from '../context/collection.ts'
import { siteContext } from '../context/page-context.ts'
import { landsOnFirstItem, layoutTemplate, mainTemplate, type Shown } from './choose-template.ts'
import { type CollectedTags, collectTags } from './collect-tags.ts'
import { type FoundPage, findPage } from './find-page.ts'
import { type ListExtent, type ListQuery, WHOLE_LIST } from './list-query.ts'
import { documentsIn, planIndex } from './load-index.ts'
import { planFirstItem, planItem } from './load-item.ts'
import { planList } from './load-list.ts'
import { planQueries } from './load-queries.ts'
import type { PageData, PageSource } from './page-data.ts'
import { pathsOf } from './paths-of.ts'
import { NOT_FOUND, type PendingView, settled } from './pending-view.ts'
import { carryOut, type Plan, settledPlan } from './plan.ts'
import type { ItemsOnPage } from './present-items.ts'

export interface PageQuestion {
  /** Absent: the page for addresses that lead nowhere. */
  readonly path: string | undefined
  /** Which part of a list; all of it from its start unless said. */
  readonly query?: ListQuery
  readonly extent?: ListExtent
  /** What the search page is asked for; then there is no path. */
  readonly search?: SearchQuestion
  /** Bodies that the caller has already. */
  readonly shared?: Documents
}

/** The data of a page; that of the not-found page where there is nothing at the address. */
export async function loadPage(
  site: SiteTx,
  before: PageSource,
  { path, query = WHOLE_LIST, extent = 'stretch', search, shared = new Map() }: PageQuestion,
): Promise<PageData> {
  const { content } = before
  const found = path === undefined ? undefined : findPage(content, path)
  const source = { ...before, store: await storeSettings(site) }
  const tags = tagsOn(source, search ? { kind: 'search' } : shownOf(found))
  const planned = search
    ? await planSearch(site, source, search)
    : await planView(site, source, { found, query, extent, tags })
  const plans = [planned, planQueries(tags, source, lockOf(found))] as const
  const { results, survey } = await carryOut(site, new Date(source.now), plans)
  const [pending, queries] = results
  const drafts = pending.drafts ?? []
  const ids = [...ownDocuments(found, source), ...drafts, content.footerDocumentId]
  const loaded = await loadDocuments(
    site,
    content,
    ids.filter((id) => !shared.has(id)),
  )
  const documents = new Map([...loaded, ...shared])
  const published = await revisionsOf(site, [...(pending.bodies ?? []), ...queries.bodies])
  const bodies = new Map([...published, ...[...loaded].filter(([id]) => drafts.includes(id))])
  const paths = pathsOf(content)
  let productChange: number | undefined
  const blocks = await blockDataFor(site, [...documents.values(), ...bodies.values()], content, {
    assets: [...pictureOf(found), ...(pending.assets ?? []), ...queries.assets],
    products: [...(pending.products ?? []), ...queries.products],
    findProducts: async (_site, productIds) => {
      const found = await productItems(site, productIds, { now: source.now, paths })
      productChange = found.nextChange
      return found.items
    },
  })
  const fetched = { blocks, bodies, documents }
  return {
    ...source,
    view: pending.finish(fetched),
    documents,
    blocks,
    terms: survey.terms,
    queries: queries.finish(fetched),
    validUntil: earliest(pending.validUntil, survey.nextChange?.getTime(), productChange),
  }
}

function earliest(...times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

function lockOf(found: FoundPage | undefined) {
  return found && 'page' in found ? found.page.lockedBy : undefined
}

/** What the platform tags of the page's templates ask for. */
function tagsOn(source: ItemsOnPage['source'], shown: Shown): CollectedTags {
  const { theme } = source
  const page = 'page' in shown ? shown.page : undefined
  const templates = [layoutTemplate(theme, shown), mainTemplate(theme, shown)]
  return collectTags(templates, theme, {
    ...siteContext(source),
    ...(page && { collection: collectionContext(page, theme) }),
  })
}

function shownOf(found: FoundPage | undefined): Shown {
  return found && found.kind !== 'moved' ? found : { kind: 'notFound' }
}

async function planSearch(
  site: SiteTx,
  { content, site: live, now }: PageSource,
  question: SearchQuestion,
): Promise<Plan<PendingView>> {
  const found = await searchSite(site, { content, live, now: new Date(now) }, question)
  return settledPlan(settled({ kind: 'search', found }))
}

function ownDocuments(found: FoundPage | undefined, source: ItemsOnPage['source']) {
  if (found?.kind === 'index') return documentsIn({ page: found.page, source })
  return found?.kind === 'page' && found.page.documentId ? [found.page.documentId] : []
}

/** The page's own, which themes show and other sites with a link to it. */
function pictureOf(found: FoundPage | undefined): Id[] {
  const imageId = found && 'page' in found ? found.page.settings.imageId : null
  return imageId === null ? [] : [imageId]
}

async function planView(
  site: SiteTx,
  source: ItemsOnPage['source'],
  {
    found,
    query,
    extent,
    tags,
  }: { found: FoundPage | undefined; tags: CollectedTags } & Required<
    Pick<PageQuestion, 'query' | 'extent'>
  >,
): Promise<Plan<PendingView>> {
  switch (found?.kind) {
    case 'page':
      return settledPlan(settled({ kind: 'page', page: found.page }))
    case 'list': {
      const { page } = found
      return extent === 'stretch' && landsOnFirstItem(source.theme, page)
        ? planFirstItem(site, { page, source, hasRelated: false })
        : planList(site, { page, query, extent, source })
    }
    case 'item': {
      const { page, urlId } = found
      const hasRelated = tags.hasRelated && page.settings.showsRelatedItems
      return planItem(site, { page, urlId, source, hasRelated })
    }
    case 'index':
      return planIndex({ page: found.page, source })
    default:
      return settledPlan(NOT_FOUND)
  }
}

/** What a page was made from beside its publication: a change to any of these makes it out of date. */
export function tagsOf({ view, blocks, queries, terms }: PageData): string[] {
  const items = view.kind === 'item' ? [view.item.id] : []
  const pages = [
    ...(view.kind === 'list' || view.kind === 'item' ? [view.page] : []),
    ...(view.kind === 'index' ? view.children.map(({ page }) => page) : []),
    ...[...queries.values()].map(({ page }) => page),
  ]
  const collections = new Set([...pages.map(({ id }) => id), ...terms.keys()])
  return [
    ...[...collections].map((id) => `collection:${id}`),
    ...[...items, ...blocks.products.keys()].map((id) => `item:${id}`),
  ]
}
