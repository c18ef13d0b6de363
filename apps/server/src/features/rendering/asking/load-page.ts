/** Loads all data that a page is made from. The number of statements does not grow with the content of the page. */

import type { BlockData } from '@sitewright/blocks/registry'
import { type TimedDelivery, timedDeliveries } from '@sitewright/core/commerce/delivery-estimate'
import { fieldsOf, groupFields } from '@sitewright/core/content/block-fields'
import { nextMidnight } from '@sitewright/core/content/months'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { type FoundPage, findPage, pagesIn, standInPage } from '@sitewright/page/address/find-page'
import { type ListExtent, type ListQuery, WHOLE_LIST } from '@sitewright/page/address/list-query'
import { type SearchQuestion, searchQuestion } from '@sitewright/page/address/search-question'
import { addressesOf, linkedAround } from '@sitewright/page/data/header-link'
import type { PageData, PageSource, ViewOf } from '@sitewright/page/data/page-data'
import type { Documents, PageRecord, SiteContent } from '@sitewright/page/data/site-content'
import {
  landsOnFirstItem,
  layoutTemplate,
  mainTemplate,
  type Shown,
} from '@sitewright/page/templates/choose-template'
import { type CollectedTags, namesThePage } from '@sitewright/page/templates/collect-tags'
import { tagsOnPage } from '@sitewright/page/templates/tags-on-page'
import type { SiteTx } from '../../../platform/database.ts'
import { askThreads } from '../../comments/index.ts'
import { askFunds, findProducts } from '../../commerce/index.ts'
import { blockDataFor, loadDocuments } from '../../content/index.ts'
import { askForms } from '../../forms/index.ts'
import { askLinkedItems } from '../../items/index.ts'
import { askBlockLists, withoutWishes } from './ask-block-lists.ts'
import { type Needs, NOT_FOUND, type PendingView, settled } from './pending-view.ts'
import { carryOut, NOWHERE, type Plan, settledPlan, together } from './plan.ts'
import { planBlockLists, wishesIn } from './plan-block-lists.ts'
import { documentsIn, planIndex } from './plan-index.ts'
import { planFirstItem, planItem } from './plan-item.ts'
import { planList } from './plan-list.ts'
import { planQueries, queriedPages } from './plan-queries.ts'
import { planRelated } from './plan-related.ts'
import { planSearch } from './plan-search.ts'

export interface PageQuestion {
  /** Path of the page; absent for the not-found page. */
  readonly path: string | undefined
  /** Part of a list; by default all of it from its start. */
  readonly query?: ListQuery
  readonly extent?: ListExtent
  /** Question of the search page, which has no path. */
  readonly search?: SearchQuestion
  /** The shopping cart, which is rendered already and has no path either. */
  readonly cart?: ViewOf<'cart'>
  /** Cache of bodies of this version of the site; those that are read now are added to it. */
  readonly known?: KnownBodies
  /** Whether the page contains the owner's own code. */
  readonly withCode?: boolean
}

/** Cache of bodies of one version of a site, which never change. */
export interface KnownBodies {
  get(documentId: Id): PageDocument | undefined
  keep(bodies: Documents): void
}

/**
 * The data of a page, or of the not-found page where no page has the address. Undefined where the page is there but not what
 * the address names on it: an item that is gone, a stretch behind the last one. Such guesses end early, so they cost little.
 */
