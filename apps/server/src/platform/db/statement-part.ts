import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** A value, or SQL that gives it where it is read with the rest. */
export type Given<Value> = Value | RawBuilder<Value>

/** A subquery that is added to another statement, so that it costs no round trip of its own. */
export interface StatementPart<Answer> {
  /** One JSON value, or NULL. */
  readonly query: RawBuilder<unknown>
  /** Turns the value into the answer. */
  read(value: unknown): Answer
}

export type Parts<Answers> = { readonly [Name in keyof Answers]: StatementPart<Answers[Name]> }

/** Batching: asks several parts in one statement. */
export async function askTogether<Answers extends object>(
  db: Kysely<Tables>,
  parts: Parts<Answers>,
): Promise<Answers> {
  const { rows } = await selectParts(parts).execute(db)
  return readParts(parts, rows[0])
}

/** The statement that asks the parts. */
export function selectParts<Answers>(parts: Parts<Answers>): RawBuilder<Record<string, unknown>> {
  const columns = Object.entries<StatementPart<unknown>>(parts).map(
    ([name, { query }]) => sql`${query} AS ${sql.ref(name)}`,
  )
  return sql<Record<string, unknown>>`SELECT ${sql.join(columns)}`
}

/** The parts without their queries: functions that turn values into answers. */
export type Readers<Answers> = {
  readonly [Name in keyof Answers]: Pick<StatementPart<Answers[Name]>, 'read'>
}

/** The answers in the row that the statement gave. */
export function readParts<Answers>(
  parts: Readers<Answers>,
  row: Readonly<Record<string, unknown>> | undefined,
): Answers {
  return Object.fromEntries(
    Object.entries<Pick<StatementPart<unknown>, 'read'>>(parts).map(([name, { read }]) => [
      name,
      read(row?.[name]),
    ]),
  ) as Answers
}
