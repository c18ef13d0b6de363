import { type RawBuilder, sql } from 'kysely'

/** True where the text contains any of the names as written; for ids and addresses in stored JSON. */
export function namesIn(text: RawBuilder<unknown>, names: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (
    SELECT FROM unnest(${[...names]}::text[]) AS name WHERE strpos(${text}, name) > 0
  )`
}
