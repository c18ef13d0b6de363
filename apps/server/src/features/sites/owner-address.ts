import { ROLES } from '@sitewright/core/roles'
import type { SiteTx } from '../../platform/database.ts'

/** Email address of the site's first administrator; undefined where it has none. */
export async function ownerAddress({ id, db }: SiteTx): Promise<string | undefined> {
  const row = await db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select('account.email')
    .where('membership.website_id', '=', id)
    .where('membership.role', '=', ROLES.admin)
    .orderBy('membership.created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.email
}
