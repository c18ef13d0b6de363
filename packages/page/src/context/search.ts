import type { JsonObject } from '@sitewright/core/json'
import { SEARCH_TYPE_NAMES, SEARCH_TYPES } from '@sitewright/core/search/search-types'
import { type SearchQuestion, searchPath } from '../address/search-question.ts'
import type { ViewOf } from '../data/page-data.ts'
import type { SearchResults } from '../data/search-results.ts'

/** `search` of the search page, and its `pagination`. */
export function searchContext({ found }: ViewOf<'search'>): JsonObject {
  const { question, correctedQuery, results, total } = found
  const { query, type, collectionId } = question
  return {
    search: {
      query,
      type: type ?? null,
      collectionId: collectionId ?? null,
      total,
      correctedQuery: correctedQuery ?? null,
      ...(correctedQuery !== undefined && {
        correctedUrl: searchPath({ ...question, query: correctedQuery, page: 1 }),
      }),
      types: typesOf(found),
      results: results.map(({ image, product, ...result }) => ({
        ...result,
        typeLabel: SEARCH_TYPES[result.type].one,
        ...(image && { image: { ...image } }),
        ...(product && { product }),
      })),
    },
    pagination: pagination(found),
  }
}

/** Types with results, after an entry for all of them; empty if there is no choice. */
function typesOf({ question, counts }: SearchResults): JsonObject[] {
  const found = SEARCH_TYPE_NAMES.filter((type) => counts[type])
  if (found.length < 2 && question.type === undefined) return []
  const all = found.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
  const entry = (type: SearchQuestion['type'], title: string, count: number) => ({
    type: type ?? null,
    title,
    count,
    active: question.type === type,
    url: searchPath({ ...question, type, page: 1 }),
  })
  return [
    entry(undefined, 'Everything', all),
    ...found.map((type) => entry(type, SEARCH_TYPES[type].many, counts[type] ?? 0)),
  ]
}

function pagination({ question, total, pageSize }: SearchResults): JsonObject {
  const { page } = question
  const [prevPage, nextPage] = [page > 1, page * pageSize < total]
  return {
    pageSize,
    prevPage,
    nextPage,
    ...(prevPage && { prevPageUrl: searchPath({ ...question, page: page - 1 }) }),
    ...(nextPage && { nextPageUrl: searchPath({ ...question, page: page + 1 }) }),
  }
}
