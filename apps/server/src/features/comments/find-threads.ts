/** Threads as pages ask for them. */

import {
  type CommentThread,
  noComments,
  type ShownComment,
} from '@sitewright/core/comments/comment-thread'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { askTogether, type StatementPart } from '../../platform/db/statement-part.ts'

/** Page size: threads on a page; the others are a link away. */
const THREADS = 30
/** Most answers of one thread that a page shows. */
const ANSWERS = 100

type Threads = ReadonlyMap<Id, CommentThread>

interface Found {
  readonly subjectId: Id
  readonly total: number
  readonly isMore: boolean
  readonly comments: readonly ShownComment[] | null
}

/** Published comments of items and blocks by their ids. SQL of it, to be part of another statement. */
export function askThreads(
  { id }: SiteTx,
  subjectIds: readonly Id[],
  before?: Id,
): StatementPart<Threads> {
  const older = before === undefined ? sql`true` : sql`first.id < ${before}`
  return {
    query: sql`(
      SELECT json_agg(json_build_object('subjectId', subject.id, 'total', counted.total,
        'isMore', shown.threads > ${THREADS}, 'comments', shown.comments))
      FROM unnest(${[...subjectIds]}::text[]) AS subject (id)
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS total FROM comment first
        JOIN comment one ON one.website_id = first.website_id AND one.thread_id = first.id
        WHERE first.website_id = ${id} AND first.subject_id = subject.id
          AND first.parent_id IS NULL AND first.state = 'published' AND one.state = 'published'
      ) counted
      CROSS JOIN LATERAL (
        SELECT max(place) AS threads, json_agg(json_build_object(
          'id', one.id, 'parentId', one.parent_id, 'name', one.name, 'words', one.words,
          'sentAt', (extract(epoch FROM one.sent_at) * 1000)::bigint, 'isByOwner', one.is_by_owner,
          'isEdited', one.edited_at IS NOT NULL
        ) ORDER BY threads.id DESC, one.id) FILTER (WHERE place <= ${THREADS}) AS comments
        FROM (
          SELECT first.id, row_number() OVER (ORDER BY first.id DESC) AS place FROM comment first
          WHERE first.website_id = ${id} AND first.subject_id = subject.id
            AND first.parent_id IS NULL AND first.state = 'published' AND ${older}
          ORDER BY first.id DESC LIMIT ${THREADS + 1}
        ) threads
        CROSS JOIN LATERAL (
          SELECT * FROM comment answer
          WHERE answer.website_id = ${id} AND answer.thread_id = threads.id
            AND answer.state = 'published'
          ORDER BY answer.id LIMIT ${ANSWERS}
        ) one
      ) shown
    )`,
    read: (value) =>
      new Map(
        ((value ?? []) as readonly Found[]).map((found) => [found.subjectId, asThread(found)]),
      ),
  }
}

function asThread({ subjectId, total, isMore, comments }: Found): CommentThread {
  const shown = comments ?? []
  const last = shown.findLast(({ parentId }) => parentId === null)
  return { subjectId, total, comments: shown, before: isMore ? last?.id : undefined }
}

/** A part of the comments of one item or block. */
export async function findThread(site: SiteTx, subjectId: Id, before?: Id): Promise<CommentThread> {
  const { threads } = await askTogether(site.db, { threads: askThreads(site, [subjectId], before) })
  return threads.get(subjectId) ?? noComments(subjectId)
}

/** A published comment by its id, and what it is about. */
export async function findPublished(
  { id: siteId, db }: SiteTx,
  commentId: Id,
): Promise<{ readonly subjectId: Id; readonly comment: ShownComment } | undefined> {
  const row = await db
    .selectFrom('comment')
    .select(['id', 'parent_id as parentId', 'name', 'words', 'sent_at as sentAt'])
    .select(['is_by_owner as isByOwner', 'subject_id as subjectId', 'edited_at as editedAt'])
    .where('website_id', '=', siteId)
    .where('id', '=', commentId)
    .where('state', '=', 'published')
    .executeTakeFirst()
  if (!row) return undefined
  const { subjectId, sentAt, editedAt, ...comment } = row
  const isEdited = editedAt !== null
  return { subjectId, comment: { ...comment, sentAt: sentAt.getTime(), isEdited } }
}
