/** What each operator and function does with plain values (spec §8). */

import type { Scalar } from './token.ts'

const NUMERIC = /^[+-]?(?:0[xX][0-9a-fA-F]+|\d+\.?\d*(?:[eE][+-]?\d+)?)$/

function toNumber(value: Scalar): number {
  if (typeof value !== 'string') return Number(value)
  if (value === '') return 0
  if (!NUMERIC.test(value)) return NaN
  const isNegative = value.startsWith('-')
  const digits = /^[+-]/.test(value) ? value.slice(1) : value
  return isNegative ? -Number(digits) : Number(digits)
}

export const UNARY_OPERATIONS: Readonly<Record<string, (value: Scalar) => Scalar>> = {
  '+': toNumber,
  '-': (value) => -toNumber(value),
  '!': (value) => !value,
  '~': (value) => ~toNumber(value),
}

const numeric =
  (operation: (left: number, right: number) => number) =>
  (left: Scalar, right: Scalar): Scalar =>
    operation(toNumber(left), toNumber(right))

/** JavaScript's order: text by code unit if both are text, otherwise numbers. */
const ordered =
  (onNumbers: (l: number, r: number) => boolean, onText: (l: string, r: string) => boolean) =>
  (left: Scalar, right: Scalar): Scalar =>
    typeof left === 'string' && typeof right === 'string'
      ? onText(left, right)
      : onNumbers(Number(left), Number(right))

/** JavaScript's `==` on plain values. */
function looselyEqual(left: Scalar, right: Scalar): boolean {
  if (typeof left === typeof right || left === null || right === null) return left === right
  return Number(left) === Number(right)
}

export const BINARY_OPERATIONS: Readonly<Record<string, (left: Scalar, right: Scalar) => Scalar>> =
  {
    '**': numeric((l, r) => l ** r),
    '*': numeric((l, r) => l * r),
    '/': numeric((l, r) => l / r),
    '%': numeric((l, r) => l % r),
    '+': (left, right) =>
      typeof left === 'string' || typeof right === 'string'
        ? String(left) + String(right)
        : toNumber(left) + toNumber(right),
    '-': numeric((l, r) => l - r),
    '<<': numeric((l, r) => l << r),
    '>>': numeric((l, r) => l >> r),
    '&': numeric((l, r) => l & r),
    '^': numeric((l, r) => l ^ r),
    '|': numeric((l, r) => l | r),
    '<': ordered(
      (l, r) => l < r,
      (l, r) => l < r,
    ),
    '>': ordered(
      (l, r) => l > r,
      (l, r) => l > r,
    ),
    '<=': ordered(
      (l, r) => l <= r,
      (l, r) => l <= r,
    ),
    '>=': ordered(
      (l, r) => l >= r,
      (l, r) => l >= r,
    ),
    '==': looselyEqual,
    '!=': (left, right) => !looselyEqual(left, right),
    '===': (left, right) => left === right,
    '!==': (left, right) => left !== right,
    '&&': (left, right) => Boolean(left) && Boolean(right),
    '||': (left, right) => Boolean(left) || Boolean(right),
  }

/** Each is called with at least one argument. */
export const CALLS: Readonly<Record<string, (args: readonly Scalar[]) => Scalar>> = {
  abs: ([value = null]) => Math.abs(toNumber(value)),
  bool: ([value = null]) => Boolean(value),
  max: (args) => args.map(toNumber).reduce((a, b) => Math.max(a, b)),
  min: (args) => args.map(toNumber).reduce((a, b) => Math.min(a, b)),
  num: ([value = null]) => toNumber(value),
  str: ([value = null]) => String(value),
}
