/** Retention: answers are forgotten once they are older than their form keeps them. Their number stays on the form. */

import { firstIdAt, type Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { Chore } from '../../platform/background/housekeeping.ts'
import type { SiteTx } from '../../platform/database.ts'
import { removeTraces } from './remove-traces.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Keys of forgotten answers need no place: the shortest time for which answers are kept is a day, and no key is good for so long
 * (`submission-key.ts`, and `post-form.ts` for forms without script).
 */
export const forgetAnswers: Chore = {
  name: 'answers to forms',
  ofSite: async (site, { now, atOnce }) => {
    let count = 0
    for (const { formId, days } of await formsThatForget(site)) {
      const bound = firstIdAt(now.getTime() - days * DAY_MS)
      count += await forgetBefore(site, { formId, bound, most: atOnce - count })
      if (count >= atOnce) break
    }
    return count
  },
}

/** Answers of a form that are older than that. */
export async function countOlder(
  { id, db }: SiteTx,
  formId: Id,
  { days, now }: { readonly days: number; readonly now: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('form_answer')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('website_id', '=', id)
    .where('form_id', '=', formId)
    .where('id', '<', firstIdAt(now - days * DAY_MS))
    .executeTakeFirstOrThrow()
  return count
}

interface Forgetful {
  readonly formId: Id
  readonly days: number
}

async function formsThatForget({ id, db }: SiteTx): Promise<readonly Forgetful[]> {
  const days = sql<number>`(definition #>> '{storage,keepDays}')::int`
  return db
    .selectFrom('form')
    .select(['id as formId', days.as('days')])
    .where('website_id', '=', id)
    .where(days, 'is not', null)
    .execute()
}

interface OldAnswers {
  readonly formId: Id
  /** Ids begin with the time at which they were made. */
  readonly bound: Id
  readonly most: number
}

async function forgetBefore(site: SiteTx, { formId, bound, most }: OldAnswers): Promise<number> {
  const { id, db } = site
  const { rows } = await sql<{ id: Id }>`
    DELETE FROM form_answer WHERE website_id = ${id} AND id IN (
      SELECT id FROM form_answer
      WHERE website_id = ${id} AND form_id = ${formId} AND id < ${bound}
      ORDER BY id LIMIT ${most}
    ) RETURNING id`.execute(db)
  const forgotten = rows.map((row) => row.id)
  if (forgotten.length > 0) await removeTraces(site, forgotten)
  return forgotten.length
}
