import type { Scalar } from './scalar.ts'

const NUMERIC = /^[+-]?(?:0[xX][0-9a-fA-F]+|\d+\.?\d*(?:[eE][+-]?\d+)?)$/

/** A number, or `NaN`. Stricter than JavaScript: spaces or other text around the number are invalid. */
export function toNumber(value: Scalar): number {
  if (typeof value !== 'string') return Number(value)
  if (value === '') return 0
  if (!NUMERIC.test(value)) return NaN
  const isNegative = value.startsWith('-')
  const digits = /^[+-]/.test(value) ? value.slice(1) : value
  return isNegative ? -Number(digits) : Number(digits)
}
