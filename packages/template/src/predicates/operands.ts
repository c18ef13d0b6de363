/** The operands of a comparison: JSON literals or references (language §20). */

import type { Scope } from '../render/scope.ts'
import { compare, equals } from '../values/compare.ts'
import type { Test } from './predicate.ts'

interface Operands {
  readonly left: unknown
  readonly right: unknown
}

/**
 * A test of two operands: one argument is compared with the current value, two with each other. False if operands
 * are missing.
 */
export function testSides(
  holds: (sides: Operands, scope: Scope) => boolean,
): (args: readonly string[]) => Test {
  return (args) => {
    const [first, second] = args.map(readerOf)
    if (!first) return () => false
    return second
      ? (scope) => holds({ left: first(scope), right: second(scope) }, scope)
      : (scope) => holds({ left: scope.node, right: first(scope) }, scope)
  }
}

export function areEqual({ left, right }: Operands, scope: Scope): boolean {
  if (typeof left !== 'object') return equals(left, right)
  const budget = scope.valueBudget ?? { remaining: Number.MAX_SAFE_INTEGER }
  const { remaining } = budget
  const result = equals(left, right, budget)
  scope.spend((remaining - budget.remaining) >> NODES_PER_OPERATION)
  return result
}

/** Value nodes compared for the cost of one operation, as a power of two. Their number is known only afterwards. */
const NODES_PER_OPERATION = 4

/** Compares operands: negative, 0 or positive. */
export function order(sides: Operands, scope: Scope): number {
  const { left, right } = sides
  if (typeof left !== 'object') return compare(left, right)
  return areEqual(sides, scope) ? 0 : -1
}

type Reader = (scope: Scope) => unknown

/** Returns a function that reads an operand: a literal is parsed once, a reference is read anew each time. */
export function readerOf(text: string): Reader {
  const literal = readLiteral(text)
  return literal ? () => literal.value : (scope) => scope.resolve(text)
}

/** Whether an argument is a literal. */
export function isLiteral(text: string): boolean {
  return readLiteral(text) !== undefined
}

const LITERAL = /^(?:["[{]|-?\d|(?:true|false|null)$)/

/** Undefined for text that only looks like JSON. */
function readLiteral(text: string): { readonly value: unknown } | undefined {
  if (!LITERAL.test(text)) return undefined
  try {
    return { value: JSON.parse(text) }
  } catch {
    // It is a reference then, as the language requires.
    return undefined
  }
}
