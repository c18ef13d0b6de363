/** SQL of donations that visitors make or have made: what a cart holds in place of entries. */

import type { FormAnswer } from '@sitewright/core/forms/form'
import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import type { Given, StatementPart } from '../../../platform/db/statement-part.ts'

export interface Donation {
  readonly fundId: Id
  readonly amountMinor: Minor
  /** The store's currency when the amount was typed. */
  readonly currency: string
  /** Answers to the fund's form. */
  readonly answers: readonly FormAnswer[]
  /** Hash of the request that made it, by which it is known when it is sent again. */
  readonly keyHash: string
}

/** The donation that a cart holds; undefined for a cart of goods. */
export async function donationOfCart(site: SiteTx, cartId: Id): Promise<Donation | undefined> {
  return donations(site, cartId).executeTakeFirst()
}

/** SQL of it, to be part of another statement. */
export function askDonation(site: SiteTx, cartId: Given<Id>): StatementPart<Donation | undefined> {
  return {
    query: sql`(SELECT to_json(given) FROM ${donations(site, cartId)} AS given)`,
    read: (value) => (value ?? undefined) as Donation | undefined,
  }
}

function donations({ id, db }: SiteTx, cartId: Given<Id>) {
  return db
    .selectFrom('donation')
    .select(['fund_id as fundId', 'amount_minor as amountMinor', 'currency', 'answers'])
    .select('key_hash as keyHash')
    .where('website_id', '=', id)
    .where('cart_id', '=', cartId)
}

/** Sets what a cart gives. */
export async function saveDonation(
  { id, db }: SiteTx,
  cartId: Id,
  { fundId, amountMinor, currency, answers, keyHash }: Donation,
): Promise<void> {
  const donation = {
    fund_id: fundId,
    amount_minor: amountMinor,
    currency,
    answers: JSON.stringify(answers),
    key_hash: keyHash,
  }
  await db
    .insertInto('donation')
    .values({ website_id: id, cart_id: cartId, ...donation })
    .onConflict((conflict) => conflict.columns(['website_id', 'cart_id']).doUpdateSet(donation))
    .execute()
}
