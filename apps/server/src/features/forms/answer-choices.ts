/** Choices in the inverted index of answers: a word for each choice that an answer made, beside the words of its texts (ADR 64). */

import { createHash } from 'node:crypto'
import type { Entry } from '@sitewright/core/forms/check-entries'
import { formFieldType } from '@sitewright/core/forms/field-types'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'

/** Begins words of choices, which no word of a text has. */
const SIGN = '='
/** Hexadecimal digits of the hash of a choice: 64 bits, more than a form of any number of choices needs. */
const DIGITS = 16
/** Between field and choice: no id has it, so that no two pairs are one text. */
const BETWEEN = '\u001f'

/** Types of fields that are answered by a choice, by how their entries keep it. */
const ONE = ['select', 'radio'] as const
const SEVERAL = ['checkbox'] as const

/** The word that stands for a choice in the index; a hash, since choices are texts of any length and signs. */
export function choiceWord(fieldId: string, value: string): string {
  const hash = createHash('sha256').update(`${fieldId}${BETWEEN}${value}`).digest('hex')
  return SIGN + hash.slice(0, DIGITS)
}

/** Words of all choices of an answer. */
export function choiceWords(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => choicesIn(entry).map((value) => choiceWord(entry.id, value)))
}

function choicesIn({ type, value, values }: Entry): readonly string[] {
  const { asks } = formFieldType(type)
  if (asks === 'several') return Array.isArray(values) ? values : []
  return (asks === 'one' || asks === 'list') && value !== '' ? [value] : []
}

/** Condition on rows of `form_answer`, for statements that read them one by one anyway. */
export function hasChosen(fieldId: string, value: string): RawBuilder<SqlBool> {
  const kept = [
    ...ONE.map((type) => ({ id: fieldId, type, value })),
    ...SEVERAL.map((type) => ({ id: fieldId, type, values: [value] })),
  ]
  const conditions = kept.map((entry) => sql`entries @> ${JSON.stringify([entry])}::jsonb`)
  return sql<SqlBool>`(${sql.join(conditions, sql` OR `)})`
}

/** For a migration: adds the choices of answers that are kept already to their words. */
export async function indexStoredChoices(db: Kysely<unknown>): Promise<void> {
  const types = (names: readonly string[]) =>
    sql`ARRAY[${sql.join(names.map((name) => sql.lit(name)))}]`
  await sql`
    UPDATE form_answer_search AS search SET words = search.words || chosen.words
    FROM (
      SELECT answer.website_id, answer.id, array_to_tsvector(array_agg(DISTINCT
        right(form_id, 8) || to_hex(segment) || ${sql.lit(`:${SIGN}`)} || left(encode(sha256(
          convert_to((entry ->> 'id') || ${sql.lit(BETWEEN)} || choice, 'UTF8')
        ), 'hex'), ${sql.lit(DIGITS)})
      )) AS words
      FROM form_answer AS answer
      JOIN form_answer_search AS indexed
        ON indexed.website_id = answer.website_id AND indexed.answer_id = answer.id
      CROSS JOIN jsonb_array_elements(entries) AS entry
      CROSS JOIN LATERAL (
        SELECT entry ->> 'value' AS choice
        WHERE entry ->> 'type' = ANY (${types(ONE)}) AND entry ->> 'value' <> ''
        UNION ALL
        SELECT listed FROM jsonb_array_elements_text(
          CASE WHEN jsonb_typeof(entry -> 'values') = 'array' THEN entry -> 'values' ELSE '[]' END
        ) AS listed
        WHERE entry ->> 'type' = ANY (${types(SEVERAL)})
      ) AS made
      GROUP BY answer.website_id, answer.id
    ) AS chosen
    WHERE search.website_id = chosen.website_id AND search.answer_id = chosen.id`.execute(db)
}
