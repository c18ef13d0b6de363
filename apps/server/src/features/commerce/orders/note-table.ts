/** SQL of notes about orders. One that was removed stays, so that it can be put back. */

import { type Id, newId } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'

export interface NoteRow {
  readonly id: Id
  readonly text: string
  readonly isPublic: boolean
  readonly writtenAt: Date
  readonly editedAt: Date | null
  /** Name of who wrote it; null for people who have left. */
  readonly by: string | null
}

/** Notes of an order, oldest first. */
export async function notesOfOrder({ id, db }: SiteTx, orderId: Id): Promise<NoteRow[]> {
  return db
    .selectFrom('order_note')
    .leftJoin('account', 'account.id', 'order_note.account_id')
    .select(['order_note.id', 'text', 'is_public as isPublic'])
    .select(['written_at as writtenAt', 'edited_at as editedAt', 'account.name as by'])
    .where('website_id', '=', id)
    .where('order_id', '=', orderId)
    .where('removed_at', 'is', null)
    .orderBy('order_note.id')
    .execute()
}

export interface NoteWords {
  readonly text: string
  readonly isPublic: boolean
}

export async function insertNote(
  { id, db }: SiteTx,
  orderId: Id,
  { text, isPublic, accountId, at }: NoteWords & { accountId: Id; at: Date },
): Promise<void> {
  await db
    .insertInto('order_note')
    .values({
      website_id: id,
      order_id: orderId,
      id: newId(),
      text,
      is_public: isPublic,
      account_id: accountId,
      written_at: at,
      edited_at: null,
      removed_at: null,
    })
    .execute()
}

export interface NoteName {
  readonly orderId: Id
  readonly noteId: Id
}

/** Changes a note that is there; false where it is not. */
export async function changeNote(
  { id, db }: SiteTx,
  { orderId, noteId }: NoteName,
  { text, isPublic, at }: NoteWords & { at: Date },
): Promise<boolean> {
  const changed = await db
    .updateTable('order_note')
    .set({ text, is_public: isPublic, edited_at: at })
    .where('website_id', '=', id)
    .where('order_id', '=', orderId)
    .where('id', '=', noteId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Removes a note at that time, or puts it back with null; false where the order never had it. */
export async function setRemoved(
  { id, db }: SiteTx,
  { orderId, noteId }: NoteName,
  removedAt: Date | null,
): Promise<boolean> {
  const changed = await db
    .updateTable('order_note')
    .set({ removed_at: removedAt })
    .where('website_id', '=', id)
    .where('order_id', '=', orderId)
    .where('id', '=', noteId)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
