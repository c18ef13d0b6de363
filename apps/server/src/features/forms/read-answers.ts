/** SQL of answers as owners read them. */

import type { AnswerFilter } from '@sitewright/api/forms/answer-shapes'
import type { Entry } from '@sitewright/core/forms/check-entries'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { searchAnswers } from './answer-search.ts'
import { type AnswersScope, inScope, isNarrow } from './answers-scope.ts'
import type { AnswerPage, AnswerState } from './tables.ts'

/** Answers that wait are counted up to this number. */
const MOST_COUNTED = 1000

export interface AnswerRow {
  readonly id: Id
  readonly entries: readonly Entry[]
  readonly email: string
  readonly page: AnswerPage
  readonly state: AnswerState
  readonly doubts: readonly string[]
  readonly labels: readonly string[]
  readonly readAt: Date | null
  readonly sentAt: Date
}

export interface AnswersQuestion {
  readonly formId: Id
  readonly filter: AnswerFilter
  readonly scope: AnswersScope
  /** Words that an answer has, or their beginnings; empty for no search. */
  readonly search: string
  readonly before: Id | undefined
  readonly limit: number
}

function answers({ id, db }: SiteTx, formId: Id) {
  return db
    .selectFrom('form_answer')
    .select(['id', 'entries', 'email', 'page', 'state', 'doubts', 'labels'])
    .select(['read_at as readAt', 'sent_at as sentAt'])
    .where('website_id', '=', id)
    .where('form_id', '=', formId)
}

/** Newest first. Answers that are held back are among `held` alone. */
export async function findAnswers(
  site: SiteTx,
  { formId, filter, scope, search, before, limit }: AnswersQuestion,
): Promise<AnswerRow[]> {
  const { fieldId, value, ...unsearched } = scope
  const choice = fieldId === undefined || value === undefined ? undefined : { fieldId, value }
  const wanted = answers(site, formId)
    .where('state', '=', filter === 'held' ? 'held' : 'kept')
    .where(inScope(unsearched))
    .$if(filter === 'unread', (query) => query.where('read_at', 'is', null))
  if (search !== '' || choice) {
    const isFiltered = filter !== 'all' || isNarrow(unsearched)
    const asked = { formId, question: search, choice, isFiltered, before, limit }
    return searchAnswers(site, wanted, asked)
  }
  return wanted
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function findAnswer(
  site: SiteTx,
  formId: Id,
  answerId: Id,
): Promise<AnswerRow | undefined> {
  return answers(site, formId).where('id', '=', answerId).executeTakeFirst()
}

/** Numbers beside the list; answers held back are waiting whether or not somebody has opened them. */
export async function countAnswers(
  { id, db }: SiteTx,
  formId: Id,
): Promise<{ unreadCount: number; heldCount: number }> {
  const { rows } = await sql<{ unreadCount: number; heldCount: number }>`
    SELECT (
      SELECT count(*)::int FROM (
        SELECT FROM form_answer
        WHERE website_id = ${id} AND form_id = ${formId} AND read_at IS NULL AND state = 'kept'
        LIMIT ${MOST_COUNTED}
      ) AS unread
    ) AS "unreadCount", (
      SELECT count(*)::int FROM (
        SELECT FROM form_answer
        WHERE website_id = ${id} AND form_id = ${formId} AND state = 'held'
        LIMIT ${MOST_COUNTED}
      ) AS held
    ) AS "heldCount"`.execute(db)
  return rows[0] ?? { unreadCount: 0, heldCount: 0 }
}

/** Answers of a form that are still there, locked in the order of their ids, so that two who change the same ones wait for each other. */
export async function lockAnswers(
  site: SiteTx,
  formId: Id,
  answerIds: readonly Id[],
): Promise<AnswerRow[]> {
  return answers(site, formId).where('id', 'in', answerIds).orderBy('id').forUpdate().execute()
}

export async function markRead(
  { id, db }: SiteTx,
  answerIds: readonly Id[],
  readAt: Date | null,
): Promise<void> {
  await db
    .updateTable('form_answer')
    .set({ read_at: readAt })
    .where('website_id', '=', id)
    .where('id', 'in', answerIds)
    .execute()
}

/** Takes in an answer that was held back, and counts it; one that was taken in before stays as it is. */
export async function takeIn({ id, db }: SiteTx, answerId: Id): Promise<void> {
  await sql`
    WITH taken AS (
      UPDATE form_answer SET state = 'kept'
      WHERE website_id = ${id} AND id = ${answerId} AND state = 'held'
      RETURNING form_id
    )
    UPDATE form SET answer_count = answer_count + 1
    FROM taken WHERE website_id = ${id} AND form.id = taken.form_id`.execute(db)
}

/** Says how many there were. */
export async function deleteAnswers(
  { id, db }: SiteTx,
  formId: Id,
  answerIds: readonly Id[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('form_answer')
    .where('website_id', '=', id)
    .where('form_id', '=', formId)
    .where('id', 'in', answerIds)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
