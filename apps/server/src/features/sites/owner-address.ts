import { ROLES } from '@sitewright/core/roles'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'

/** Email address of the site's owner, or else of its first administrator; undefined where it has none. */
export async function ownerAddress({ id, db }: SiteTx): Promise<string | undefined> {
  const row = await db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .innerJoin('site', 'site.id', 'membership.website_id')
    .select('account.email')
    .where('membership.website_id', '=', id)
    .where('membership.role', '=', ROLES.admin)
    .orderBy(sql`site.founder_id = account.id`, (order) => order.desc().nullsLast())
    .orderBy('membership.created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.email
}
