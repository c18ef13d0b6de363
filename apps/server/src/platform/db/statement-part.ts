import type { RawBuilder } from 'kysely'

/** A question that goes along in somebody else's statement, so that it costs none of its own. */
export interface StatementPart<Answer> {
  /** One JSON value, or NULL. */
  readonly query: RawBuilder<unknown>
  /** What the value says. */
  read(value: unknown): Answer
}
