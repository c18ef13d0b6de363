/** The interface that a render offers to its formatters and predicates. */

import type { MoneyFormat } from '@sitewright/core/money-format'
import type { NodeBudget } from '../values/compare.ts'
import type { PartialCall } from './partial-call.ts'

export interface Scope {
  /** The value of the innermost frame. */
  readonly node: unknown
  /** All variables of the tag, if it lists several. */
  readonly values: readonly unknown[]
  /** Current time in milliseconds since 1970. */
  readonly now: number
  /** Absent if the render asked for no localisation. */
  readonly locale: string | undefined
  /** Absent if the page's host has no money format. */
  readonly moneyFormat: MoneyFormat | undefined
  /** Whether `.eval` is on. */
  readonly hasExpressions: boolean
  /** Present once the template may have built the value itself; see `toJson`. */
  readonly valueBudget: NodeBudget | undefined
  /** Counts work that is large compared to an instruction. */
  spend(operations: number): void
  resolve(reference: string): unknown
  /**
   * A reference looked up from the frame around the current one, as `format` and `message` do for their arguments.
   */
  resolveOutside(reference: string): unknown
  /** The output of a partial or macro for a value. */
  apply(call: PartialCall, value: unknown): string
  /** Adds a diagnostic. */
  report(code: string, message: string): void
  /** Adds a diagnostic without the usual prefix. */
  reportBare(code: string, message: string): void
}
