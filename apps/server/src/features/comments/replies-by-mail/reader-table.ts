/** SQL of those who want mail about replies: each move between their states is one statement that says from where it may be made. */

import { type Id, newId } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import type { CommentReaderState } from '../tables.ts'

export interface CommentReader {
  readonly id: Id
  readonly state: CommentReaderState
}

function readers({ id, db }: SiteTx) {
  return db.selectFrom('comment_reader').select(['id', 'state']).where('website_id', '=', id)
}

export async function readerWithAddress(
  site: SiteTx,
  addressHash: string,
): Promise<CommentReader | undefined> {
  return readers(site).where('address_hash', '=', addressHash).executeTakeFirst()
}

export async function readerWithId(site: SiteTx, readerId: Id): Promise<CommentReader | undefined> {
  return readers(site).where('id', '=', readerId).executeTakeFirst()
}

/** The reader of the replies to a comment. */
export async function readerOfComment(
  { id, db }: SiteTx,
  commentId: Id,
): Promise<CommentReader | undefined> {
  return db
    .selectFrom('comment')
    .innerJoin('comment_reader as reader', (join) =>
      join
        .onRef('reader.website_id', '=', 'comment.website_id')
        .onRef('reader.id', '=', 'comment.reader_id'),
    )
    .select(['reader.id', 'reader.state'])
    .where('comment.website_id', '=', id)
    .where('comment.id', '=', commentId)
    .executeTakeFirst()
}

/** The id of whoever has this address; an update that changes nothing makes the statement see one that was added meanwhile. */
export async function keepReader({ id, db }: SiteTx, addressHash: string, now: Date): Promise<Id> {
  const { id: readerId } = await db
    .insertInto('comment_reader')
    .values({
      website_id: id,
      id: newId(now.getTime()),
      address_hash: addressHash,
      state: 'new',
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'address_hash'])
        .doUpdateSet((excluded) => ({ address_hash: excluded.ref('excluded.address_hash') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return readerId
}

/** False where the reader was in none of these states. */
export async function moveReader(
  { id, db }: SiteTx,
  readerId: Id,
  {
    from,
    to,
    now,
  }: { readonly from: readonly CommentReaderState[]; readonly to: CommentReaderState; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comment_reader')
    .set({ state: to, changed_at: now })
    .where('website_id', '=', id)
    .where('id', '=', readerId)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface ReaderToAsk {
  readonly commentId: Id
  readonly email: string
}

/** Notes that the writers of published comments are asked whether they want mail, and says who has not been asked before. */
export async function takeReadersToAsk(
  { id, db }: SiteTx,
  commentIds: readonly Id[],
  now: Date,
): Promise<readonly ReaderToAsk[]> {
  const { rows } = await sql<ReaderToAsk>`
    WITH asked AS (
      UPDATE comment_reader SET state = 'asked', changed_at = ${now}
      WHERE website_id = ${id} AND state = 'new' AND id IN (
        SELECT reader_id FROM comment
        WHERE website_id = ${id} AND id = ANY(${[...commentIds]}) AND state = 'published'
      )
      RETURNING id
    )
    SELECT DISTINCT ON (asked.id) comment.id AS "commentId", comment.email
    FROM asked JOIN comment ON comment.website_id = ${id} AND comment.reader_id = asked.id
      AND comment.id = ANY(${[...commentIds]})
    ORDER BY asked.id, comment.id`.execute(db)
  return rows
}

/** Comments whose writers want mail about replies, of those that these comments answer. */
export async function commentsToTellOf(
  { id, db }: SiteTx,
  replyIds: readonly Id[],
): Promise<readonly Id[]> {
  const { rows } = await sql<{ readonly id: Id }>`
    SELECT DISTINCT answered.id FROM comment reply
    JOIN comment answered ON answered.website_id = reply.website_id AND answered.id = reply.parent_id
    WHERE reply.website_id = ${id} AND reply.id = ANY(${[...replyIds]}) AND NOT reply.is_told
      AND reply.state = 'published' AND answered.reader_id IS NOT NULL
    ORDER BY answered.id`.execute(db)
  return rows.map((row) => row.id)
}

export interface AnsweredComment {
  readonly subjectId: Id
  readonly email: string
  readonly readerId: Id
  readonly pagePath: string
  readonly pageTitle: string
}

/** A published comment in a published thread whose writer has confirmed that they want mail about replies. */
export async function findAnswered(
  { id, db }: SiteTx,
  commentId: Id,
): Promise<AnsweredComment | undefined> {
  const { rows } = await sql<AnsweredComment>`
    SELECT comment.subject_id AS "subjectId", comment.email, reader.id AS "readerId",
      comment.page_path AS "pagePath", comment.page_title AS "pageTitle"
    FROM comment
    JOIN comment_reader reader ON reader.website_id = comment.website_id
      AND reader.id = comment.reader_id AND reader.state = 'confirmed'
    JOIN comment first ON first.website_id = comment.website_id AND first.id = comment.thread_id
    WHERE comment.website_id = ${id} AND comment.id = ${commentId}
      AND comment.state = 'published' AND first.state = 'published'`.execute(db)
  return rows[0]
}

export interface ToldReply {
  readonly id: Id
  readonly name: string
  readonly words: string
}

/** Published replies to a comment that its writer was not told about, their own left out. Each is taken once. */
export async function takeReplies(
  { id, db }: SiteTx,
  commentId: Id,
  email: string,
): Promise<readonly ToldReply[]> {
  const rows = await db
    .updateTable('comment')
    .set({ is_told: true })
    .where('website_id', '=', id)
    .where('parent_id', '=', commentId)
    .where('state', '=', 'published')
    .where('is_told', '=', false)
    .where(sql<boolean>`lower(email) <> lower(${email})`)
    .returning(['id', 'name', 'words'])
    .execute()
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
}
