/** Parses a search question from an address. Pure; invalid parameters are dropped, never refused. */

import { type Id, isId } from '@sitewright/core/id'
import { SEARCH_TYPE_NAMES, type SearchType } from '@sitewright/core/search/search-types'
import { MAX_QUESTION } from '@sitewright/core/search/words'

export interface SearchQuestion {
  /** The question as written, trimmed; may be empty. */
  readonly query: string
  readonly type: SearchType | undefined
  /** Restricts the search to this collection. */
  readonly collectionId: Id | undefined
  /** Page of the results, counted from 1. */
  readonly page: number
}

export const SEARCH_PATH = '/search'

/** The last page of results that can be asked for; nobody reads that far. */
const MAX_PAGE = 50
const PAGE = /^[1-9]\d{0,3}$/

interface Asked {
  readonly q?: string | null | undefined
  readonly type?: string | null | undefined
  readonly f_collectionId?: string | null | undefined
  readonly page?: string | null | undefined
}

export function searchQuestion({ q, type, f_collectionId, page }: Asked): SearchQuestion {
  const text = (q ?? '').slice(0, MAX_QUESTION).toWellFormed()
  return {
    query: text.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
    type: SEARCH_TYPE_NAMES.find((name) => name === type),
    collectionId: isId(f_collectionId) ? f_collectionId : undefined,
    page: Math.min(PAGE.test(page ?? '') ? Number(page) : 1, MAX_PAGE),
  }
}

export function readSearchQuestion(parameters: URLSearchParams): SearchQuestion {
  const [q, type, page] = ['q', 'type', 'page'].map((name) => parameters.get(name))
  return searchQuestion({ q, type, page, f_collectionId: parameters.get('f_collectionId') })
}

/** The canonical address of a question. */
export function searchPath({ query, type, collectionId, page }: SearchQuestion): string {
  const parameters = new URLSearchParams({ q: query })
  if (type !== undefined) parameters.set('type', type)
  if (collectionId !== undefined) parameters.set('f_collectionId', collectionId)
  if (page > 1) parameters.set('page', String(page))
  return `${SEARCH_PATH}?${parameters}`
}
