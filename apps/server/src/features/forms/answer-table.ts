/** SQL of what visitors have sent. */

import type { Entry } from '@sitewright/core/forms/check-entries'
import type { Doubt } from '@sitewright/core/forms/doubts'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { insertWords, SEGMENT_SIZE } from './answer-search.ts'
import type { AnswerPage, AnswerState } from './tables.ts'

export interface AnswerToKeep {
  readonly id: Id
  readonly formId: Id
  readonly keyHash: string
  readonly sentHash: string
  readonly entries: readonly Entry[]
  readonly email: string
  readonly page: AnswerPage
  readonly state: AnswerState
  readonly doubts: readonly Doubt[]
  readonly sentAt: Date
}

/** `again`: the same was kept before by the same key. `keyUsed`: something else was. */
export type KeptOutcome = 'kept' | 'again' | 'keyUsed' | 'closed'

/**
 * Keeps an answer, counts and indexes it, in one statement; one that was sent before takes another. An answer to a form that is closed by now is not kept: the caller's transaction
 * has to end with it.
 */
export async function keepAnswer(site: SiteTx, answer: AnswerToKeep): Promise<KeptOutcome> {
  const { id, db } = site
  const { sentAt, state } = answer
  const indexed = insertWords(id, answer, {
    segment: sql`sent_count / ${sql.lit(SEGMENT_SIZE)}`,
    from: sql`counted`,
  })
  const { rows } = await sql<{ isNew: boolean; isOpen: boolean }>`
    WITH put AS (
      INSERT INTO form_answer
        (website_id, id, form_id, key_hash, sent_hash, entries, email, page, state, doubts, sent_at)
      VALUES (
        ${id}, ${answer.id}, ${answer.formId}, ${answer.keyHash}, ${answer.sentHash},
        ${JSON.stringify(answer.entries)}, ${answer.email},
        ${JSON.stringify(answer.page)}, ${state}, ${answer.doubts}, ${sentAt}
      )
      ON CONFLICT (website_id, key_hash) DO NOTHING
      RETURNING form_id
    ), counted AS (
      UPDATE form
      SET answer_count = answer_count + ${state === 'kept' ? 1 : 0}, sent_count = sent_count + 1,
        last_answer_at = ${sentAt}
      FROM put
      WHERE website_id = ${id} AND form.id = put.form_id
        AND (closes_at IS NULL OR closes_at > ${sentAt})
        AND (max_answers IS NULL OR answer_count < max_answers)
      RETURNING form.sent_count
    ), indexed AS (${indexed})
    SELECT EXISTS (SELECT FROM put) AS "isNew", EXISTS (SELECT FROM counted) AS "isOpen"`.execute(
    db,
  )
  const [{ isNew, isOpen } = { isNew: false, isOpen: false }] = rows
  if (isNew) return isOpen ? 'kept' : 'closed'
  return (await sentBefore(site, answer)) === answer.sentHash ? 'again' : 'keyUsed'
}

/** Hash of what was sent with that key. Asked for by itself: a statement does not see what was committed while it waited for it. */
async function sentBefore(
  { id, db }: SiteTx,
  { keyHash }: AnswerToKeep,
): Promise<string | undefined> {
  const before = await db
    .selectFrom('form_answer')
    .select('sent_hash as sentHash')
    .where('website_id', '=', id)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return before?.sentHash
}
