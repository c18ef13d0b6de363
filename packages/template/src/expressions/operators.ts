/** The operators of `.eval` with their precedence (language §8). */

import { type Binary, looselyEqual, numeric, ordered, sum, type Unary } from './arithmetic.ts'
import { toNumber } from './to-number.ts'

export interface Operator {
  readonly symbol: string
  /** Text in error messages and debug output. */
  readonly description: string
  readonly precedence: number
  readonly isRight?: boolean
  /** The operation on one operand, or on two; absent for assignment and punctuation. */
  readonly unary?: Unary | undefined
  readonly binary?: Binary | undefined
}

export const UNARY: Readonly<Record<string, Operator>> = Object.fromEntries(
  (
    [
      ['+', 'unary plus', toNumber],
      ['-', 'unary minus', (value) => -toNumber(value)],
      ['!', 'logical not', (value) => !value],
      ['~', 'bitwise not', (value) => ~toNumber(value)],
    ] as [string, string, Unary][]
  ).map(([symbol, description, unary]) => [
    symbol,
    { symbol, description, precedence: 17, isRight: true, unary },
  ]),
)

const BINARY: readonly (readonly [string, string, number, Binary?])[] = [
  ['**', 'exponent', 16, numeric((l, r) => l ** r)],
  ['*', 'multiply', 15, numeric((l, r) => l * r)],
  ['/', 'divide', 15, numeric((l, r) => l / r)],
  ['%', 'modulus', 15, numeric((l, r) => l % r)],
  ['+', 'add', 14, sum],
  ['-', 'subtract', 14, numeric((l, r) => l - r)],
  ['<<', 'left shift', 13, numeric((l, r) => l << r)],
  ['>>', 'right shift', 13, numeric((l, r) => l >> r)],
  [
    '<',
    'less than',
    12,
    ordered(
      (l, r) => l < r,
      (l, r) => l < r,
    ),
  ],
  [
    '>',
    'greater than',
    12,
    ordered(
      (l, r) => l > r,
      (l, r) => l > r,
    ),
  ],
  [
    '<=',
    'less than or equal',
    12,
    ordered(
      (l, r) => l <= r,
      (l, r) => l <= r,
    ),
  ],
  [
    '>=',
    'greater than or equal',
    12,
    ordered(
      (l, r) => l >= r,
      (l, r) => l >= r,
    ),
  ],
  ['==', 'equality', 11, looselyEqual],
  ['!=', 'inequality', 11, (left, right) => !looselyEqual(left, right)],
  ['===', 'strict equality', 11, (left, right) => left === right],
  ['!==', 'strict inequality', 11, (left, right) => left !== right],
  ['&', 'bitwise and', 10, numeric((l, r) => l & r)],
  ['^', 'bitwise xor', 9, numeric((l, r) => l ^ r)],
  ['|', 'bitwise or', 8, numeric((l, r) => l | r)],
  ['&&', 'logical and', 7, (left, right) => Boolean(left) && Boolean(right)],
  ['||', 'logical or', 6, (left, right) => Boolean(left) || Boolean(right)],
  ['=', 'assign', 3],
  [';', 'semicolon', 0],
  [',', 'comma', 0],
  ['(', 'left paren', 0],
  [')', 'right paren', 0],
]

const RIGHT: ReadonlySet<string> = new Set(['**', '='])

const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  BINARY.map(([symbol, description, precedence, binary]) => [
    symbol,
    { symbol, description, precedence, isRight: RIGHT.has(symbol), binary },
  ]),
)

const LONGEST = 3

/** The operator with the longest symbol at a place, assumed to have two operands. */
export function operatorAt(source: string, at: number): Operator | undefined {
  for (let length = LONGEST; length > 0; length--) {
    const operator = OPERATORS.get(source.slice(at, at + length))
    if (operator) return operator
  }
  return undefined
}

/** Whether the operator on the stack is applied before the arriving one. */
export function bindsFirst(stacked: Operator, arriving: Operator): boolean {
  if (arriving.unary) return false
  return arriving.isRight
    ? stacked.precedence > arriving.precedence
    : stacked.precedence >= arriving.precedence
}
