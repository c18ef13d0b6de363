/** A site's search: asks the index for ids, then reads their rows through the features that own them. */

import type { ImageAsset } from '@sitewright/blocks/registry'
import { isStore } from '@sitewright/core/content/collection-kinds'
import { mayBeFound } from '@sitewright/core/content/special-pages'
import type { Id } from '@sitewright/core/id'
import { markedExcerpt, wordMatcher } from '@sitewright/core/search/excerpt'
import type { SearchType } from '@sitewright/core/search/search-types'
import { type AskedWord, askedWords } from '@sitewright/core/search/words'
import { itemPath } from '@sitewright/page/address/item-path'
import type { SearchQuestion } from '@sitewright/page/address/search-question'
import type { CatalogItem } from '@sitewright/page/data/catalog-item'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import type { SearchResult, SearchResults } from '@sitewright/page/data/search-results'
import { pagePath, pathsOf, type SiteContent } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../platform/database.ts'
import { findProducts } from '../commerce/index.ts'
import { assetsById } from '../files/index.ts'
import { type ItemQuestion, visibleItems } from '../items/index.ts'
import { type EntryKind, type FoundEntries, findEntries } from '../search-index/index.ts'
import type { LiveSite } from '../sites/index.ts'

export interface SearchedSite {
  /** Published content, in which locked pages are marked as such. */
  readonly content: SiteContent
  readonly live: Pick<LiveSite, 'settings'>
  readonly now: Date
}

/** Results of one page. */
export const SEARCH_PAGE_SIZE = 20

/** The index's answer, to be presented once the rows that it names have been read. */
export interface IndexAnswer {
  readonly question: SearchQuestion
  /** The words that were searched for: those of the question, or corrected ones. */
  readonly words: readonly AskedWord[]
  readonly correctedQuery: string | undefined
  readonly found: FoundEntries
}

/** Ids in an answer, by what reads them: items that are sold come with their prices; pages are in memory. */
export function namedBy({ found: { entries } }: IndexAnswer, { pages }: SiteContent) {
  const ids = { written: [] as Id[], sold: [] as Id[], pages: [] as Id[] }
  for (const { kind, id, collectionId } of entries) {
    const page = pages.get(collectionId)
    if (kind === 'page') ids.pages.push(id)
    else if (page && isStore(page.kind)) ids.sold.push(id)
    else ids.written.push(id)
  }
  return ids
}

/** Rows that an answer names, as far as visitors may see them now. */
export interface NamedRows {
  readonly items: readonly Pick<ItemRecord, 'id' | 'collectionId' | 'urlId' | 'imageId'>[]
  readonly products: ReadonlyMap<Id, CatalogItem>
  readonly pictures: ReadonlyMap<Id, ImageAsset>
}

/** Ids of pictures of the items and pages found; those of products are read with them. */
export function picturesOf(
  answer: IndexAnswer,
  items: NamedRows['items'],
  content: SiteContent,
): Id[] {
  const pictured = namedBy(answer, content).pages.flatMap(
    (id) => content.pages.get(id)?.settings ?? [],
  )
  return [...items, ...pictured].flatMap(({ imageId }) => imageId ?? [])
}

/** Searches in at most five statements: `askIndex`, and one each for items, products and their pictures. */
export async function searchSite(
  site: SiteTx,
  searched: SearchedSite,
  question: SearchQuestion,
): Promise<SearchResults> {
  const { content, now } = searched
  const answer = await askIndex(site, searched, question)
  const named = namedBy(answer, content)
  const { items } = await visibleItems(site, questionForItems(named.written, now))
  const sold = await findProducts(site, named.sold, now.getTime())
  const pictures = await assetsById(site, [...sold.assets, ...picturesOf(answer, items, content)])
  return resultsOf(answer, content, {
    items,
    products: sold.present(pictures, pathsOf(content)),
    pictures,
  })
}

/** A question for items by their ids, in any collection. */
export function questionForItems(ids: readonly Id[], now: Date): ItemQuestion {
  return { collectionId: undefined, ids, now, ordering: 'chronological', limit: ids.length }
}

