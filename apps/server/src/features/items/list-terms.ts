import { listTerms as contract } from '@sitewright/api/items/list-terms'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { collectionOf } from './collection-of.ts'

/** Maximum number of tags, and of categories, in one answer. */
const MOST = 500

export const listTerms = ownerCall(contract, async ({ collectionId }, { inSite }) =>
  inSite(async (site) => {
    const { page } = await collectionOf(site, collectionId)
    return {
      tags: await termsOf(site, page.id, 'tags'),
      categories: await termsOf(site, page.id, 'categories'),
    }
  }),
)

/** Terms by frequency. Of spellings that differ only in capitals, the first of the alphabet. */
async function termsOf(
  { id, db }: SiteTx,
  collectionId: Id,
  column: 'tags' | 'categories',
): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    SELECT min(term) AS term FROM item, unnest(${sql.ref(column)}) AS term
    WHERE website_id = ${id} AND collection_id = ${collectionId} AND NOT is_removed
    GROUP BY lower(term) ORDER BY count(*) DESC, lower(term) LIMIT ${MOST}`.execute(db)
  return rows.map(({ term }) => term)
}
