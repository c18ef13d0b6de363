/** Tables of the rolling check: what was last found of each site's books, and which node may check. */

import type { Id } from '@sitewright/core/id'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/db/tables.ts'

interface BookCheckTable {
  website_id: Id
  checked_at: Date
  /** Things that do not add up; null where the check did not get through. */
  violations: number | null
}

interface BookCheckerTable {
  one: boolean
  node: string
  until: Date
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    book_check: BookCheckTable
    book_checker: BookCheckerTable
  }
}

export interface Lease {
  readonly node: string
  readonly now: Date
  /** When others may take over from a node that has not renewed it. */
  readonly until: Date
}

/** Takes or renews the lease; false while another node has it. */
export async function takeLease(db: Kysely<Tables>, { node, now, until }: Lease): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO book_checker (node, until) VALUES (${node}, ${until})
    ON CONFLICT (one) DO UPDATE SET node = excluded.node, until = excluded.until
      WHERE book_checker.node = excluded.node OR book_checker.until <= ${now}
    RETURNING node`.execute(db)
  return rows.length > 0
}

/** Site whose check is the longest ago, if it is at least as long ago as `before`; sites in the trash are left alone. */
export async function nextSite(db: Kysely<Tables>, before: Date): Promise<Id | undefined> {
  const row = await db
    .selectFrom('site')
    .leftJoin('book_check', 'book_check.website_id', 'site.id')
    .select('site.id')
    .where('site.removed_at', 'is', null)
    .where((either) =>
      either.or([either('checked_at', 'is', null), either('checked_at', '<=', before)]),
    )
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('site.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export async function keepCheck(
  db: Kysely<Tables>,
  check: Readonly<BookCheckTable>,
): Promise<void> {
  const { website_id, ...found } = check
  await db
    .insertInto('book_check')
    .columns(['website_id', 'checked_at', 'violations'])
    .expression((from) =>
      // The site may have been erased meanwhile.
      from
        .selectFrom('site')
        .select((value) => [
          'site.id',
          value.val(found.checked_at).as('checked_at'),
          value.val(found.violations).as('violations'),
        ])
        .where('site.id', '=', website_id),
    )
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(found))
    .execute()
}
