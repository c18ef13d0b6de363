/** Orders tokens so that operators follow their operands: the shunting-yard algorithm (spec §8). */

import { bindsFirst, type Operator } from './operators.ts'
import type { ExpressionProblem, Token } from './token.ts'

type Postfix = readonly Token[]

interface Yard {
  readonly finished: Postfix[]
  output: Token[]
  /** Operators, calls and parentheses that wait for what follows them. */
  waiting: Token[]
}

/** One list for each expression between semicolons; empty ones do not count. */
export function toPostfix(tokens: readonly Token[]): readonly Postfix[] | ExpressionProblem {
  const yard: Yard = { finished: [], output: [], waiting: [] }
  for (const token of tokens) {
    const problem = accept(token, yard)
    if (problem) return problem
  }
  return finish(yard) ?? yard.finished
}

function accept(token: Token, yard: Yard): ExpressionProblem | undefined {
  if (token.kind === 'call') {
    yard.output.push({ kind: 'arguments' })
    yard.waiting.push(token)
  } else if (token.kind === 'operator') return acceptOperator(token.operator, token, yard)
  else yard.output.push(token)
  return undefined
}

function acceptOperator(
  operator: Operator,
  token: Token,
  yard: Yard,
): ExpressionProblem | undefined {
  switch (operator.symbol) {
    case '(':
      yard.waiting.push(token)
      return undefined
    case ')':
      return closeParenthesis(yard)
    case ',':
      unwind(yard)
      return undefined
    case ';':
      return finish(yard)
    default:
      while (isCarriedOutBefore(operator, yard.waiting.at(-1))) emit(yard)
      yard.waiting.push(token)
      return undefined
  }
}

function isCarriedOutBefore(operator: Operator, top: Token | undefined): boolean {
  return top?.kind === 'operator' && !isOpen(top) && bindsFirst(top.operator, operator)
}

function closeParenthesis(yard: Yard): ExpressionProblem | undefined {
  if (!unwind(yard)) return mismatched('right paren')
  yard.waiting.pop()
  if (yard.waiting.at(-1)?.kind === 'call') emit(yard)
  return undefined
}

function finish(yard: Yard): ExpressionProblem | undefined {
  if (unwind(yard)) return mismatched('left paren')
  if (yard.output.length > 0) yard.finished.push(yard.output)
  yard.output = []
  return undefined
}

/** Moves what waits to the output, down to a left parenthesis; false if there is none. */
function unwind(yard: Yard): boolean {
  for (let top = yard.waiting.at(-1); top; top = yard.waiting.at(-1)) {
    if (isOpen(top)) return true
    emit(yard)
  }
  return false
}

function emit({ output, waiting }: Yard): void {
  output.push(...waiting.splice(-1))
}

function isOpen(token: Token): boolean {
  return token.kind === 'operator' && token.operator.symbol === '('
}

function mismatched(description: string): ExpressionProblem {
  return { problem: `Mismatched operator found: ${description}` }
}
