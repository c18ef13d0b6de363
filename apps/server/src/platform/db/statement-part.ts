import type { RawBuilder } from 'kysely'

/** A subquery that is added to another statement, so that it costs no round trip of its own. */
export interface StatementPart<Answer> {
  /** One JSON value, or NULL. */
  readonly query: RawBuilder<unknown>
  /** Turns the value into the answer. */
  read(value: unknown): Answer
}
