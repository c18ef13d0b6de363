/** Which products stores begin with, for pages that show a few of them. */

import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

export interface FirstProducts {
  readonly collectionId: Id
  readonly limit: number
  readonly skip: number
}

/** Ids of public products, newest first, for each question in its order. One statement for all. */
export async function firstProductIds(
  { id, db }: SiteTx,
  questions: readonly FirstProducts[],
): Promise<Id[][]> {
  const parts = questions.map(({ collectionId, limit, skip }, index) =>
    db
      .selectFrom(
        db
          .selectFrom('product')
          .select('id')
          .where('website_id', '=', id)
          .where('collection_id', '=', collectionId)
          .where('state', '=', 'public')
          .where('is_removed', '=', false)
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(skip)
          .as('product'),
      )
      .select(['id', sql.lit(index).as('question')]),
  )
  const [first, ...others] = parts
  if (!first) return []
  const all = others.reduce((some, part) => some.unionAll(part), first)
  const rows = await all.orderBy('question').orderBy('id', 'desc').execute()
  return questions.map((_, index) =>
    rows.filter(({ question }) => Number(question) === index).map((row) => row.id),
  )
}
