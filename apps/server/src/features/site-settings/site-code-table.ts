import type { SiteCode } from '@sitewright/core/site/site-code'
import { NO_CODE } from '@sitewright/core/site/site-code'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'

export async function readSiteCode({ id, db }: SiteTx): Promise<SiteCode> {
  const row = await db
    .selectFrom('site_code')
    .select(['header', 'footer'])
    .where('website_id', '=', id)
    .executeTakeFirst()
  return row ?? NO_CODE
}

/** SQL of the owner's code, to be part of another statement: JSON, or null where there is none. */
export function siteCodeQuery({ id }: SiteTx): RawBuilder<SiteCode | null> {
  return sql`(SELECT json_build_object('header', header, 'footer', footer)
    FROM site_code WHERE website_id = ${id})`
}

export async function saveSiteCode({ id, db }: SiteTx, code: SiteCode): Promise<void> {
  await db
    .insertInto('site_code')
    .values({ website_id: id, ...code })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(code))
    .execute()
}
