/** The two sides of a comparison: JSON literals or references (language §20). */

import type { Scope } from '../render/scope.ts'
import { compare, equals } from '../values/compare.ts'
import type { Test } from './predicate.ts'

interface Operands {
  readonly left: unknown
  readonly right: unknown
}

/**
 * A test of the two sides: one argument is compared with the value at hand, two with each other. Nothing holds of
 * sides that are not given.
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

/** As a power of two. Only once values were compared is it known how large they are. */
const NODES_PER_OPERATION = 4

/** Negative, 0 or positive. */
export function order(sides: Operands, scope: Scope): number {
  const { left, right } = sides
  if (typeof left !== 'object') return compare(left, right)
  return areEqual(sides, scope) ? 0 : -1
}

type Reader = (scope: Scope) => unknown

/** A literal is parsed here, once; a reference is read anew each time. */
export function readerOf(text: string): Reader {
  const literal = readLiteral(text)
  return literal ? () => literal.value : (scope) => scope.resolve(text)
}

/** Whether an argument stands for itself. */
export function isLiteral(text: string): boolean {
  return readLiteral(text) !== undefined
}

const LITERAL = /^(?:["[{]|-?\d|(?:true|false|null)$)/

/** Nothing for what only looks like JSON. */
function readLiteral(text: string): { readonly value: unknown } | undefined {
  if (!LITERAL.test(text)) return undefined
  try {
    return { value: JSON.parse(text) }
  } catch {
    // Then it is a reference, as the language wants it.
    return undefined
  }
}
