/** What each operator does with plain values (spec §8). */

import { toNumber } from './to-number.ts'
import type { Scalar } from './token.ts'

export type Unary = (value: Scalar) => Scalar
export type Binary = (left: Scalar, right: Scalar) => Scalar

export const UNARY_OPERATIONS: Readonly<Record<string, Unary>> = {
  '+': toNumber,
  '-': (value) => -toNumber(value),
  '!': (value) => !value,
  '~': (value) => ~toNumber(value),
}

const numeric =
  (operation: (left: number, right: number) => number): Binary =>
  (left, right) =>
    operation(toNumber(left), toNumber(right))

/** JavaScript's order: text by code unit if both are text, otherwise numbers. */
const ordered =
  (
    onNumbers: (l: number, r: number) => boolean,
    onText: (l: string, r: string) => boolean,
  ): Binary =>
  (left, right) =>
    typeof left === 'string' && typeof right === 'string'
      ? onText(left, right)
      : onNumbers(Number(left), Number(right))

/** JavaScript's `==` on plain values. */
function looselyEqual(left: Scalar, right: Scalar): boolean {
  if (typeof left === typeof right || left === null || right === null) return left === right
  return Number(left) === Number(right)
}

export const BINARY_OPERATIONS: Readonly<Record<string, Binary>> = {
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
