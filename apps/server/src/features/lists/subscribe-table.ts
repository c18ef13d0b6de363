/** SQL of subscribing and leaving: each move between states is one statement that says from where it may be made. */

import { type Id, newId } from '@sitewright/core/id'
import {
  ASK_AGAIN_MS,
  type Consent,
  emailKey,
  type SubscriberState,
} from '@sitewright/core/lists/subscriber'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { SignUpRequest } from './tables.ts'

export interface AskedSubscriber {
  readonly id: Id
  readonly state: SubscriberState
  readonly email: string
}

export interface SignUpToKeep {
  readonly listId: Id
  readonly email: string
  readonly request: SignUpRequest
  readonly now: Date
}

/**
 * Keeps a sign-up beside whatever is known of the address, and says whom to write to: nobody who was written to within the last
 * hour. It takes effect when it is confirmed.
 */
export async function keepSignUp(
  { id, db }: SiteTx,
  { listId, email, request, now }: SignUpToKeep,
): Promise<AskedSubscriber | undefined> {
  const json = JSON.stringify(request)
  const longAgo = new Date(now.getTime() - ASK_AGAIN_MS)
  const { rows } = await sql<AskedSubscriber>`
    INSERT INTO subscriber AS kept
      (website_id, id, list_id, email, email_key, name, state, request, asked_at, created_at, changed_at)
    VALUES (
      ${id}, ${newId(now.getTime())}, ${listId}, ${email}, ${emailKey(email)}, ${request.name},
      'pending', ${json}::jsonb, ${now}, ${now}, ${now}
    )
    ON CONFLICT (website_id, list_id, email_key) DO UPDATE SET
      asked_at = excluded.asked_at,
      doubts = '{}',
      request = CASE WHEN kept.state = 'subscribed' THEN kept.request ELSE excluded.request END,
      email = CASE WHEN kept.state = 'pending' THEN excluded.email ELSE kept.email END,
      name = CASE WHEN kept.state = 'pending' THEN excluded.name ELSE kept.name END
    WHERE kept.asked_at IS NULL OR kept.asked_at <= ${longAgo}
    RETURNING id, state, email`.execute(db)
  return rows[0]
}

/** Holds a doubtful sign-up back for the owner to look at: nobody is written to. It changes nothing about a known address. */
export async function holdSignUp(
  { id, db }: SiteTx,
  { listId, email, request, now }: SignUpToKeep,
  doubts: readonly string[],
): Promise<void> {
  await db
    .insertInto('subscriber')
    .values({
      website_id: id,
      id: newId(now.getTime()),
      list_id: listId,
      email,
      email_key: emailKey(email),
      name: request.name,
      state: 'pending',
      consent: null,
      request: JSON.stringify(request),
      doubts,
      asked_at: null,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'list_id', 'email_key']).doNothing())
    .execute()
}

/** Notes that a subscriber who has not confirmed is asked by mail once more; undefined where that is not to be. */
export async function askAgain(
  { id, db }: SiteTx,
  subscriberId: Id,
  now: Date,
): Promise<AskedSubscriber | undefined> {
  return db
    .updateTable('subscriber')
    .set({ asked_at: now, doubts: [] })
    .where('website_id', '=', id)
    .where('id', '=', subscriberId)
    .where('state', '=', 'pending')
    .where((is) =>
      is.or([
        is('asked_at', 'is', null),
        is('asked_at', '<=', new Date(now.getTime() - ASK_AGAIN_MS)),
      ]),
    )
    .returning(['id', 'state', 'email'])
    .executeTakeFirst()
}

/** The sign-up that waits becomes the consent in force; false where none waits. */
export async function confirmSignUp(
  { id, db }: SiteTx,
  subscriberId: Id,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE subscriber SET
      state = 'subscribed',
      consent = (request - 'name') || jsonb_build_object('confirmedAt', ${now.getTime()}::bigint),
      name = coalesce(nullif(request ->> 'name', ''), name),
      request = NULL,
      doubts = '{}',
      changed_at = ${now}
    WHERE website_id = ${id} AND id = ${subscriberId} AND request IS NOT NULL`.execute(db)
  return numAffectedRows > 0n
}

/** Unsubscribes, whatever the state was, and drops a sign-up that waits; false for who had left before. */
export async function leave({ id, db }: SiteTx, subscriberId: Id, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscriber')
    .set({ state: 'unsubscribed', request: null, doubts: [], changed_at: now })
    .where('website_id', '=', id)
    .where('id', '=', subscriberId)
    .where('state', '<>', 'unsubscribed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes that mail to an address cannot arrive, on all lists of the site; whoever is not subscribed gets none anyway. */
export async function noteBounced({ id, db }: SiteTx, key: string, now: Date): Promise<void> {
  await db
    .updateTable('subscriber')
    .set({ state: 'bounced', changed_at: now })
    .where('website_id', '=', id)
    .where('email_key', '=', key)
    .where('state', '=', 'subscribed')
    .execute()
}

/** Takes leaving back, where there was a consent before. */
export async function takeBack({ id, db }: SiteTx, subscriberId: Id, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscriber')
    .set({ state: 'subscribed', changed_at: now })
    .where('website_id', '=', id)
    .where('id', '=', subscriberId)
    .where('state', '=', 'unsubscribed')
    .where('consent', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface SubscriberToAdd {
  readonly id: Id
  readonly listId: Id
  readonly email: string
  readonly name: string
  readonly consent: Consent
  readonly now: Date
}

/** Adds somebody as subscribed; false for an address that is there in whatever state. */
export async function insertSubscriber(
  { id, db }: SiteTx,
  { id: subscriberId, listId, email, name, consent, now }: SubscriberToAdd,
): Promise<boolean> {
  const added = await db
    .insertInto('subscriber')
    .values({
      website_id: id,
      id: subscriberId,
      list_id: listId,
      ...{ email, email_key: emailKey(email), name },
      state: 'subscribed',
      consent: JSON.stringify(consent),
      request: null,
      doubts: [],
      asked_at: null,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'list_id', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function stateOf(
  { id, db }: SiteTx,
  listId: Id,
  key: string,
): Promise<SubscriberState | undefined> {
  const found = await db
    .selectFrom('subscriber')
    .select('state')
    .where('website_id', '=', id)
    .where('list_id', '=', listId)
    .where('email_key', '=', key)
    .executeTakeFirst()
  return found?.state
}

export async function renameSubscriber(
  { id, db }: SiteTx,
  subscriberId: Id,
  name: string,
): Promise<void> {
  await db
    .updateTable('subscriber')
    .set({ name })
    .where('website_id', '=', id)
    .where('id', '=', subscriberId)
    .execute()
}

/** Removes an address from all lists of the site. */
export async function deleteAddress({ id, db }: SiteTx, key: string): Promise<void> {
  await db
    .deleteFrom('subscriber')
    .where('website_id', '=', id)
    .where('email_key', '=', key)
    .execute()
}
