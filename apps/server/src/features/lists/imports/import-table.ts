/** SQL of files of subscribers. */

import type { SubscriberImport } from '@sitewright/api/lists/import-shapes'
import { type Id, newId } from '@sitewright/core/id'
import { type Consent, emailKey } from '@sitewright/core/lists/subscriber'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import type { ImportCounts, ImportedRow } from '../tables.ts'

/** Rows of one part, which are added in one transaction. */
const PART = 1_000

export interface ImportRow {
  readonly id: Id
  readonly listId: Id
  readonly filename: string
  readonly state: SubscriberImport['state']
  readonly proof: string
  readonly counts: ImportCounts
  readonly wrongRows: SubscriberImport['wrongRows']
  readonly doneCount: number
  readonly addedCount: number
}

export async function findImport({ id, db }: SiteTx, importId: Id): Promise<ImportRow | undefined> {
  return db
    .selectFrom('subscriber_import')
    .select(['id', 'list_id as listId', 'filename', 'state', 'proof', 'counts'])
    .select(['wrong_rows as wrongRows', 'done_count as doneCount', 'added_count as addedCount'])
    .where('website_id', '=', id)
    .where('id', '=', importId)
    .executeTakeFirst()
}

export interface ImportToKeep extends Pick<ImportRow, 'listId' | 'filename' | 'counts'> {
  readonly wrongRows: readonly { readonly row: number; readonly text: string }[]
  readonly rows: readonly ImportedRow[]
  readonly now: Date
}

export async function insertImport(
  { id, db }: SiteTx,
  { listId, filename, counts, wrongRows, rows, now }: ImportToKeep,
): Promise<Id> {
  const importId = newId(now.getTime())
  await db
    .insertInto('subscriber_import')
    .values({
      ...{ website_id: id, id: importId, list_id: listId, filename, state: 'ready', proof: '' },
      counts: JSON.stringify(counts),
      wrong_rows: JSON.stringify(wrongRows),
      created_at: now,
    })
    .execute()
  for (let at = 0; at < rows.length; at += PART) {
    const part = JSON.stringify(rows.slice(at, at + PART))
    await db
      .insertInto('subscriber_import_part')
      .values({ website_id: id, import_id: importId, number: at / PART, rows: part })
      .execute()
  }
  return importId
}

/** False where it had begun before. */
export async function beginImport(
  { id, db }: SiteTx,
  importId: Id,
  proof: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscriber_import')
    .set({ state: 'running', proof })
    .where('website_id', '=', id)
    .where('id', '=', importId)
    .where('state', '=', 'ready')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes the next part of a file out; undefined after the last. */
export async function takePart(
  { id, db }: SiteTx,
  importId: Id,
): Promise<readonly ImportedRow[] | undefined> {
  const { rows } = await sql<{ rows: readonly ImportedRow[] }>`
    DELETE FROM subscriber_import_part WHERE (website_id, import_id, number) IN (
      SELECT website_id, import_id, number FROM subscriber_import_part
      WHERE website_id = ${id} AND import_id = ${importId}
      ORDER BY number LIMIT 1 FOR UPDATE
    ) RETURNING rows`.execute(db)
  return rows[0]?.rows
}

/** Adds people as subscribed in one statement, and leaves everyone who is on the list as they are; says how many were added. */
export async function addImported(
  { id, db }: SiteTx,
  { listId, consent, rows, now }: AddedRows,
): Promise<number> {
  const added = rows.map(({ email, name }) => ({
    ...{ id: newId(now.getTime()), email, name },
    key: emailKey(email),
  }))
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO subscriber
      (website_id, id, list_id, email, email_key, name, state, consent, created_at, changed_at)
    SELECT ${id}, row.id, ${listId}, row.email, row.key, row.name, 'subscribed',
      ${JSON.stringify(consent)}::jsonb, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      AS row (id text, email text, key text, name text)
    ON CONFLICT (website_id, list_id, email_key) DO NOTHING`.execute(db)
  return Number(numAffectedRows)
}

export interface AddedRows {
  readonly listId: Id
  readonly consent: Consent
  readonly rows: readonly ImportedRow[]
  readonly now: Date
}

export async function noteProgress(
  { id, db }: SiteTx,
  importId: Id,
  { done, added }: { readonly done: number; readonly added: number },
): Promise<void> {
  await db
    .updateTable('subscriber_import')
    .set({
      done_count: sql<number>`done_count + ${done}`,
      added_count: sql<number>`added_count + ${added}`,
    })
    .where('website_id', '=', id)
    .where('id', '=', importId)
    .execute()
}

export async function endImport({ id, db }: SiteTx, importId: Id): Promise<void> {
  await db
    .updateTable('subscriber_import')
    .set({ state: 'done' })
    .where('website_id', '=', id)
    .where('id', '=', importId)
    .execute()
}

/** Addresses of a list among these, with whether each has left. */
export async function knownAmong(
  { id, db }: SiteTx,
  listId: Id,
  keys: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('subscriber')
    .select(['email_key as key', 'state'])
    .where('website_id', '=', id)
    .where('list_id', '=', listId)
    .where(sql<boolean>`email_key = ANY (${keys}::text[])`)
    .execute()
  return new Map(rows.map(({ key, state }) => [key, state === 'unsubscribed']))
}
