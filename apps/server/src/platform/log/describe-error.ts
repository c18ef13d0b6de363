/** Fields of an error that the log keeps: they tell where and why, never whose data it was about. */

import { troubleOf } from '../db/database-trouble.ts'

export interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  /** PostgreSQL's names of the constraint that a statement broke. Its `detail` is left out, because it quotes rows. */
  readonly table?: string
  readonly constraint?: string
  readonly stack?: string
  readonly cause?: DescribedError
  readonly errors?: readonly DescribedError[]
}

/** Errors of an `AggregateError` that are described. */
const MOST_INNER = 5

/** Describes an error; without its stack for database trouble, which comes by the hundred and whose stack says nothing. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { code, table, constraint, cause } = error as Error & Record<string, unknown>
  const isInner = depth < 2
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof table === 'string' && { table }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error.stack && troubleOf(error) === undefined && { stack: error.stack }),
    ...(isInner && cause instanceof Error && { cause: describeError(cause, depth + 1) }),
    ...(isInner &&
      error instanceof AggregateError && {
        errors: error.errors.slice(0, MOST_INNER).map((one) => describeError(one, depth + 1)),
      }),
  }
}
