/** SQL of commerce preferences: one row for each namespace. */

import { MAX_NAMESPACES } from '@sitewright/core/commerce/preferences'
import type { JsonObject } from '@sitewright/core/json'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { fail } from '../errors.ts'

/** Settings of a namespace; none where nothing was ever set. */
export async function preferencesIn({ id, db }: SiteTx, namespace: string): Promise<JsonObject> {
  const row = await db
    .selectFrom('commerce_preferences')
    .select('settings')
    .where('website_id', '=', id)
    .where('namespace', '=', namespace)
    .executeTakeFirst()
  return row?.settings ?? {}
}

/** Replaces the settings of a namespace. A row whose settings are the same already is not written. */
export async function savePreferences(
  site: SiteTx,
  namespace: string,
  settings: JsonObject,
): Promise<void> {
  await refuseBeyondMost(site, namespace)
  await sql`
    INSERT INTO commerce_preferences (website_id, namespace, settings)
    VALUES (${site.id}, ${namespace}, ${JSON.stringify(settings)})
    ON CONFLICT (website_id, namespace) DO UPDATE
      SET settings = excluded.settings, updated_at = now()
      WHERE commerce_preferences.settings <> excluded.settings`.execute(site.db)
}

async function refuseBeyondMost({ id, db }: SiteTx, namespace: string): Promise<void> {
  const { count } = await db
    .selectFrom('commerce_preferences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('website_id', '=', id)
    .where('namespace', '<>', namespace)
    .executeTakeFirstOrThrow()
  if (count >= MAX_NAMESPACES) throw fail('namespacesFull')
}
