/** SQL of files that visitors send with forms. Their bytes are private files of the site. */

import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'

export interface FileWish {
  readonly formId: Id
  readonly fieldId: string
  /** Hash of the visitor's id; null for a browser that has none. */
  readonly visitor: string | null
}

export interface FormFile {
  readonly id: Id
  readonly filename: string
  readonly bytes: number
}

export async function insertFormFile(
  { id, db }: SiteTx,
  { formId, fieldId, visitor }: FileWish,
  fileId: Id,
): Promise<void> {
  await db
    .insertInto('form_file')
    .values({ website_id: id, id: fileId, form_id: formId, field_id: fieldId, visitor })
    .execute()
}

/** Bytes that were uploaded and not yet sent. */
export async function unsentBytes({ id, db }: SiteTx): Promise<number> {
  const { bytes } = await db
    .selectFrom('form_file as sent')
    .innerJoin('private_file as file', (join) =>
      join.onRef('file.website_id', '=', 'sent.website_id').onRef('file.id', '=', 'sent.id'),
    )
    .select(sql<string>`coalesce(sum(file.bytes), 0)`.as('bytes'))
    .where('sent.website_id', '=', id)
    .where('sent.answer_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** Those files that this visitor uploaded for this field, whether or not they were sent before. */
export async function filesOfVisitor(
  { id, db }: SiteTx,
  { formId, fieldId, visitor }: FileWish,
  fileIds: readonly Id[],
): Promise<FormFile[]> {
  return db
    .selectFrom('form_file as sent')
    .innerJoin('private_file as file', (join) =>
      join.onRef('file.website_id', '=', 'sent.website_id').onRef('file.id', '=', 'sent.id'),
    )
    .select(['file.id', 'file.filename', 'file.bytes'])
    .where('sent.website_id', '=', id)
    .where('sent.id', 'in', fileIds)
    .where('sent.form_id', '=', formId)
    .where('sent.field_id', '=', fieldId)
    .where(sql<boolean>`sent.visitor IS NOT DISTINCT FROM ${visitor}`)
    .execute()
}

/** Makes files those of an answer; gives how many were no other's. */
export async function claimFiles(
  { id, db }: SiteTx,
  answerId: Id,
  fileIds: readonly Id[],
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('form_file')
    .set({ answer_id: answerId })
    .where('website_id', '=', id)
    .where('id', 'in', fileIds)
    .where('answer_id', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Whether a file came with that answer, which is still there. */
export async function isFileOfAnswer(
  { id, db }: SiteTx,
  { formId, answerId, fileId }: Readonly<Record<'formId' | 'answerId' | 'fileId', Id>>,
): Promise<boolean> {
  const found = await db
    .selectFrom('form_file as sent')
    .innerJoin('form_answer as answer', (join) =>
      join
        .onRef('answer.website_id', '=', 'sent.website_id')
        .onRef('answer.id', '=', 'sent.answer_id'),
    )
    .select('sent.id')
    .where('sent.website_id', '=', id)
    .where('sent.id', '=', fileId)
    .where('sent.answer_id', '=', answerId)
    .where('answer.form_id', '=', formId)
    .executeTakeFirst()
  return found !== undefined
}

/** Forgets a file that was never sent; false where it was, or is gone. */
export async function forgetUnsent({ id, db }: SiteTx, fileId: Id): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('form_file')
    .where('website_id', '=', id)
    .where('id', '=', fileId)
    .where('answer_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets files whose answer is gone, however it went; gives their ids. */
export async function forgetOrphans({ id, db }: SiteTx, atOnce: number): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    DELETE FROM form_file WHERE website_id = ${id} AND id IN (
      SELECT id FROM form_file AS sent
      WHERE website_id = ${id} AND answer_id IS NOT NULL AND NOT EXISTS (
        SELECT FROM form_answer AS answer
        WHERE answer.website_id = ${id} AND answer.id = sent.answer_id
      )
      LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    ) RETURNING id`.execute(db)
  return rows.map((row) => row.id)
}
