import { sql } from 'kysely'
import type { Migrations } from '../../../platform/db/migrate.ts'
import { acrossSites } from '../../../platform/db/tenant-table.ts'

/** Comments of an item were taken or not; now they can be left out altogether, too. */
export const commentAccess: Migrations = {
  '0968-items-comment-access': async (db) => {
    await sql`
      ALTER TABLE item ADD COLUMN comment_access text NOT NULL DEFAULT 'open'
        CHECK (comment_access IN ('open', 'closed', 'off'))`.execute(db)
    await acrossSites(db, ['item'], async () => {
      await sql`UPDATE item SET comment_access = 'closed' WHERE NOT allows_comments`.execute(db)
    })
    await sql`ALTER TABLE item DROP COLUMN allows_comments`.execute(db)
  },
}
