/** SQL of the setup of payment providers by owners. */

import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import type { StatementPart } from '../../../platform/db/statement-part.ts'

export interface MethodRow {
  /** The provider's code. */
  readonly provider: string
  readonly isEnabled: boolean
  readonly title: string
  readonly settings: Readonly<Record<string, string>>
  readonly sealedKeys: string
}

function methods({ id, db }: SiteTx) {
  return db
    .selectFrom('payment_method')
    .select([
      'provider',
      'is_enabled as isEnabled',
      'title',
      'settings',
      'sealed_keys as sealedKeys',
    ])
    .where('website_id', '=', id)
}

export async function methodRows(site: SiteTx): Promise<MethodRow[]> {
  return methods(site).execute()
}

/** SQL of all rows, to be part of another statement. */
export function askMethodRows(site: SiteTx): StatementPart<MethodRow[]> {
  return {
    query: sql`(SELECT json_agg(method) FROM ${methods(site)} AS method)`,
    read: (value) => (value ?? []) as MethodRow[],
  }
}

export async function methodRow(site: SiteTx, provider: string): Promise<MethodRow | undefined> {
  return methods(site).where('provider', '=', provider).executeTakeFirst()
}

export async function saveMethod({ id, db }: SiteTx, method: MethodRow): Promise<void> {
  const values = {
    is_enabled: method.isEnabled,
    title: method.title,
    settings: JSON.stringify(method.settings),
    sealed_keys: method.sealedKeys,
    updated_at: sql<Date>`now()`,
  }
  await db
    .insertInto('payment_method')
    .values({ website_id: id, provider: method.provider, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'provider']).doUpdateSet(values))
    .execute()
}
