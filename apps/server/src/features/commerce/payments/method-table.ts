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
  /** When the provider refused the keys; null while they are good as far as is known. */
  readonly keysRefusedAt: Date | null
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
      'keys_refused_at as keysRefusedAt',
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
    keys_refused_at: method.keysRefusedAt,
    updated_at: sql<Date>`now()`,
  }
  await db
    .insertInto('payment_method')
    .values({ website_id: id, provider: method.provider, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'provider']).doUpdateSet(values))
    .execute()
}

/** Notes that the provider refused the keys, or that they are good again. Says whether that is news. */
export async function setKeysRefused(
  { id, db }: SiteTx,
  provider: string,
  at: Date | null,
): Promise<boolean> {
  const changed = await db
    .updateTable('payment_method')
    .set({ keys_refused_at: at })
    .where('website_id', '=', id)
    .where('provider', '=', provider)
    .where('keys_refused_at', at === null ? 'is not' : 'is', null)
    .returning('provider')
    .executeTakeFirst()
  return changed !== undefined
}
