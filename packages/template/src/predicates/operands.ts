/** The two sides of a comparison: JSON literals or references (spec §20). */

import type { Scope } from '../render/scope.ts'

interface Operands {
  readonly left: unknown
  readonly right: unknown
}

/** Objects and arrays may be large, and comparing them takes as long as they are. */
const COST = 16

/** One argument is compared with the value at hand, two with each other. */
export function operands(args: readonly string[], scope: Scope): Operands | undefined {
  const [first, second] = args
  if (first === undefined) return undefined
  if (typeof scope.node === 'object') scope.spend(COST)
  return second === undefined
    ? { left: scope.node, right: operand(first, scope) }
    : { left: operand(first, scope), right: operand(second, scope) }
}

const LITERAL = /^(?:["[{]|-?\d|(?:true|false|null)$)/

export function operand(text: string, scope: Scope): unknown {
  const literal = LITERAL.test(text) ? parseLiteral(text) : undefined
  return literal ? literal.value : scope.resolve(text)
}

const MAX_CACHED = 1_000
const literals = new Map<string, { readonly value: unknown } | undefined>()

/** Nothing for what only looks like JSON. */
function parseLiteral(text: string): { readonly value: unknown } | undefined {
  if (literals.has(text)) return literals.get(text)
  if (literals.size >= MAX_CACHED) literals.clear()
  const literal = readJson(text)
  literals.set(text, literal)
  return literal
}

/** Whether an argument stands for itself. */
export function isLiteral(text: string): boolean {
  return LITERAL.test(text) && parseLiteral(text) !== undefined
}

function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    // Then it is a reference, as the language wants it.
    return undefined
  }
}
