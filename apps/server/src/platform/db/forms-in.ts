import { type RawBuilder, sql } from 'kysely'

/** Ids of the forms that blocks of a stored body show, a row for each; a body without any is not taken apart. */
export function formsIn(body: string): RawBuilder<unknown> {
  return sql`LATERAL (
    SELECT DISTINCT shown #>> '{}' AS form_id
    FROM jsonb_path_query(${sql.ref(body)}, 'strict $.**.formId') AS shown
    WHERE strpos(${sql.ref(body)}::text, '"formId"') > 0 AND shown #>> '{}' <> ''
  )`
}
