/** Converts tokens to postfix order: the shunting-yard algorithm (language §8). */

import { bindsFirst, type Operator } from './operators.ts'
import { isOpen, type Postfix, type Token } from './token.ts'

interface Yard {
  readonly finished: Postfix[]
  readonly problems: string[]
  output: Token[]
  /** The operator stack: operators, calls and parentheses that wait for their operands. */
  readonly waiting: Token[]
}

interface Ordered {
  /** Expressions between semicolons, without empty ones. */
  readonly expressions: readonly Postfix[]
  readonly problems: readonly string[]
}

export function toPostfix(tokens: readonly Token[]): Ordered {
  const yard: Yard = { finished: [], problems: [], output: [], waiting: [] }
  const hasEnd = tokens.every((token) => accept(token, yard))
  if (hasEnd) finish(yard)
  return { expressions: yard.finished, problems: yard.problems }
}

/** False if the rest of the tokens cannot be ordered. */
function accept(token: Token, yard: Yard): boolean {
  if (token.kind === 'operator') return acceptOperator(token.operator, token, yard)
  if (token.kind === 'call') {
    yard.output.push({ kind: 'arguments' })
    yard.waiting.push(token)
  } else yard.output.push(token)
  return true
}

function acceptOperator(operator: Operator, token: Token, yard: Yard): boolean {
  switch (operator.symbol) {
    case '(':
      yard.waiting.push(token)
      return true
    case ')':
      return closeParenthesis(yard)
    case ',':
      unwind(yard)
      return true
    case ';':
      finish(yard)
      return true
    default:
      while (isCarriedOutBefore(operator, yard.waiting.at(-1))) emit(yard)
      yard.waiting.push(token)
      return true
  }
}

function isCarriedOutBefore(operator: Operator, top: Token | undefined): boolean {
  // A call has its parenthesis above it, unless that one was never closed.
  if (top?.kind === 'call') return true
  return top?.kind === 'operator' && !isOpen(top) && bindsFirst(top.operator, operator)
}

function closeParenthesis(yard: Yard): boolean {
  if (!unwind(yard)) {
    yard.problems.push('Mismatched operator found: right paren')
    return false
  }
  yard.waiting.pop()
  if (yard.waiting.at(-1)?.kind === 'call') emit(yard)
  return true
}

/** Ends an expression. One with an open parenthesis is dropped, but the stack around it stays. */
function finish(yard: Yard): void {
  if (unwind(yard)) {
    yard.problems.push('Mismatched operator found: left paren')
    yard.waiting.pop()
  } else if (yard.output.length > 0) yard.finished.push(yard.output)
  yard.output = []
}

/** Moves operators to the output, down to a left parenthesis; false if there is none. */
function unwind(yard: Yard): boolean {
  for (let top = yard.waiting.at(-1); top; top = yard.waiting.at(-1)) {
    if (isOpen(top)) return true
    emit(yard)
  }
  return false
}

function emit({ output, waiting }: Yard): void {
  const top = waiting.pop()
  if (top) output.push(top)
}
