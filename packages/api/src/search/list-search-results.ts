import { SEARCH_TYPE_NAMES } from '@sitewright/core/search/search-types'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'

const type = z.enum(SEARCH_TYPE_NAMES)

/** Nothing a visitor can write is refused: what makes no sense is not asked for. */
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
    /** What was looked for instead, where nothing had the words as they were written; null otherwise. */
    correctedQuery: z.string().nullable(),
    /** Of the sort asked for, over all pages. */
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
    /** How much of each sort there is. */
    types: z.array(z.object({ type, title: z.string(), count: z.number().int() })),
    items: z.array(
      z.object({
        id,
        type,
        collectionId: id,
        /** Of the collection that it is in; empty for pages. */
        collectionTitle: z.string(),
        /** Plain text. */
        title: z.string(),
        /** Path on the site. */
        url: z.string(),
        /** Safe HTML; the words asked for are in `mark` elements. */
        excerpt: z.string(),
        imageUrl: z.string().nullable(),
        imageAlt: z.string(),
        /** Products only: the lowest price, as it is now. */
        price: z.object({ currency: z.string(), value: z.string() }).nullable(),
        onSale: z.boolean(),
      }),
    ),
  }),
})
