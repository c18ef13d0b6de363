/** The search page: asks the index first; the rows that it names are then read with everything else of the page. */

import type { JsonObject } from '@sitewright/core/json'
import type { SearchQuestion } from '@sitewright/page/address/search-question'
import type { CatalogItem } from '@sitewright/page/data/catalog-item'
import type { PageSource } from '@sitewright/page/data/page-data'
import type { PageRecord } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../../platform/database.ts'
import { askIndex, namedBy, picturesOf, questionForItems, resultsOf } from '../../search/index.ts'
import type { PendingView } from './pending-view.ts'
import { NOTHING_FOUND, type Plan } from './plan.ts'

/** Takes one statement of its own; two where words were misspelt. */
export async function planSearch(
  site: SiteTx,
  { content, site: live, now: time }: PageSource,
  { question, own }: { question: SearchQuestion; own: PageRecord | undefined },
): Promise<Plan<PendingView>> {
  const now = new Date(time)
  const answer = await askIndex(site, { content, live, now }, question)
  const named = namedBy(answer, content)
  return {
    lists: named.written.length === 0 ? [] : [{ items: questionForItems(named.written, now) }],
    shows: [],
    scope: scopeOf(question),
    found: ({ lists: [{ items } = NOTHING_FOUND] }) => {
      return {
        products: named.sold,
        assets: picturesOf(answer, items, content),
        finish: ({ blocks }) => {
          const products = blocks.products as ReadonlyMap<string, CatalogItem>
          const rows = { items, products, pictures: blocks.assets }
          const found = resultsOf(answer, content, rows)
          return { kind: 'search', found, ...(own && { own }) }
        },
      }
    },
  }
}

function scopeOf({ query, type, collectionId }: SearchQuestion): JsonObject {
  return { search: { query, type: type ?? null, collectionId: collectionId ?? null } }
}
