/** A site's search: asks the index, then reads what it named through the doors of those who keep it. */

import type { ImageAsset } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import { markedExcerpt, wordMatcher } from '@sitewright/core/search/excerpt'
import { isSearchable, type SearchType } from '@sitewright/core/search/search-types'
import { type AskedWord, askedWords } from '@sitewright/core/search/words'
import type { SiteTx } from '../../platform/database.ts'
import { type CatalogItem, findProducts } from '../commerce/index.ts'
import { pagePath, type SiteContent } from '../content/index.ts'
import { assetsById } from '../files/index.ts'
import { itemPath, visibleItemsById } from '../items/index.ts'
import {
  correctedWords,
  type EntryKind,
  type FoundEntries,
  type FoundEntry,
  findEntries,
} from '../search-index/index.ts'
import type { LiveSite } from '../sites/index.ts'
import type { SearchQuestion } from './search-question.ts'

export interface SearchResult {
  readonly id: Id
  readonly type: SearchType
  readonly collectionId: Id
  /** Of the collection that it is in; empty for pages, which are in none. */
  readonly collectionTitle: string
  /** Plain text. */
  readonly title: string
  /** Path on the site. */
  readonly url: string
  /** Safe HTML with `mark` elements. */
  readonly excerpt: string
  readonly image: Pick<ImageAsset, 'assetUrl' | 'altText' | 'originalSize'> | undefined
  readonly product: CatalogItem | undefined
}

export interface SearchResults {
  readonly question: SearchQuestion
  /** What was looked for instead, where nothing had the words as they were written. */
  readonly correctedQuery: string | undefined
  readonly results: readonly SearchResult[]
  /** Of the sort asked for, over all pages. */
  readonly total: number
  readonly pageSize: number
  readonly counts: FoundEntries['counts']
}

export interface SearchedSite {
  /** As published, pages that are locked marked as such. */
  readonly content: SiteContent
  readonly live: Pick<LiveSite, 'settings'>
  readonly now: Date
}

export const SEARCH_PAGE_SIZE = 20

/**
 * At most six statements, whatever is found: one for the index, two more where words are misspelt, and one each for
 * items, products and the pictures of all of them.
 */
export async function searchSite(
  site: SiteTx,
  searched: SearchedSite,
  question: SearchQuestion,
): Promise<SearchResults> {
  const words = askedWords(question.query)
  const collectionIds = searchedPages(searched.content, question.collectionId)
  if (words.length === 0 || collectionIds.length === 0) return nothing(question)

  const { now, live } = searched
  const { language } = live.settings
  const ask = (some: readonly AskedWord[]) =>
    findEntries(site, {
      words: some,
      language,
      now,
      collectionIds,
      type: question.type,
      pageSize: SEARCH_PAGE_SIZE,
      page: question.page,
    })
  const found = await ask(words)
  if (countOf(found) > 0) return withRows(site, searched, { question, words, found })
  const corrected = await correctedWords(site, { words, language, now, collectionIds })
  if (!corrected) return nothing(question)
  const better = await ask(corrected)
  if (countOf(better) === 0) return nothing(question)
  return {
    ...(await withRows(site, searched, { question, words: corrected, found: better })),
    correctedQuery: corrected.map(({ parts }) => parts.join('')).join(' '),
  }
}

/** Pages that may be found, and whose items may: live, switched on, not hidden, and open to everyone. */
function searchedPages({ pages }: SiteContent, only: Id | undefined): Id[] {
  return [...pages.values()]
    .filter(({ id, settings }) => (only === undefined || id === only) && isSearchable(settings))
    .flatMap(({ id, lockedBy }) => (lockedBy === undefined ? [id] : []))
}

function nothing(question: SearchQuestion): SearchResults {
  return {
    question: { ...question, page: 1 },
    correctedQuery: undefined,
    results: [],
    total: 0,
    pageSize: SEARCH_PAGE_SIZE,
    counts: {},
  }
}

function countOf({ counts }: FoundEntries, type?: SearchType): number {
  if (type !== undefined) return counts[type] ?? 0
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

async function withRows(
  site: SiteTx,
  searched: SearchedSite,
  {
    question,
    words,
    found,
  }: { question: SearchQuestion; words: readonly AskedWord[]; found: FoundEntries },
): Promise<SearchResults> {
  const targets = await readTargets(site, searched, found.entries)
  const match = wordMatcher(words, found.stems)
  const results = found.entries.flatMap((entry): SearchResult[] => {
    const target = targets.get(keyOf(entry.kind, entry.id))
    if (!target) return []
    const { id, type, title, text } = entry
    return [{ id, type, title, excerpt: markedExcerpt(text, match), ...target }]
  })
  const total = countOf(found, question.type)
  const last = Math.max(1, Math.ceil(total / SEARCH_PAGE_SIZE))
  return {
    question: { ...question, page: Math.min(question.page, last) },
    correctedQuery: undefined,
    results,
    total,
    pageSize: SEARCH_PAGE_SIZE,
    counts: found.counts,
  }
}

type Target = Pick<SearchResult, 'collectionId' | 'collectionTitle' | 'url' | 'image' | 'product'>

const keyOf = (kind: EntryKind, id: Id) => `${kind} ${id}`

/** What the index named, as visitors may see it now; what they may not is left out. */
async function readTargets(
  site: SiteTx,
  { content, now }: SearchedSite,
  entries: readonly FoundEntry[],
): Promise<Map<string, Target>> {
  const idsOf = (wanted: EntryKind) =>
    entries.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const items = await visibleItemsById(site, idsOf('item'), now)
  const paths = new Map([...content.pages].map(([id, page]) => [id, pagePath(page)]))
  const sold = await findProducts(site, idsOf('product'), now.getTime())
  const pages = idsOf('page').flatMap((id) => content.pages.get(id) ?? [])
  const pictures = await assetsById(
    site,
    [
      ...sold.assets,
      ...items.map(({ imageId }) => imageId),
      ...pages.map(({ settings }) => settings.imageId),
    ].filter((id) => id !== null),
  )
  const pictureOf = (id: Id | null) => (id === null ? undefined : pictures.get(id))
  const titleOf = (collectionId: Id) => content.pages.get(collectionId)?.title ?? ''
  const targets = new Map<string, Target>()
  for (const page of pages) {
    targets.set(keyOf('page', page.id), {
      collectionId: page.id,
      collectionTitle: '',
      url: pagePath(page),
      image: pictureOf(page.settings.imageId),
      product: undefined,
    })
  }
  for (const { id, collectionId, urlId, imageId } of items) {
    const path = paths.get(collectionId)
    if (path === undefined) continue
    targets.set(keyOf('item', id), {
      collectionId,
      collectionTitle: titleOf(collectionId),
      url: itemPath(path, urlId),
      image: pictureOf(imageId),
      product: undefined,
    })
  }
  for (const product of sold.present(pictures, paths).values()) {
    const { id, collectionId, fullUrl } = product
    const target = {
      collectionId,
      collectionTitle: titleOf(collectionId),
      url: fullUrl,
      image: pictureOfProduct(product),
      product,
    }
    if (paths.has(collectionId)) targets.set(keyOf('product', id), target)
  }
  return targets
}

function pictureOfProduct({ assetUrl, originalSize }: CatalogItem): SearchResult['image'] {
  if (typeof assetUrl !== 'string') return undefined
  // Its title stands beside it.
  return { assetUrl, altText: '', originalSize: String(originalSize) }
}
