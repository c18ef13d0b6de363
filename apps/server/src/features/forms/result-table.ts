/** SQL aggregates of what was answered to a form: four statements, however many answers and questions there are. */

import type { FormFieldTypeName } from '@sitewright/core/forms/field-types'
import { type DayStep, STEP_LENGTH } from '@sitewright/core/forms/results/chart-axis'
import type { Id } from '@sitewright/core/id'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { type AnswersScope, inScope } from './answers-scope.ts'

export interface CountedAnswers {
  readonly formId: Id
  readonly scope: AnswersScope
}

/** Questions whose answers are counted; a form had others before. */
const MOST_QUESTIONS = 200
/** Bars of one question; more choices than a form can have, so that those of hidden fields end, too. */
const MOST_BARS = 120

/** Answers that are counted, the newest: so many take some seconds. */
export const MOST_ANSWERS = 100_000

/** Answers that are counted; the caller's statement reads from `answer`. */
function counted({ id }: SiteTx, { formId, scope }: CountedAnswers): RawBuilder<unknown> {
  return sql`answer AS (
    SELECT entries, sent_at FROM form_answer
    WHERE website_id = ${id} AND form_id = ${formId} AND state = 'kept' AND ${inScope(scope)}
    ORDER BY id DESC LIMIT ${MOST_ANSWERS}
  )`
}

export interface SentDays {
  readonly count: number
  /** Days on the site's clock; null where there are no answers. */
  readonly first: string | null
  readonly last: string | null
}

export async function countSent(
  site: SiteTx,
  answers: CountedAnswers,
  timeZone: string,
): Promise<SentDays> {
  const { rows } = await sql<SentDays>`
    WITH ${counted(site, answers)}
    SELECT count(*)::int AS count,
      to_char(min(sent_at) AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS first,
      to_char(max(sent_at) AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS last
    FROM answer`.execute(site.db)
  return rows[0] ?? { count: 0, first: null, last: null }
}

