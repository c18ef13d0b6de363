import type { ImageAsset } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import type { SearchType } from '@sitewright/core/search/search-types'
import type { SearchQuestion } from '../address/search-question.ts'
import type { CatalogItem } from './catalog-item.ts'

/** What a site has for a question, of the page of results that was asked for. */
export interface SearchResults {
  readonly question: SearchQuestion
  /** What was looked for instead, where nothing had the words as they were written. */
  readonly correctedQuery: string | undefined
  readonly results: readonly SearchResult[]
  /** Number of results of the type that was asked for, over all pages. */
  readonly total: number
  readonly pageSize: number
  /** Number of results of each type, whichever was asked for. */
  readonly counts: Readonly<Partial<Record<SearchType, number>>>
}

export interface SearchResult {
  readonly id: Id
  readonly type: SearchType
  readonly collectionId: Id
  /** Title of the collection that it is in; empty for pages, which are in none. */
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
