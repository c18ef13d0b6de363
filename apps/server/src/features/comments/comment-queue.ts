/** SQL of comments as moderators read them. */

import type { ModeratedComment } from '@sitewright/api/comments/comment-shapes'
import type { CommentState } from '@sitewright/core/comments/comment-states'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { contains } from '../../platform/db/contains.ts'

/** Words as they were sent, where a moderator has edited them since. */
const AS_SENT = sql<string | null>`(
  SELECT revision.words FROM comment_revision revision
  WHERE revision.website_id = comment.website_id AND revision.comment_id = comment.id
  ORDER BY revision.id LIMIT 1
)`

/** Comments that wait are counted up to this number. */
const MOST_COUNTED = 1000

const IS_BANNED = sql<boolean>`EXISTS (
  SELECT FROM comment_ban ban WHERE ban.website_id = comment.website_id
    AND ((ban.kind = 'email' AND comment.email <> '' AND ban.value = lower(comment.email))
      OR (ban.kind = 'sender' AND ban.value = comment.sender_hash))
)`

function comments({ id, db }: SiteTx) {
  return db
    .selectFrom('comment')
    .select(['id', 'state', 'name', 'email', 'words', 'doubts'])
    .select(['subject_kind as subjectKind', 'subject_id as subjectId', 'thread_id as threadId'])
    .select(['parent_id as parentId', 'is_by_owner as isByOwner', 'flag_count as flagCount'])
    .select(['page_title as pageTitle', 'page_path as pagePath', 'sent_at as sentAt'])
    .select([IS_BANNED.as('isBanned'), AS_SENT.as('wordsAsSent')])
    .where('website_id', '=', id)
}

export type CommentRow = Awaited<ReturnType<ReturnType<typeof comments>['execute']>>[number]

export interface QueueQuestion {
  readonly state: CommentState
  /** Text in names, addresses and words; empty for no search. */
  readonly search: string
  readonly before: Id | undefined
  readonly limit: number
  /** Whether mail addresses are searched too: who may not see them must not find by them. */
  readonly searchesAddresses?: boolean
}

export async function findComments(
  site: SiteTx,
  { state, search, before, limit, searchesAddresses = false }: QueueQuestion,
): Promise<CommentRow[]> {
  const pattern = contains(search)
  return comments(site)
    .where('state', '=', state)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`(words ILIKE ${pattern} OR name ILIKE ${pattern}
        OR (${searchesAddresses} AND email ILIKE ${pattern}) OR page_title ILIKE ${pattern})`),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function findComment(site: SiteTx, commentId: Id): Promise<CommentRow | undefined> {
  return comments(site).where('id', '=', commentId).executeTakeFirst()
}

export async function countQueue({ id, db }: SiteTx): Promise<{ waiting: number; spam: number }> {
  const count = (state: CommentState) => sql`(
    SELECT count(*)::int FROM (
      SELECT FROM comment WHERE website_id = ${id} AND state = ${state} LIMIT ${MOST_COUNTED}
    ) AS counted
  )`
  const { rows } = await sql<{ waiting: number; spam: number }>`
    SELECT ${count('waiting')} AS waiting, ${count('spam')} AS spam`.execute(db)
  return rows[0] ?? { waiting: 0, spam: 0 }
}

export function presentComment(row: CommentRow, origin: string): ModeratedComment {
  const { pageTitle: title, pagePath, parentId, sentAt } = row
  return {
    id: row.id,
    state: row.state,
    name: row.name,
    email: row.email,
    words: row.words,
    wordsAsSent: row.wordsAsSent,
    sentAt: sentAt.getTime(),
    isByOwner: row.isByOwner,
    isReply: parentId !== null,
    page: { title, url: `${origin}${pagePath}#comment-${row.id}` },
    doubts: row.doubts,
    flagCount: row.flagCount,
    isBanned: row.isBanned,
  }
}

/** A published comment as visitors know it, for people of the site who do not moderate. */
export function withoutPrivateParts(comment: ModeratedComment): ModeratedComment {
  return { ...comment, email: '', wordsAsSent: null, doubts: [], flagCount: 0, isBanned: false }
}

/** Bans the addresses that these comments came from, by mail and by sender, or lifts that. Those of the site's own people stay. */
export async function setBans(
  { id, db }: SiteTx,
  commentIds: readonly Id[],
  { isBanned, now }: { readonly isBanned: boolean; readonly now: Date },
): Promise<void> {
  const values = sql`
    SELECT DISTINCT ban.kind, ban.value FROM comment,
      LATERAL (VALUES ('email', nullif(lower(email), '')), ('sender', sender_hash)) AS ban (kind, value)
    WHERE website_id = ${id} AND id = ANY(${[...commentIds]}) AND NOT is_by_owner
      AND ban.value IS NOT NULL`
  if (isBanned) {
    await sql`
      INSERT INTO comment_ban (website_id, kind, value, created_at)
      SELECT ${id}, kind, value, ${now} FROM (${values}) AS named
      ON CONFLICT DO NOTHING`.execute(db)
    return
  }
  await sql`
    DELETE FROM comment_ban WHERE website_id = ${id} AND (kind, value) IN (${values})`.execute(db)
}
