/** SQL of subscribers as their owner reads them. */

import type { Id } from '@sitewright/core/id'
import type { Consent, SubscriberState } from '@sitewright/core/lists/subscriber'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { contains } from '../../platform/db/contains.ts'
import type { SignUpRequest } from './tables.ts'

export interface SubscriberRow {
  readonly id: Id
  readonly email: string
  readonly name: string
  readonly state: SubscriberState
  readonly consent: Consent | null
  readonly request: SignUpRequest | null
  readonly doubts: readonly string[]
  readonly createdAt: Date
  readonly changedAt: Date
}

export interface SubscribersQuestion {
  readonly listId: Id
  readonly state: SubscriberState | 'held' | 'all'
  /** Part of an address or a name; empty for no search. */
  readonly search: string
  readonly before: Id | undefined
  readonly limit: number
}

function subscribers({ id, db }: SiteTx, listId: Id) {
  return db
    .selectFrom('subscriber')
    .select(['id', 'email', 'name', 'state', 'consent', 'request', 'doubts'])
    .select(['created_at as createdAt', 'changed_at as changedAt'])
    .where('website_id', '=', id)
    .where('list_id', '=', listId)
}

/** Newest first. */
export async function findSubscribers(
  site: SiteTx,
  { listId, state, search, before, limit }: SubscribersQuestion,
): Promise<SubscriberRow[]> {
  const pattern = contains(search)
  return subscribers(site, listId)
    .$if(state !== 'all', (query) =>
      query.where('state', '=', state === 'held' || state === 'all' ? 'pending' : state),
    )
    .$if(state === 'held', (query) => query.where(sql<boolean>`doubts <> '{}'`))
    .$if(search !== '', (query) =>
      query.where((is) => is.or([is('email', 'ilike', pattern), is('name', 'ilike', pattern)])),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function findSubscriber(
  site: SiteTx,
  listId: Id,
  subscriberId: Id,
): Promise<SubscriberRow | undefined> {
  return subscribers(site, listId).where('id', '=', subscriberId).executeTakeFirst()
}
