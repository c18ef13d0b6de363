/** Operators on plain values (language §8). */

import type { Scalar } from './scalar.ts'
import { toNumber } from './to-number.ts'

export type Unary = (value: Scalar) => Scalar
export type Binary = (left: Scalar, right: Scalar) => Scalar

export const numeric =
  (operation: (left: number, right: number) => number): Binary =>
  (left, right) =>
    operation(toNumber(left), toNumber(right))

/** Comparison as in JavaScript: by code unit if both are text, otherwise as numbers. */
export const ordered =
  (
    onNumbers: (l: number, r: number) => boolean,
    onText: (l: string, r: string) => boolean,
  ): Binary =>
  (left, right) =>
    typeof left === 'string' && typeof right === 'string'
      ? onText(left, right)
      : onNumbers(Number(left), Number(right))

/** JavaScript's `==` on plain values. */
export function looselyEqual(left: Scalar, right: Scalar): boolean {
  if (typeof left === typeof right || left === null || right === null) return left === right
  return Number(left) === Number(right)
}

/** JavaScript's `+` on plain values. */
export function sum(left: Scalar, right: Scalar): Scalar {
  return typeof left === 'string' || typeof right === 'string'
    ? String(left) + String(right)
    : toNumber(left) + toNumber(right)
}
