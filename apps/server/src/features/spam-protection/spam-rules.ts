/** SQL of what an owner does not want, and of the secret key of reCAPTCHA. */

import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import type { Keys } from '../../platform/keys.ts'

/** Name of this use of the server's key; text encrypted for one use cannot be decrypted for another. */
const PURPOSE = 'recaptcha-secret'

export interface SpamRules {
  readonly blocklist: readonly string[]
  /** Sealed; empty for none. */
  readonly sealedSecret: string
}

const NO_RULES: SpamRules = { blocklist: [], sealedSecret: '' }

export async function readSpamRules({ id, db }: SiteTx): Promise<SpamRules> {
  const rules = await db
    .selectFrom('spam_rules')
    .select(['blocklist', 'recaptcha_secret as sealedSecret'])
    .where('website_id', '=', id)
    .executeTakeFirst()
  return rules ?? NO_RULES
}

/** An undefined secret stays as it is. */
export async function saveSpamRules(
  { id, db }: SiteTx,
  { blocklist, sealedSecret }: { blocklist: readonly string[]; sealedSecret: string | undefined },
): Promise<void> {
  const secret = sealedSecret === undefined ? {} : { recaptcha_secret: sealedSecret }
  await db
    .insertInto('spam_rules')
    .values({ website_id: id, blocklist, ...secret })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ blocklist, ...secret }))
    .execute()
}

export function sealSecret(keys: Keys, siteId: Id, secret: string): string {
  return secret === '' ? '' : keys.seal(PURPOSE, siteId, secret)
}

/** Undefined for none, and for one that was sealed with another key of the server. */
export function openSecret(keys: Keys, siteId: Id, sealed: string): string | undefined {
  return sealed === '' ? undefined : keys.open(PURPOSE, siteId, sealed)
}
