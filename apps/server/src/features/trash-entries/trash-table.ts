/** SQL of the trash: an entry for each removed thing that can be put back. */

import { type Id, newId } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { TrashKind } from '@sitewright/core/trash'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { StatementPart } from '../../platform/db/statement-part.ts'

export interface RemovedThing {
  readonly kind: TrashKind
  readonly thingId: Id
  readonly title: string
  /** Account that removes it. */
  readonly by: Id
  /** State to go back to, as far as the thing's own row does not keep it. */
  readonly was: JsonObject
}

export interface Entry {
  readonly id: Id
  readonly kind: TrashKind
  readonly thingId: Id
  readonly title: string
  readonly was: JsonObject
}

/** Writes down what is removed, in the transaction that does it, and gives the entry's id. */
export async function putIntoTrash(site: SiteTx, thing: RemovedThing): Promise<Id> {
  const [id] = await putManyIntoTrash(site, [thing])
  if (id === undefined) throw new Error('Nothing was put into the trash')
  return id
}

/** As `putIntoTrash`, for several things by one statement; the ids are in their order. */
export async function putManyIntoTrash(
  { id: siteId, db }: SiteTx,
  things: readonly RemovedThing[],
): Promise<Id[]> {
  if (things.length === 0) return []
  const rows = things.map(({ kind, thingId, title, by, was }) => ({
    ...{ website_id: siteId, id: newId(), kind, thing_id: thingId, title, account_id: by },
    was: JSON.stringify(was),
  }))
  await db.insertInto('trash_entry').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** Takes things out of the trash that came back in another way, such as with an earlier version of the site. */
export async function forgetTrashOf(
  { id, db }: SiteTx,
  kind: TrashKind,
  thingIds: readonly Id[],
): Promise<void> {
  await db
    .deleteFrom('trash_entry')
    .where('website_id', '=', id)
    .where('kind', '=', kind)
    .where(sql<boolean>`thing_id = ANY(${[...thingIds]})`)
    .execute()
}

/** Titles of things that wait in the trash, by their ids: part of a statement. */
export function askTrashed(
  { id }: SiteTx,
  thingIds: readonly Id[],
): StatementPart<ReadonlyMap<Id, string>> {
  return {
    query: sql`(SELECT json_object_agg(thing_id, title) FROM trash_entry
      WHERE website_id = ${id} AND thing_id = ANY(${[...thingIds]}))`,
    read: (value) => new Map(Object.entries((value ?? {}) as Record<Id, string>)),
  }
}

export interface TrashQuestion {
  readonly kinds: readonly TrashKind[]
  readonly before: Id | undefined
  readonly limit: number
}

/** Keyset pagination: entries before one, newest first, with the name that who removed them has today. */
export async function entriesBefore(
  { id, db }: SiteTx,
  { kinds, before, limit }: TrashQuestion,
): Promise<(Omit<Entry, 'was' | 'thingId'> & { readonly by: string | null })[]> {
  return db
    .selectFrom('trash_entry as entry')
    .leftJoin('account', 'account.id', 'entry.account_id')
    .select(['entry.id', 'entry.kind', 'entry.title', 'account.name as by'])
    .where('entry.website_id', '=', id)
    .where(sql<boolean>`entry.kind = ANY(${[...kinds]})`)
    .$if(before !== undefined, (query) => query.where('entry.id', '<', before ?? ''))
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute()
}

/** Takes one entry out, which locks it against others that take it. Undefined where it is none of these kinds, or gone. */
export async function takeEntry(
  { id: siteId, db }: SiteTx,
  id: Id,
  kinds: readonly TrashKind[],
): Promise<Entry | undefined> {
  return db
    .deleteFrom('trash_entry')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where(sql<boolean>`kind = ANY(${[...kinds]})`)
    .returning(['id', 'kind', 'thing_id as thingId', 'title', 'was'])
    .executeTakeFirst()
}

export interface OldestQuestion {
  readonly kinds: readonly TrashKind[]
  /** Only entries before this one. */
  readonly before?: Id
  readonly limit: number
}

/** Whether there is an entry to take out. */
export async function hasOldest(
  { id, db }: SiteTx,
  { kinds, before }: OldestQuestion,
): Promise<boolean> {
  const found = await db
    .selectFrom('trash_entry')
    .select('id')
    .where('website_id', '=', id)
    .where(sql<boolean>`kind = ANY(${[...kinds]})`)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Takes out the oldest entries of some kinds. */
export async function takeOldest(
  { id: siteId, db }: SiteTx,
  { kinds, before, limit }: OldestQuestion,
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    DELETE FROM trash_entry WHERE website_id = ${siteId} AND id IN (
      SELECT id FROM trash_entry
      WHERE website_id = ${siteId} AND kind = ANY(${[...kinds]})
        AND (${before ?? null}::text IS NULL OR id < ${before ?? null})
      ORDER BY id LIMIT ${limit}
    ) RETURNING id, kind, thing_id AS "thingId", title, was`.execute(db)
  return rows
}

/** Deletes bodies of removed pages and items for good, except those that a version of the site has. One statement. */
export async function forgetBodies({ db }: SiteTx, thingIds: readonly Id[]): Promise<void> {
  await sql`SELECT sitewright_forget_bodies(${[...thingIds]}::text[])`.execute(db)
}
