import type { JsonObject } from '@sitewright/core/json'
import { SEARCH_TYPE_NAMES, type SearchType } from '@sitewright/core/search/search-types'
import { type SearchQuestion, searchPath } from '../address/search-question.ts'
import type { ViewOf } from '../data/page-data.ts'
import type { SearchResults } from '../data/search-results.ts'
import type { PageWord } from '../words/english.ts'
import type { SayWord } from '../words/page-words.ts'

/** Words for one result of a type, and for several. */
const TYPE_WORDS: Readonly<
  Record<SearchType, { readonly one: PageWord; readonly many: PageWord }>
> = {
  pages: { many: 'pageTypePages', one: 'pageTypePage' },
  products: { many: 'pageTypeProducts', one: 'pageTypeProduct' },
  posts: { many: 'pageTypePosts', one: 'pageTypePost' },
  events: { many: 'pageTypeEvents', one: 'pageTypeEvent' },
  pictures: { many: 'pageTypePictures', one: 'pageTypePicture' },
  tracks: { many: 'pageTypeTracks', one: 'pageTypeTrack' },
  videos: { many: 'pageTypeVideos', one: 'pageTypeVideo' },
  lessons: { many: 'pageTypeLessons', one: 'pageTypeLesson' },
}

/** `search` of the search page, and its `pagination`. */
export function searchContext({ found, own }: ViewOf<'search'>, say: SayWord): JsonObject {
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
      // Its owner's page has a heading and words of its own above the form.
      isIntroduced: own !== undefined,
      ...(own?.settings.searchNothingText && { nothingText: own.settings.searchNothingText }),
      types: typesOf(found, say),
      results: results.map(({ image, product, ...result }) => ({
        ...result,
        typeLabel: say(TYPE_WORDS[result.type].one),
        ...(image && { image: { ...image } }),
        ...(product && { product }),
      })),
    },
    pagination: pagination(found),
  }
}

/** Types with results, after an entry for all of them; empty if there is no choice. */
function typesOf({ question, counts }: SearchResults, say: SayWord): JsonObject[] {
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
    entry(undefined, say('pageEverything'), all),
    ...found.map((type) => entry(type, say(TYPE_WORDS[type].many), counts[type] ?? 0)),
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
