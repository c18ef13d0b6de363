/** SQL of lists. */

import { type Id, newId } from '@sitewright/core/id'
import { DEFAULT_LIST_NAME, type SubscriberState } from '@sitewright/core/lists/subscriber'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'

export interface ListRow {
  readonly id: Id
  readonly name: string
  readonly isDefault: boolean
}

const COLUMNS = ['id', 'name', 'is_default as isDefault'] as const

/** Oldest first. */
export async function allLists({ id, db }: SiteTx): Promise<ListRow[]> {
  return db
    .selectFrom('mailing_list')
    .select(COLUMNS)
    .where('website_id', '=', id)
    .orderBy('id')
    .execute()
}

export async function findList({ id, db }: SiteTx, listId: Id): Promise<ListRow | undefined> {
  return db
    .selectFrom('mailing_list')
    .select(COLUMNS)
    .where('website_id', '=', id)
    .where('id', '=', listId)
    .executeTakeFirst()
}

/** The list with that id; where there is none, or none is named, the one of all sign-ups, which is made on demand. */
export async function listForSignUps(site: SiteTx, listId: Id | ''): Promise<ListRow> {
  const named = listId === '' ? undefined : await findList(site, listId)
  if (named) return named
  const before = await defaultList(site)
  if (before) return before
  await addList(site, { name: DEFAULT_LIST_NAME, isDefault: true })
  // A visitor who came at the same time may have made it; this statement sees what that one committed.
  const made = await defaultList(site)
  if (!made) throw new Error('A site has no list for sign-ups after one was made')
  return made
}

/** Adds a list; the first of a site takes all sign-ups that name none. */
export async function insertList(site: SiteTx, name: string): Promise<void> {
  const isFirst = (await defaultList(site)) === undefined
  const added = isFirst && (await addList(site, { name, isDefault: true }))
  if (!added) await addList(site, { name, isDefault: false })
}

async function defaultList({ id, db }: SiteTx): Promise<ListRow | undefined> {
  return db
    .selectFrom('mailing_list')
    .select(COLUMNS)
    .where('website_id', '=', id)
    .where('is_default', '=', true)
    .executeTakeFirst()
}

/** False where another list took the place of the default one meanwhile. */
async function addList(
  { id, db }: SiteTx,
  { name, isDefault }: Pick<ListRow, 'name' | 'isDefault'>,
): Promise<boolean> {
  const added = await db
    .insertInto('mailing_list')
    .values({ website_id: id, id: newId(), name, is_default: isDefault })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function renameList({ id, db }: SiteTx, listId: Id, name: string): Promise<void> {
  await db
    .updateTable('mailing_list')
    .set({ name })
    .where('website_id', '=', id)
    .where('id', '=', listId)
    .execute()
}

export async function deleteList({ id, db }: SiteTx, listId: Id): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mailing_list')
    .where('website_id', '=', id)
    .where('id', '=', listId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Subscribers of a list by state; `held` are those of `pending` whom nobody has written to, since they are doubtful. */
export type ListCounts = Readonly<Record<SubscriberState | 'held', number>>

const NONE: ListCounts = { pending: 0, subscribed: 0, unsubscribed: 0, bounced: 0, held: 0 }

/** Counts by list; a list without subscribers is left out (`countsOf` reads it). */
export async function countSubscribers({ id, db }: SiteTx): Promise<ReadonlyMap<Id, ListCounts>> {
  const rows = await db
    .selectFrom('subscriber')
    .select(['list_id as listId', 'state'])
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) FILTER (WHERE doubts <> '{}'))::int`.as('held'),
    ])
    .where('website_id', '=', id)
    .groupBy(['list_id', 'state'])
    .execute()
  const counts = new Map<Id, ListCounts>()
  for (const { listId, state, count, held } of rows) {
    const before = countsOf(counts, listId)
    counts.set(listId, { ...before, [state]: count, held: before.held + held })
  }
  return counts
}

export function countsOf(counts: ReadonlyMap<Id, ListCounts>, listId: Id): ListCounts {
  return counts.get(listId) ?? NONE
}
