/** Computes an expression in postfix order on a stack (spec §8). */

import { bindLocal, type Frame } from '../render/frame.ts'
import { compileReference } from '../render/reference.ts'
import { BINARY_OPERATIONS, CALLS, UNARY_OPERATIONS } from './arithmetic.ts'
import type { Operator } from './operators.ts'
import type { ExpressionProblem, Scalar, Token } from './token.ts'

export interface Reduction {
  readonly frame: Frame
  readonly maxString: number
}

type Stack = Token[]

/** The value left on top, or nothing after an assignment. */
export function reduce(
  expression: readonly Token[],
  reduction: Reduction,
): { readonly value: unknown } | ExpressionProblem {
  const stack: Stack = []
  for (const token of expression) {
    const problem = step(token, stack, reduction)
    if (problem) return problem
  }
  const top = stack.pop()
  if (!top) return { value: undefined }
  if (top.kind !== 'value' && top.kind !== 'variable') {
    return { problem: 'Reduce error: unexpected token on stack' }
  }
  return { value: scalarOf(top, reduction) }
}

function step(token: Token, stack: Stack, reduction: Reduction): ExpressionProblem | undefined {
  if (token.kind === 'call') return call(token.name, stack, reduction)
  if (token.kind !== 'operator') stack.push(token)
  else if (token.operator.symbol === '=') assign(stack, reduction)
  else return operate(token.operator, stack, reduction)
  return undefined
}

function operate(
  operator: Operator,
  stack: Stack,
  reduction: Reduction,
): ExpressionProblem | undefined {
  const right = scalarOf(stack.pop(), reduction)
  const left = operator.isUnary ? null : scalarOf(stack.pop(), reduction)
  if (left === undefined || right === undefined) {
    return { problem: `Invalid arguments to operator ${operator.description}` }
  }
  if (operator.symbol === '+' && !operator.isUnary && exceeds(left, right, reduction.maxString)) {
    return { problem: `Concatenation would exceed maximum string length ${reduction.maxString}` }
  }
  const value = operator.isUnary
    ? UNARY_OPERATIONS[operator.symbol]?.(right)
    : BINARY_OPERATIONS[operator.symbol]?.(left, right)
  stack.push({ kind: 'value', value: value ?? null })
  return undefined
}

function exceeds(left: Scalar, right: Scalar, maxString: number): boolean {
  if (typeof left !== 'string' && typeof right !== 'string') return false
  return String(left).length + String(right).length > maxString
}

/** Only `@name` can be assigned to; anything else quietly does nothing. */
function assign(stack: Stack, reduction: Reduction): void {
  const value = scalarOf(stack.pop(), reduction)
  const target = stack.pop()
  if (target?.kind !== 'variable' || value === undefined) return
  const [name, ...rest] = target.reference
  if (typeof name === 'string' && name.startsWith('@') && name !== '@' && rest.length === 0) {
    bindLocal(reduction.frame, name, value)
  }
}

function call(name: string, stack: Stack, reduction: Reduction): ExpressionProblem | undefined {
  const args: Scalar[] = []
  for (let token = stack.pop(); token && token.kind !== 'arguments'; token = stack.pop()) {
    const value = scalarOf(token, reduction)
    if (value === undefined) return { problem: `Error calling function ${name}` }
    args.unshift(value)
  }
  const result = args.length > 0 ? CALLS[name]?.(args) : undefined
  if (result === undefined) return { problem: `Error calling function ${name}` }
  stack.push({ kind: 'value', value: result })
  return undefined
}

/** Objects and arrays cannot be used in expressions, so they come back as nothing. */
function scalarOf(token: Token | undefined, { frame }: Reduction): Scalar | undefined {
  if (token?.kind === 'value') return token.value
  if (token?.kind !== 'variable') return undefined
  const value = compileReference(token.reference)(frame) ?? null
  const isScalar = value === null || ['string', 'number', 'boolean'].includes(typeof value)
  // Proven by the line above.
  return isScalar ? (value as Scalar) : undefined
}