export async function countByDay(
  site: SiteTx,
  answers: CountedAnswers,
  { timeZone, step }: { readonly timeZone: string; readonly step: DayStep },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    WITH ${counted(site, answers)}
    SELECT left(to_char(sent_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD'), ${STEP_LENGTH[step]}) AS key,
      count(*)::int AS count
    FROM answer GROUP BY 1`.execute(site.db)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/**
 * Entries of these types, each different one once with the times that it was given: all that costs time is done with these,
 * which are few where people choose.
 */
function given(types: readonly FormFieldTypeName[]): RawBuilder<unknown> {
  return sql`given AS (
    SELECT entry ->> 'id' AS id, entry ->> 'type' AS type, entry ->> 'rawTitle' AS title,
      entry ->> 'value' AS value, entry -> 'values' AS values, times
    FROM (
      SELECT entry, count(*) AS times FROM answer, jsonb_array_elements(entries) AS entry
      WHERE entry ->> 'type' = ANY(${types}) GROUP BY entry
    ) AS different
    WHERE entry ->> 'value' <> ''
  )`
}

/**
 * Numbers as people write them, in any country: of two signs the last one begins the fraction; one alone does where other than
 * three digits follow, or nothing but a zero goes before. Null for what is no number, or longer than any that is meant.
 */
const NUMBER = sql`(
  SELECT CASE WHEN whole || part ~ '^[0-9]+$' AND length(digits) <= 40
    THEN (sign || coalesce(nullif(whole, ''), '0') || '.' || coalesce(nullif(part, ''), '0'))::numeric::float8
  END
  FROM (SELECT
    regexp_replace(value, '[^0-9.,]', '', 'g') AS digits,
    CASE WHEN value ~ '^[^0-9]*[-−]' THEN '-' ELSE '' END AS sign
  ) AS written, LATERAL (SELECT coalesce(
    substring(digits FROM '^[0-9]*[.][0-9.]*,([0-9]+)$'),
    substring(digits FROM '^[0-9]*,[0-9,]*[.]([0-9]+)$'),
    substring(digits FROM '^0[.,]([0-9]+)$'),
    substring(digits FROM '[.,]([0-9]{1,2}|[0-9]{4,})$'),
    ''
  ) AS part) AS fraction, LATERAL (SELECT
    regexp_replace(left(digits, length(digits) - length(part)), '[^0-9]', '', 'g') AS whole
  ) AS integer
)`

export interface QuestionRow {
  readonly id: string
  readonly type: FormFieldTypeName
  readonly title: string
  readonly answered: number
  readonly least: number | null
  readonly greatest: number | null
  readonly mean: number | null
  readonly median: number | null
  readonly isWhole: boolean | null
  /** First and last answer to a question for a date. */
  readonly firstDay: string | null
  readonly lastDay: string | null
}

/** Questions of these types, those that were answered most first, with what the axes of their charts follow from. */
export async function countQuestions(
  site: SiteTx,
  answers: CountedAnswers,
  types: readonly FormFieldTypeName[],
): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    WITH ${counted(site, answers)}, ${given(types)}, numbers AS (
      SELECT id, type, number, times,
        sum(times) OVER (PARTITION BY id, type ORDER BY number) AS upto,
        sum(times) OVER (PARTITION BY id, type) AS total
      FROM (
        SELECT id, type, times, ${NUMBER} AS number FROM given
        WHERE type IN ('number', 'currency')
      ) AS read WHERE number IS NOT NULL
    ), ranges AS (
      SELECT id, type, min(number) AS least, max(number) AS greatest,
        sum(number * times) / sum(times) AS mean,
        (
          min(number) FILTER (WHERE 2 * upto >= total) + min(number) FILTER (WHERE 2 * upto > total)
        ) / 2 AS median,
        bool_and(number = trunc(number)) AS "isWhole"
      FROM numbers GROUP BY id, type
    ), questions AS (
      SELECT id, type, max(title) AS title, sum(times)::int AS answered,
        min(value) FILTER (WHERE type = 'date' AND value ~ ${DAY}) AS "firstDay",
        max(value) FILTER (WHERE type = 'date' AND value ~ ${DAY}) AS "lastDay"
      FROM given GROUP BY id, type
    )
    SELECT * FROM questions LEFT JOIN ranges USING (id, type)
    ORDER BY answered DESC, id LIMIT ${MOST_QUESTIONS}`.execute(site.db)
  return rows
}

const DAY = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'

/** How the answers to one question are put into bars. */
export interface BarWish {
  readonly id: string
  readonly type: FormFieldTypeName
  /** Dates only: characters at the beginning of a day that say in which bar it is. */
  readonly length: number
  /** Numbers only: where bars begin. */
  readonly edges: readonly number[]
}

export interface BarRow {
  readonly id: string
  readonly type: FormFieldTypeName
  /** Statement of a scale; else empty. */
  readonly part: string
  /** A choice, a point, the beginning of a day, an hour, or the number of the bar that begins at an edge. */
  readonly key: string
  readonly count: number
}

/** Bars of all questions, the longest first. */
export async function countBars(
  site: SiteTx,
  answers: CountedAnswers,
  wishes: readonly BarWish[],
): Promise<BarRow[]> {
  const types = [...new Set(wishes.map(({ type }) => type))]
  const { rows } = await sql<BarRow>`
    WITH ${counted(site, answers)}, ${given(types)}, wish AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb)
        AS wish (id text, type text, length int, edges float8[])
    ), bar AS (
      SELECT id, type, part, key, sum(times)::int AS count
      FROM given JOIN wish USING (id, type), LATERAL (
        SELECT '' AS part, value AS key WHERE type IN ('select', 'radio', 'hidden')
        UNION ALL
        SELECT '', choice FROM jsonb_array_elements_text(
          CASE WHEN type = 'checkbox' AND jsonb_typeof(values) = 'array' THEN values ELSE '[]' END
        ) AS choice
        UNION ALL
        SELECT statement, point FROM jsonb_each_text(
          CASE WHEN type = 'likert' AND jsonb_typeof(values) = 'object' THEN values ELSE '{}' END
        ) AS scale (statement, point)
        UNION ALL
        SELECT '', left(value, 2) WHERE type = 'time'
        UNION ALL
        SELECT '', left(value, length) WHERE type = 'date' AND value ~ ${DAY}
        UNION ALL
        SELECT '', greatest(1, least(bucket, cardinality(edges) - 1))::text
        FROM (SELECT CASE
          WHEN type IN ('number', 'currency') THEN width_bucket(${NUMBER}, edges)
        END AS bucket) AS numbers
        WHERE bucket IS NOT NULL
      ) AS counted
      WHERE key IS NOT NULL
      GROUP BY id, type, part, key
    )
    SELECT id, type, part, key, count FROM (
      SELECT *, row_number() OVER (PARTITION BY id, type, part ORDER BY count DESC, key) AS place
      FROM bar
    ) AS placed
    WHERE place <= ${MOST_BARS}
    ORDER BY count DESC, key`.execute(site.db)
  return rows
}
