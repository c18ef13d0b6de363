/** What formatters and predicates may ask of the render they are part of. */

import type { MoneyFormat } from '@sitewright/core/money-format'
import type { NodeBudget } from '../values/compare.ts'
import type { PartialCall } from './partial-call.ts'

export interface Scope {
  /** The value of the innermost frame. */
  readonly node: unknown
  /** All variables of the tag, where it lists several. */
  readonly values: readonly unknown[]
  /** Epoch milliseconds that count as the present. */
  readonly now: number
  /** Absent if the render asked for no localisation. */
  readonly locale: string | undefined
  /** Absent if the page's host does not say how it writes amounts. */
  readonly moneyFormat: MoneyFormat | undefined
  /** Whether `.eval` is on. */
  readonly hasExpressions: boolean
  /** Set once the template may have built the value it works on; see `toJson`. */
  readonly valueBudget: NodeBudget | undefined
  /** Counts work that is large compared to an instruction. */
  spend(operations: number): void
  resolve(reference: string): unknown
  /** From the frame around the current one, as `format` and `message` look up their arguments. */
  resolveOutside(reference: string): unknown
  /** What a partial or macro prints for a value. */
  apply(call: PartialCall, value: unknown): string
  /** Collects an engine error. */
  report(code: string, message: string): void
  /** The same without the usual prefix. */
  reportBare(code: string, message: string): void
}
