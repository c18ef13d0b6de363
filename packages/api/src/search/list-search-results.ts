import { SEARCH_TYPE_NAMES } from '@sitewright/core/search/search-types'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'

const type = z.enum(SEARCH_TYPE_NAMES)

/** The query of a search. Invalid values are ignored, never refused. */
const query = z.object({
  q: z.string().catch(''),
  type: type.optional().catch(undefined),
  f_collectionId: id.optional().catch(undefined),
  page: z.string().optional().catch(undefined),
})

export const listSearchResults = defineCall({
  name: 'listSearchResults',
  summary: 'Finds public content of the site: pages, products, posts, events and the like.',
  audience: 'visitor',
  method: 'GET',
  path: '/api/search/GeneralSearch',
  query,
  output: z.object({
    query: z.string(),
    /** The corrected question, if nothing matched the original words; null otherwise. */
    correctedQuery: z.string().nullable(),
    /** Number of results of the requested type, over all pages. */
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
    /** Number of results of each type. */
    types: z.array(z.object({ type, title: z.string(), count: z.number().int() })),
    items: z.array(
      z.object({
        id,
        type,
        collectionId: id,
        /** Title of its collection; empty for pages. */
        collectionTitle: z.string(),
        /** Plain text. */
        title: z.string(),
        /** Path on the site. */
        url: z.string(),
        /** Safe HTML; the matching words are in `mark` elements. */
        excerpt: z.string(),
        imageUrl: z.string().nullable(),
        imageAlt: z.string(),
        /** Products only: the current lowest price. */
        price: z.object({ currency: z.string(), value: z.string() }).nullable(),
        /** Products only: whether some of its variants cost more than that. */
        hasMorePrices: z.boolean(),
        onSale: z.boolean(),
      }),
    ),
  }),
})
