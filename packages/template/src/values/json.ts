/** Writing values as JSON. */

import type { NodeBudget } from './compare.ts'

const INDENT = 2

/** What is missing is `null`. A budget is needed once a template may have built the value itself. */
export function toJson(value: unknown, budget?: NodeBudget): string {
  if (budget) spend(value, budget)
  if (typeof value === 'string' && !ESCAPED.test(value)) return `"${value}"`
  return JSON.stringify(value ?? null) ?? 'null'
}

/** Quotes, backslashes, control characters and halves of surrogate pairs. Text without them is written as it is, in a third of the time. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes them.
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/

export function toIndentedJson(value: unknown, budget?: NodeBudget): string {
  if (budget) spend(value, budget)
  return JSON.stringify(value ?? null, null, INDENT) ?? 'null'
}

/** `.ctx` can build shared structure that is exponential once written, so it is walked first. */
function spend(value: unknown, budget: NodeBudget): void {
  if (--budget.remaining < 0) throw new RangeError('The value is too large to write as JSON')
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) for (const element of value) spend(element, budget)
  else for (const element of Object.values(value)) spend(element, budget)
}
