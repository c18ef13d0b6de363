/** Equality without coercion, and the order `greaterThan?` and its like go by (language §1). */

import { asBoolean, asNumber, asString, isArray, isObject } from './value.ts'

/** A budget of work: templates can build values whose written form is exponentially large. */
export interface NodeBudget {
  remaining: number
}

export function equals(left: unknown, right: unknown, budget?: NodeBudget): boolean {
  if (left === right) return true
  if (budget && --budget.remaining < 0) throw new RangeError('The values are too large to compare')
  if (left === undefined || left === null) return right === undefined || right === null
  if (isArray(left)) return isArray(right) && sameElements(left, right, budget)
  if (isObject(left)) return isObject(right) && sameProperties(left, right, budget)
  return false
}

function sameElements(
  left: readonly unknown[],
  right: readonly unknown[],
  budget?: NodeBudget,
): boolean {
  return (
    left.length === right.length &&
    left.every((element, index) => equals(element, right[index], budget))
  )
}

function sameProperties(left: object, right: object, budget?: NodeBudget): boolean {
  const entries = Object.entries(left)
  if (entries.length !== Object.keys(right).length) return false
  const others = new Map<string, unknown>(Object.entries(right))
  return entries.every(([key, value]) => others.has(key) && equals(value, others.get(key), budget))
}

/** Compares values: negative, 0 or positive. The type of the left side decides how both are read. */
export function compare(left: unknown, right: unknown): number {
  switch (typeof left) {
    case 'number':
      return order(left, asNumber(right))
    case 'string':
      return order(left, asString(right))
    case 'boolean':
      return Number(left) - Number(asBoolean(right))
    default:
      return equals(left, right) ? 0 : -1
  }
}

function order<T extends number | string>(left: T, right: T): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