export async function loadPage(
  site: SiteTx,
  source: PageSource,
  {
    path,
    query = WHOLE_LIST,
    extent = 'stretch',
    search: asked,
    cart,
    known,
    withCode = false,
  }: PageQuestion,
): Promise<PageData | undefined> {
  const { content } = source
  const { found, search, own } = askedFor(content, { path, search: asked, cart })
  const shown: Shown = cart ?? (search ? { kind: 'search' } : shownOf(found))
  const templates = [layoutTemplate(source.theme, shown), mainTemplate(source.theme, shown)]
  const isNamed = namesThePage(templates, source.theme)
  const planned = cart
    ? settledPlan(settled(cart))
    : search
      ? await planSearch(site, source, { question: search, own })
      : await planView(site, source, { found, query, extent, isNamed })
  if (found && planned === NOWHERE) return undefined
  const tags = tagsOnPage(source, templates, { shown, scope: planned.scope })
  const around = { source, page: found && 'page' in found ? found.page : undefined }
  // Bodies that were read for an earlier page tell what their blocks list, which is asked along.
  const early = wishesIn(
    pick([...ownDocuments(found, source), ...fieldsOn(found, source, []).values()], (id) =>
      known?.get(id),
    ).values(),
  )
  const beside = together(
    planQueries(tags, source, lockOf(found)),
    together(relatedOn(found, source, tags), planBlockLists(early, around)),
  )
  const plan = together(planned, beside)
  const { timeZone } = source.site
  const answers = await carryOut(site, new Date(source.now), plan, {
    ...{ hasCode: withCode, timeZone },
    linked: linkedAround(content).items,
  })
  const { settings: store } = answers
  const deliveries = timedDeliveries(answers.timedZones, store.country)
  const [view, [queries, [findRelated, findLists]]] = answers.result
  if (found && view === NOT_FOUND) return undefined
  const related = findRelated(
    [view, queries].flatMap(({ items = [], sold = [] }) => [...items, ...sold]),
  )
  const item = found?.kind === 'item' ? [...(view.items ?? []), ...(view.sold ?? [])][0] : undefined
  const listed = findLists(item)
  const all = [view, queries, related, listed] satisfies readonly Needs[]
  const fields = fieldsOn(found, source, all)
  const documents = await bodiesOf(site, [...ownDocuments(found, source), ...fields.values()], {
    content,
    known,
    beside: all,
  })
  const late = await askBlockLists(site, withoutWishes(wishesIn(documents.values()), early), {
    ...around,
    shown: item,
  })
  let productChange: number | undefined
  const blocks = await blockDataFor(site, [...documents.values()], content, {
    assets: [...pictureOf(found), ...[...all, late.lists].flatMap(({ assets = [] }) => assets)],
    products: [...all, late.lists].flatMap(({ products = [] }) => products),
    findProducts: async (_site, productIds) => {
      const hidden = all.flatMap((one) => one.hidden ?? [])
      const sold = await findProducts(site, productIds, source.now, hidden)
      productChange = sold.nextChange
      return sold
    },
    comments: all.flatMap(({ comments = [] }) => comments),
    askGiven: {
      funds: askFunds,
      forms: (_site, ids) => askForms(site, ids, source.now),
      threads: askThreads,
      linkedItems: askLinkedItems,
    },
    placesAround: answers.places,
    now: timeOfVisitors(source),
  })
  const bare = { blocks, documents: new Map(), store }
  const lists = new Map([...listed.finish(bare), ...late.lists.finish(bare)])
  const fetched = { blocks: { ...blocks, lists }, documents, store }
  return {
    ...source,
    // Only this page's fields, because the data is copied where a page is rendered in a thread.
    content: {
      ...content,
      fields: groupFields(fields),
      linked: addressesOf(linkedAround(content), blocks),
    },
    ...fetched,
    deliveries,
    code: answers.code,
    view: view.finish(fetched),
    terms: new Map([...answers.survey.terms, ...late.terms]),
    stores: new Map([...answers.stores, ...late.stores]),
    queries: queries.finish(fetched),
    related: related.finish(fetched),
    validUntil: earliest(
      view.validUntil,
      listed.validUntil,
      answers.survey.nextChange?.getTime(),
      productChange,
      answers.nextProduct,
      late.validUntil,
      endOfArrivals(deliveries, source),
      ...turningPoints(blocks, source.now),
    ),
  }
}

/** Days of arrival are told as from today. */
function endOfArrivals(
  deliveries: readonly TimedDelivery[],
  { now, site }: PageSource,
): number | undefined {
  return deliveries.length > 0 ? nextMidnight(now, site.timeZone) : undefined
}

/** Bodies by id, from the cache where it has them; bodies of `beside` are always read. */
async function bodiesOf(
  site: SiteTx,
  ids: readonly Id[],
  {
    content,
    known,
    beside,
  }: { content: SiteContent; known: KnownBodies | undefined; beside: readonly Needs[] },
): Promise<Documents> {
  const before = pick(ids, (id) => known?.get(id))
  const loaded = await loadDocuments(
    site,
    content,
    [...ids.filter((id) => !before.has(id)), ...beside.flatMap(({ drafts = [] }) => drafts)],
    beside.flatMap(({ bodies = [] }) => bodies),
  )
  known?.keep(pick(ids, (id) => loaded.get(id)))
  return new Map([...loaded, ...before])
}

