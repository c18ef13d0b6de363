/** Which answers of a form are meant, beside their state and a search: by label, by what was chosen, by the days on which they came. */

import type { AnswerScope } from '@sitewright/api/forms/answer-shapes'
import { instantOf } from '@sitewright/core/content/zoned-time'
import { firstIdAt, type Id } from '@sitewright/core/id'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { siteWithId } from '../sites/index.ts'
import { hasChosen } from './answer-choices.ts'

export interface AnswersScope extends Pick<AnswerScope, 'label' | 'fieldId' | 'value'> {
  /** Ids are in the order of time, so days are limits of ids, which the index of the list has. */
  readonly fromId?: Id | undefined
  readonly beforeId?: Id | undefined
}

/** Reads the days of a scope on the clock of the site. */
export async function readScope(
  { db, id }: SiteTx,
  { from, to, ...scope }: AnswerScope,
): Promise<AnswersScope> {
  if (from === undefined && to === undefined) return scope
  const { timeZone = 'UTC' } = (await siteWithId(db, id)) ?? {}
  return {
    ...scope,
    fromId: idAtStartOf(from, timeZone),
    beforeId: idAtStartOf(dayAfter(to), timeZone),
  }
}

/** Whether a scope leaves any answer out. */
export function isNarrow(scope: AnswersScope): boolean {
  return Object.values(scope).some((part) => part !== undefined)
}

/** Condition on rows of `form_answer`. */
export function inScope(scope: AnswersScope): RawBuilder<SqlBool> {
  const { label, fieldId, value, fromId, beforeId } = scope
  return sql<SqlBool>`${sql.join(
    [
      sql`true`,
      ...(fromId === undefined ? [] : [sql`id >= ${fromId}`]),
      ...(beforeId === undefined ? [] : [sql`id < ${beforeId}`]),
      // The first part is that of the index `form_answer_labelled`.
      ...(label === undefined ? [] : [sql`is_labelled AND ${label} = ANY(labels)`]),
      ...(fieldId === undefined || value === undefined ? [] : [hasChosen(fieldId, value)]),
    ],
    sql` AND `,
  )}`
}

function idAtStartOf(day: string | undefined, timeZone: string): Id | undefined {
  const start = day === undefined ? undefined : instantOf(`${day}T00:00`, timeZone)
  return start === undefined ? undefined : firstIdAt(start)
}

const DAY_MS = 86_400_000

function dayAfter(day: string | undefined): string | undefined {
  if (day === undefined) return undefined
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
}