/** Asks the index in one statement; two where words were misspelt. */
export async function askIndex(
  site: SiteTx,
  { content, live, now }: SearchedSite,
  question: SearchQuestion,
): Promise<IndexAnswer> {
  const words = askedWords(question.query)
  const nothing = { question, words, correctedQuery: undefined, found: NOTHING }
  const collectionIds = searchedPages(content, question.collectionId)
  if (words.length === 0 || collectionIds.length === 0) return nothing
  const { language } = live.settings
  const { type, page } = question
  const ask = (some: readonly AskedWord[]) =>
    findEntries(site, {
      words: some,
      language,
      now,
      collectionIds,
      type,
      pageSize: SEARCH_PAGE_SIZE,
      page,
    })
  const { corrected, ...found } = await ask(words)
  if (!corrected) return { ...nothing, found: { ...found, corrected } }
  const better = await ask(corrected)
  if (countOf(better) === 0) return nothing
  const correctedQuery = corrected.map(({ parts }) => parts.join('')).join(' ')
  return { question, words: corrected, correctedQuery, found: better }
}

const NOTHING: FoundEntries = { entries: [], counts: {}, stems: [], corrected: undefined }

/** Ids of searchable pages, whose items may be found too: live, switched on, not hidden, and open to everyone. */
function searchedPages({ pages }: SiteContent, only: Id | undefined): Id[] {
  return [...pages.values()]
    .filter((page) => (only === undefined || page.id === only) && mayBeFound(page))
    .flatMap(({ id, lockedBy }) => (lockedBy === undefined ? [id] : []))
}

function countOf({ counts }: FoundEntries, type?: SearchType): number {
  if (type !== undefined) return counts[type] ?? 0
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** The results, without any that visitors may not see any more. Pure. */
export function resultsOf(
  { question, words, correctedQuery, found }: IndexAnswer,
  content: SiteContent,
  rows: NamedRows,
): SearchResults {
  const match = wordMatcher(words, found.stems)
  const results = found.entries.flatMap((entry): SearchResult[] => {
    const target = TARGETS[entry.kind](entry.id, content, rows)
    if (!target) return []
    const { id, type, title, text } = entry
    return [{ id, type, title, excerpt: markedExcerpt(text, match), ...target }]
  })
  const total = countOf(found, question.type)
  const last = Math.max(1, Math.ceil(total / SEARCH_PAGE_SIZE))
  return {
    question: { ...question, page: Math.min(question.page, last) },
    correctedQuery,
    results,
    total,
    pageSize: SEARCH_PAGE_SIZE,
    counts: found.counts,
  }
}

type Target = Pick<SearchResult, 'collectionId' | 'collectionTitle' | 'url' | 'image' | 'product'>

/** Address and title of an entry, by its kind. */
const TARGETS: Readonly<
  Record<EntryKind, (id: Id, content: SiteContent, rows: NamedRows) => Target | undefined>
> = {
  page: (id, { pages }, { pictures }) => {
    const page = pages.get(id)
    return (
      page && {
        collectionId: page.id,
        collectionTitle: '',
        url: pagePath(page),
        image: pictures.get(page.settings.imageId ?? ''),
        product: undefined,
      }
    )
  },
  item: (id, { pages }, { items, products, pictures }) => {
    const product = products.get(id)
    const item = items.find((one) => one.id === id)
    const collection = pages.get((product ?? item)?.collectionId ?? '')
    if (!collection) return undefined
    const place = { collectionId: collection.id, collectionTitle: collection.title, product }
    if (product) return { ...place, url: product.fullUrl, image: pictureOfProduct(product) }
    return (
      item && {
        ...place,
        url: itemPath(pagePath(collection), item.urlId),
        image: pictures.get(item.imageId ?? ''),
      }
    )
  },
}

function pictureOfProduct({ assetUrl, originalSize }: CatalogItem): SearchResult['image'] {
  if (typeof assetUrl !== 'string') return undefined
  // Empty, since the title stands beside the picture.
  return { assetUrl, altText: '', originalSize: String(originalSize) }
}