function pick(ids: readonly Id[], find: (id: Id) => PageDocument | undefined): Documents {
  return new Map(
    ids.flatMap((id) => {
      const body = find(id)
      return body ? [[id, body] as const] : []
    }),
  )
}

/** Plan for items related to those of the page and to those that its tags ask for. */
function relatedOn(found: FoundPage | undefined, source: PageSource, tags: CollectedTags) {
  const page = found && 'page' in found ? found.page : undefined
  const children = found?.kind === 'index' ? pagesIn(found.page, source.content) : []
  const queried = queriedPages(tags, source.content, lockOf(found)).map((one) => one.page)
  const pages = new Set([...(page ? [page] : []), ...children, ...queried])
  return planRelated([...pages], { source, most: tags.mostRelated })
}

/** Time for which items are looked for that visitors see; none in the editor, where links lead to drafts as well. */
function timeOfVisitors({ mode, now }: PageSource): number | undefined {
  return mode === 'edit' ? undefined : now
}

/** Times from which on a form on the page takes no more answers, or visitors see an item that it links to. */
function turningPoints({ forms, linkedItems }: BlockData, now: number): number[] {
  return [
    ...[...forms.values()].flatMap(({ form }) => form.closesAt ?? []),
    ...[...linkedItems.values()].flatMap(({ appearsAt }) => appearsAt ?? []),
  ].filter((time) => time > now)
}

function earliest(...times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

function lockOf(found: FoundPage | undefined) {
  return found && 'page' in found ? found.page.lockedBy : undefined
}

/** Documents of the block fields that may be on the page. */
function fieldsOn(
  found: FoundPage | undefined,
  source: PageSource,
  shown: readonly Pick<PendingView, 'items' | 'sold'>[],
) {
  const page = found && 'page' in found ? [found.page] : []
  const inside = page.flatMap((folder) => pagesIn(folder, source.content))
  const items = shown.flatMap(({ items: kept = [], sold = [] }) => [...kept, ...sold])
  return fieldsOf(
    source.content.fields,
    [...page, ...inside, ...items].map(({ id }) => id),
  )
}

/** The page at the address, or the owner's own for searches or for wrong addresses; with the question of a search. */
function askedFor(
  content: SiteContent,
  { path, search, cart }: { [Name in 'path' | 'search' | 'cart']: PageQuestion[Name] | undefined },
): { found?: FoundPage | undefined; search?: SearchQuestion; own?: PageRecord | undefined } {
  if (cart) return {}
  const ownSearch = standInPage(content, 'search')
  if (search) return { found: ownSearch, search, own: ownSearch?.page }
  if (path === undefined) return { found: standInPage(content, 'notFound') }
  const found = findPage(content, path)
  const isOwnSearch = ownSearch && found?.kind === 'page' && found.page === ownSearch.page
  // At its own address, where it is edited, the owner's page of the search has no question yet.
  return isOwnSearch ? { found, search: searchQuestion({}), own: found.page } : { found }
}

function shownOf(found: FoundPage | undefined): Shown {
  return found && found.kind !== 'moved' ? found : { kind: 'notFound' }
}

function ownDocuments(found: FoundPage | undefined, source: PageSource) {
  if (found?.kind === 'index') return documentsIn({ page: found.page, source })
  return found?.kind === 'page' && found.page.documentId ? [found.page.documentId] : []
}

/** The page's own picture, shown by themes and by other sites that link to it. */
function pictureOf(found: FoundPage | undefined): Id[] {
  const imageId = found && 'page' in found ? found.page.settings.imageId : null
  return imageId === null ? [] : [imageId]
}

async function planView(
  site: SiteTx,
  source: PageSource,
  {
    found,
    query,
    extent,
    isNamed,
  }: {
    found: FoundPage | undefined
    /** Whether attributes of tags name what the page shows, which is then loaded before the tags' questions. */
    isNamed: boolean
  } & Required<Pick<PageQuestion, 'query' | 'extent'>>,
): Promise<Plan<PendingView>> {
  switch (found?.kind) {
    case 'page':
      return settledPlan(settled({ kind: 'page', page: found.page }))
    case 'list': {
      const { page } = found
      return extent === 'stretch' && landsOnFirstItem(source.theme, page)
        ? planFirstItem(site, { page, source })
        : planList(site, { page, query, extent, source })
    }
    case 'item':
      return planItem(site, { page: found.page, urlId: found.urlId, source }, isNamed)
    case 'index':
      return planIndex({ page: found.page, source })
    default:
      return NOWHERE
  }
}
