import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** A subquery that is added to another statement, so that it costs no round trip of its own. */
export interface StatementPart<Answer> {
  /** One JSON value, or NULL. */
  readonly query: RawBuilder<unknown>
  /** Turns the value into the answer. */
  read(value: unknown): Answer
}

type Parts<Answers> = { readonly [Name in keyof Answers]: StatementPart<Answers[Name]> }

/** Batching: asks several parts in one statement. */
export async function askTogether<Answers extends object>(
  db: Kysely<Tables>,
  parts: Parts<Answers>,
): Promise<Answers> {
  const named = Object.entries(parts) as [string, StatementPart<unknown>][]
  const columns = named.map(([name, { query }]) => sql`${query} AS ${sql.ref(name)}`)
  const { rows } = await sql<Record<string, unknown>>`SELECT ${sql.join(columns)}`.execute(db)
  return Object.fromEntries(
    named.map(([name, { read }]) => [name, read(rows[0]?.[name])]),
  ) as Answers
}
