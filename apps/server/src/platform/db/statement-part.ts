import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely'
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

/** Common table expressions by name: rows that several parts of a statement read, which are found once. */
export type SharedTables = Readonly<Record<string, Expression<unknown>>>

/** The statement that asks the parts, which may read `shared`. */
export function selectParts<Answers>(
  parts: Parts<Answers>,
  shared: SharedTables = {},
): RawBuilder<Record<string, unknown>> {
  const columns = Object.entries<StatementPart<unknown>>(parts).map(
    ([name, { query }]) => sql`${query} AS ${sql.ref(name)}`,
  )
  const tables = Object.entries(shared).map(
    ([name, query]) => sql`${sql.ref(name)} AS MATERIALIZED (${query})`,
  )
  const before = tables.length === 0 ? sql`` : sql`WITH ${sql.join(tables)} `
  return sql<Record<string, unknown>>`${before}SELECT ${sql.join(columns)}`
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
