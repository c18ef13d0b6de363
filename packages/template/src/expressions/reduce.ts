/** Evaluates an expression in postfix order on a stack (language §8). */

import { bindLocal } from '../render/frame.ts'
import type { Frame, Run } from '../render/machine.ts'
import type { Operator } from './operators.ts'
import type { Scalar } from './scalar.ts'
import type { ArgumentsStart, CallToken, Postfix, Token, Variable } from './token.ts'

export interface Reduction {
  readonly run: Run
  /** The frame that assignments go to. */
  readonly frame: Frame
  /** Problems are appended here. */
  readonly problems: string[]
}

/** Undefined is the result of a sign before an object. */
type Stack = (Scalar | Variable | ArgumentsStart | undefined)[]

/** The value left on top. An assignment ends the expression, without a value. */
export function reduce(expression: Postfix, reduction: Reduction): Scalar | undefined {
  reduction.run.spend(expression.length >> TOKENS_PER_OPERATION)
  const stack: Stack = []
  for (const token of expression) {
    if (token.kind === 'operator' && token.operator.symbol === '=') {
      assign(stack, reduction)
      return undefined
    }
    const problem = step(token, stack, reduction)
    if (problem !== undefined) {
      reduction.problems.push(problem)
      break
    }
  }
  const top = stack.pop()
  const value = scalarOf(top, reduction)
  if (value === undefined && top !== undefined) {
    reduction.problems.push('Reduce error: unexpected token on stack')
  }
  return value
}

/** Number of tokens that cost one operation, as a power of two. */
const TOKENS_PER_OPERATION = 4
const CHARACTERS_PER_OPERATION = 6

/** Evaluates one token; returns a problem, if any. */
function step(token: Token, stack: Stack, reduction: Reduction): string | undefined {
  if (token.kind === 'operator') return operate(token.operator, stack, reduction)
  if (token.kind === 'call') return call(token, stack, reduction)
  stack.push(token.kind === 'value' ? token.value : token)
  return undefined
}

function operate(
  { unary, binary, description }: Operator,
  stack: Stack,
  reduction: Reduction,
): string | undefined {
  const right = scalarOf(stack.pop(), reduction)
  if (unary) {
    stack.push(right === undefined ? undefined : unary(right))
    return undefined
  }
  const left = scalarOf(stack.pop(), reduction)
  if (left === undefined || right === undefined || !binary) {
    return `Invalid arguments to operator ${description}`
  }
  const value = binary(left, right)
  const { expressionString } = reduction.run.limits
  if (typeof value === 'string' && value.length > expressionString) {
    return `Concatenation would exceed maximum string length ${expressionString}`
  }
  stack.push(value)
  return undefined
}

/** Assigns to `@name`; anything else silently does nothing. */
function assign(stack: Stack, reduction: Reduction): void {
  const value = scalarOf(stack.pop(), reduction)
  const target = stack.pop()
  if (typeof target !== 'object' || target?.kind !== 'variable' || value === undefined) return
  const [name, ...rest] = target.reference
  if (typeof name === 'string' && name.startsWith('@') && name !== '@' && rest.length === 0) {
    bindLocal(reduction.frame, name, value)
  }
}

/** Objects are left out of the arguments. */
function call(token: CallToken, stack: Stack, reduction: Reduction): string | undefined {
  const args: Scalar[] = []
  for (let item = stack.pop(); item !== undefined && !isStart(item); item = stack.pop()) {
    const value = scalarOf(item, reduction)
    if (value !== undefined) args.unshift(value)
  }
  const [first, ...others] = args
  if (first === undefined) return `Error calling function ${token.name}`
  stack.push(token.call(first, others))
  return undefined
}

function isStart(item: Stack[number]): boolean {
  return typeof item === 'object' && item?.kind === 'arguments'
}

/** A value for expressions; objects and arrays cannot be used, so they become undefined. */
function scalarOf(item: Stack[number], { frame, run }: Reduction): Scalar | undefined {
  const value = typeof item === 'object' && item !== null ? readItem(item, frame) : item
  if (typeof value === 'string') run.spend(value.length >> CHARACTERS_PER_OPERATION)
  return value
}

function readItem(item: Variable | ArgumentsStart, frame: Frame): Scalar | undefined {
  const value = item.kind === 'variable' ? (item.read(frame) ?? null) : undefined
  if (value === null || typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}
