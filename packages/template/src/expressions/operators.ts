/** The operators of `.eval` with their precedence (spec §8). */

import { BINARY_OPERATIONS, type Binary, UNARY_OPERATIONS, type Unary } from './arithmetic.ts'

export interface Operator {
  readonly symbol: string
  /** Error messages and debug output use it. */
  readonly description: string
  readonly precedence: number
  readonly isRight?: boolean
  /** What it does with one operand, or with two; assignment and punctuation do neither. */
  readonly unary?: Unary | undefined
  readonly binary?: Binary | undefined
}

export const UNARY: Readonly<Record<string, Operator>> = Object.fromEntries(
  (
    [
      ['+', 'unary plus'],
      ['-', 'unary minus'],
      ['!', 'logical not'],
      ['~', 'bitwise not'],
    ] as const
  ).map(([symbol, description]) => [
    symbol,
    { symbol, description, precedence: 17, isRight: true, unary: UNARY_OPERATIONS[symbol] },
  ]),
)

const BINARY = [
  ['**', 'exponent', 16],
  ['*', 'multiply', 15],
  ['/', 'divide', 15],
  ['%', 'modulus', 15],
  ['+', 'add', 14],
  ['-', 'subtract', 14],
  ['<<', 'left shift', 13],
  ['>>', 'right shift', 13],
  ['<', 'less than', 12],
  ['>', 'greater than', 12],
  ['<=', 'less than or equal', 12],
  ['>=', 'greater than or equal', 12],
  ['==', 'equality', 11],
  ['!=', 'inequality', 11],
  ['===', 'strict equality', 11],
  ['!==', 'strict inequality', 11],
  ['&', 'bitwise and', 10],
  ['^', 'bitwise xor', 9],
  ['|', 'bitwise or', 8],
  ['&&', 'logical and', 7],
  ['||', 'logical or', 6],
  ['=', 'assign', 3],
  [';', 'semicolon', 0],
  [',', 'comma', 0],
  ['(', 'left paren', 0],
  [')', 'right paren', 0],
] as const

const RIGHT: ReadonlySet<string> = new Set(['**', '='])

const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  BINARY.map(([symbol, description, precedence]) => [
    symbol,
    {
      symbol,
      description,
      precedence,
      isRight: RIGHT.has(symbol),
      binary: BINARY_OPERATIONS[symbol],
    },
  ]),
)

const LONGEST = 3

/** The operator with the longest symbol that stands there, taken for one with two operands. */
export function operatorAt(source: string, at: number): Operator | undefined {
  for (let length = LONGEST; length > 0; length--) {
    const operator = OPERATORS.get(source.slice(at, at + length))
    if (operator) return operator
  }
  return undefined
}

/** Whether the operator on the stack is carried out before the one that arrives. */
export function bindsFirst(stacked: Operator, arriving: Operator): boolean {
  if (arriving.unary) return false
  return arriving.isRight
    ? stacked.precedence > arriving.precedence
    : stacked.precedence >= arriving.precedence
}
