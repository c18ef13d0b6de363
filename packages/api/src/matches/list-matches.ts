import * as z from 'zod'
import { defineCall } from '../call.ts'
import { collectionKindName } from '../content/shapes.ts'
import { id, searched, siteParams } from '../fields.ts'

const match = z.object({
  kind: z.enum(['page', 'item', 'product', 'order', 'form']),
  id,
  title: z.string(),
  /** The page that an item or product is on, or who an order is for; empty for none. */
  detail: z.string(),
  /** Kind of page of a page, or of the page that an item is on; null for anything else. */
  pageKind: collectionKindName.nullable(),
})
export type Match = z.infer<typeof match>

export const listMatches = defineCall({
  name: 'listMatches',
  summary:
    'Pages, items, products and forms whose title has the words, and orders by number, as far as the caller’s role sees them; some of each kind.',
  audience: 'owner',
  needs: 'site.view',
  method: 'GET',
  path: '/s/:siteId/api/matches',
  params: siteParams,
  query: z.object({ search: searched.default('') }),
  output: z.object({ matches: z.array(match) }),
})
