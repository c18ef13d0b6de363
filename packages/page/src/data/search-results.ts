import type { ImageAsset } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import type { SearchType } from '@sitewright/core/search/search-types'
import type { SearchQuestion } from '../address/search-question.ts'
import type { CatalogItem } from './catalog-item.ts'

/** One page of the results of a search. */
export interface SearchResults {
  readonly question: SearchQuestion
  /** The corrected question, if nothing matched the original words. */
  readonly correctedQuery: string | undefined
  readonly results: readonly SearchResult[]
  /** Number of results of the requested type, over all pages. */
  readonly total: number
  readonly pageSize: number
  /** Number of results of each type, whatever type was requested. */
  readonly counts: Readonly<Partial<Record<SearchType, number>>>
}

export interface SearchResult {
  readonly id: Id
  readonly type: SearchType
  readonly collectionId: Id
  /** Title of its collection; empty for pages, which are in none. */
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
