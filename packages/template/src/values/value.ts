/**
 * The values a template works on (language §1): plain JSON, plus `undefined` for a missing value.
 * Functions never count as values.
 */

export type JsonObject = Readonly<Record<string | number, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** Whether it is a value at all. Null is one. */
export function isThere(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function'
}

export function isTruthy(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    return Array.isArray(value) ? value.length > 0 : hasKeys(value)
  }
  return typeof value === 'function' ? false : Boolean(value)
}

function hasKeys(value: object): boolean {
  for (const key in value) if (Object.hasOwn(value, key)) return true
  return false
}

/** Text of a scalar; empty for objects, arrays, null and missing values. */
export function asString(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

export function asNumber(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value === 'string') {
    return value.includes('.') ? Number.parseFloat(value) : Number.parseInt(value, 10)
  }
  return value === true ? 1 : 0
}

/** The size from which whole numbers are written with an exponent, and do not count as whole. */
const EXPONENT_FROM = 1e21

/** Stricter than truthiness: only `true`, the text `true` and whole numbers other than 0. */
export function asBoolean(value: unknown): boolean {
  if (typeof value === 'number') {
    return Number.isInteger(value) && value !== 0 && Math.abs(value) < EXPONENT_FROM
  }
  return value === true || value === 'true'
}

/** Number of elements of an array or keys of an object, otherwise 0. */
export function sizeOf(value: unknown): number {
  if (isArray(value)) return value.length
  return isObject(value) ? Object.keys(value).length : 0
}
