/** Orders tokens so that operators follow their operands: the shunting-yard algorithm (spec §8). */

import { bindsFirst } from './operators.ts'
import type { ExpressionProblem, Token } from './token.ts'

type Postfix = readonly Token[]

/** One list for each expression between semicolons; empty ones do not count. */
export function toPostfix(tokens: readonly Token[]): readonly Postfix[] | ExpressionProblem {
  const expressions: Postfix[] = []
  let output: Token[] = []
  let waiting: Token[] = []

  /** Moves operators to the output until a left parenthesis; false if there is none. */
  const unwind = (): boolean => {
    for (let top = waiting.at(-1); top; top = waiting.at(-1)) {
      if (isSymbol(top, '(')) return true
      output.push(top)
      waiting.pop()
    }
    return false
  }
  const finish = (): boolean => {
    if (unwind()) return false
    if (output.length > 0) expressions.push(output)
    output = []
    waiting = []
    return true
  }

  for (const token of tokens) {
    if (token.kind === 'call') {
      output.push({ kind: 'arguments' })
      waiting.push(token)
    } else if (token.kind !== 'operator') output.push(token)
    else if (isSymbol(token, '(')) waiting.push(token)
    else if (isSymbol(token, ',')) unwind()
    else if (isSymbol(token, ';')) {
      if (!finish()) return mismatched('left paren')
    } else if (isSymbol(token, ')')) {
      if (!unwind()) return mismatched('right paren')
      waiting.pop()
      if (waiting.at(-1)?.kind === 'call') output.push(...waiting.splice(-1))
    } else {
      for (let top = waiting.at(-1); top; top = waiting.at(-1)) {
        if (top.kind !== 'operator' || isSymbol(top, '(')) break
        if (!bindsFirst(top.operator, token.operator)) break
        output.push(top)
        waiting.pop()
      }
      waiting.push(token)
    }
  }
  return finish() ? expressions : mismatched('left paren')
}

function isSymbol(token: Token, symbol: string): boolean {
  return token.kind === 'operator' && token.operator.symbol === symbol
}

function mismatched(description: string): ExpressionProblem {
  return { problem: `Mismatched operator found: ${description}` }
}
