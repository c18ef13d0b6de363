import type { Entry } from '@sitewright/core/forms/check-entries'
import type { Id } from '@sitewright/core/id'
import { type Kysely, sql } from 'kysely'
import { insertWords, SEGMENT_SIZE } from './answer-search.ts'

/** Answers that are read at once. */
const BATCH = 500

interface StoredAnswer {
  readonly siteId: Id
  readonly formId: Id
  readonly id: Id
  readonly entries: readonly Entry[]
}

/** For a migration: puts the answers that are kept already into the index of words, in segments as they came. */
export async function indexStoredAnswers(db: Kysely<unknown>): Promise<void> {
  let last: StoredAnswer | undefined
  let place = 0
  for (;;) {
    const { rows } = await sql<StoredAnswer>`
      SELECT website_id AS "siteId", form_id AS "formId", id, entries FROM form_answer
      WHERE (website_id, form_id, id) > (${last?.siteId ?? ''}, ${last?.formId ?? ''}, ${last?.id ?? ''})
      ORDER BY website_id, form_id, id LIMIT ${BATCH}`.execute(db)
    for (const answer of rows) {
      place = answer.formId === last?.formId && answer.siteId === last.siteId ? place + 1 : 1
      const segment = sql<number>`${Math.floor(place / SEGMENT_SIZE)}::int`
      const from = sql`(VALUES (1)) AS one`
      await insertWords(answer.siteId, answer, { segment, from }).execute(db)
      last = answer
    }
    if (rows.length < BATCH) break
  }
  await sql`
    UPDATE form SET sent_count = (
      SELECT count(*) FROM form_answer AS answer
      WHERE answer.website_id = form.website_id AND answer.form_id = form.id
    )`.execute(db)
}
