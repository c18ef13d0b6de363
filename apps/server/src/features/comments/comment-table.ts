/** SQL of comments as they come in and change their state. */

import type { CommentState } from '@sitewright/core/comments/comment-states'
import { type Id, newId } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { Subject } from './find-subject.ts'

export interface CommentToKeep {
  readonly id: Id
  readonly subject: Pick<Subject, 'id' | 'kind' | 'title'>
  readonly parent: { readonly id: Id; readonly threadId: Id } | undefined
  readonly name: string
  readonly email: string
  readonly words: string
  readonly state: CommentState
  readonly doubts: readonly string[]
  readonly keyHash: string
  readonly senderHash: string | null
  readonly isByOwner: boolean
  /** A visitor who wants mail about replies to it. */
  readonly readerId: Id | null
  readonly pagePath: string
  readonly sentAt: Date
}

/** False where another comment has its key. */
export async function insertComment(
  { id, db }: SiteTx,
  { subject, parent, ...comment }: CommentToKeep,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('comment')
    .values({
      website_id: id,
      id: comment.id,
      subject_kind: subject.kind,
      subject_id: subject.id,
      thread_id: parent?.threadId ?? comment.id,
      parent_id: parent?.id ?? null,
      name: comment.name,
      email: comment.email,
      words: comment.words,
      state: comment.state,
      doubts: comment.doubts,
      key_hash: comment.keyHash,
      sender_hash: comment.senderHash,
      is_by_owner: comment.isByOwner,
      reader_id: comment.readerId,
      page_title: subject.title,
      page_path: comment.pagePath,
      sent_at: comment.sentAt,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'key_hash']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** The comment that a key was used for. Asked for by itself: a statement does not see what was committed while it waited for it. */
export async function commentOfKey({ id, db }: SiteTx, keyHash: string) {
  return db
    .selectFrom('comment')
    .select(['id', 'words', 'state', 'subject_id as subjectId'])
    .where('website_id', '=', id)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
}

/** A published comment that can be answered. */
export async function parentOf({ id, db }: SiteTx, subjectId: Id, parentId: Id) {
  return db
    .selectFrom('comment')
    .select(['id', 'thread_id as threadId'])
    .where('website_id', '=', id)
    .where('subject_id', '=', subjectId)
    .where('id', '=', parentId)
    .where('state', '=', 'published')
    .executeTakeFirst()
}

interface Sender {
  readonly name: string
  readonly email: string
  readonly senderHash: string | null
}

/** Facts about whoever writes: whether they are banned, and whether a comment of theirs was published before. */
export async function knownOf(
  { id, db }: SiteTx,
  { name, email, senderHash }: Sender,
): Promise<{ isBanned: boolean; isKnown: boolean }> {
  const { rows } = await sql<{ isBanned: boolean; isKnown: boolean }>`
    SELECT EXISTS (
      SELECT FROM comment_ban WHERE website_id = ${id}
        AND ((kind = 'email' AND value = lower(${email}) AND ${email} <> '')
          OR (kind = 'sender' AND value = ${senderHash}))
    ) AS "isBanned", EXISTS (
      SELECT FROM comment WHERE website_id = ${id} AND state = 'published'
        AND ((email <> '' AND lower(email) = lower(${email}))
          OR (email = '' AND ${email} = '' AND sender_hash = ${senderHash} AND name = ${name}))
    ) AS "isKnown"`.execute(db)
  return rows[0] ?? { isBanned: false, isKnown: false }
}

export interface ChangedComment {
  readonly id: Id
  readonly subjectKind: 'item' | 'block'
  readonly subjectId: Id
  readonly before: CommentState
}

/** Moves comments to a state, and says which were in another. Reports about them are settled by it. */
export async function moveComments(
  { id, db }: SiteTx,
  commentIds: readonly Id[],
  state: CommentState,
): Promise<readonly ChangedComment[]> {
  const { rows } = await sql<ChangedComment>`
    WITH before AS (
      SELECT website_id, id, state FROM comment
      WHERE website_id = ${id} AND id = ANY(${[...commentIds]})
      ORDER BY id FOR UPDATE
    )
    UPDATE comment SET state = ${state}, is_looked_at = true, flag_count = 0
    FROM before
    WHERE comment.website_id = before.website_id AND comment.id = before.id
    RETURNING comment.id, comment.subject_kind AS "subjectKind",
      comment.subject_id AS "subjectId", before.state AS before`.execute(db)
  return rows
}

interface WordsChange {
  readonly before: string
  readonly words: string
  readonly by: Id
  readonly now: number
}

/** Compare and swap: edits the words where they still are those before, which are kept. False where they are others. */
export async function replaceWords(
  { id, db }: SiteTx,
  commentId: Id,
  { before, words, by, now }: WordsChange,
): Promise<boolean> {
  const at = new Date(now)
  const { numUpdatedRows } = await db
    .updateTable('comment')
    .set({ words, edited_at: at })
    .where('website_id', '=', id)
    .where('id', '=', commentId)
    .where('words', '=', before)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const earlier = { website_id: id, comment_id: commentId, id: newId(now), words: before }
  await db
    .insertInto('comment_revision')
    .values({ ...earlier, replaced_by: by, replaced_at: at })
    .execute()
  return true
}

/** Counts the published comments of an item anew. Its row is locked first, so that of two at once the second sees the first. */
export async function countComments({ id, db }: SiteTx, itemId: Id): Promise<void> {
  await sql`SELECT FROM item WHERE website_id = ${id} AND id = ${itemId} FOR UPDATE`.execute(db)
  await sql`
    UPDATE item SET comment_count = (
      SELECT count(*) FROM comment first
      JOIN comment one ON one.website_id = first.website_id AND one.thread_id = first.id
      WHERE first.website_id = ${id} AND first.subject_id = ${itemId}
        AND first.parent_id IS NULL AND first.state = 'published' AND one.state = 'published'
    )
    WHERE website_id = ${id} AND item.id = ${itemId}`.execute(db)
}
