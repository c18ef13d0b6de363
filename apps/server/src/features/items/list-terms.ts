import { listTerms as contract } from '@sitewright/api/items/list-terms'
import type { Id } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { fail as refuse } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { anyCollectionOf } from './collection-of.ts'

/** Maximum number of tags, and of categories, in one answer. */
const MOST = 500

export const listTerms = ownerCall(contract, async ({ collectionId }, { inSite, role }) =>
  inSite(async (site) => {
    const { page, rules } = await anyCollectionOf(site, collectionId)
    if (rules.isSold && !can(role, 'products.view')) throw refuse('notAllowed')
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
