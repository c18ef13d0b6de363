/** Reads inside values. Only own data is visible: never prototypes, never functions. */

import { isObject, type JsonObject } from './value.ts'

/** Whether it is the one inherited name that is not a function; it never resolves, not even if data has it. */
export function isBlocked(key: string | number): boolean {
  return key === '__proto__'
}

/**
 * A property of an object or, unlike `child`, of an array. Checking whether the key is its own
 * would cost more than the read: inherited properties of plain data are functions, and those are hidden.
 */
export function ownProperty(node: unknown, key: string | number): unknown {
  if (typeof node !== 'object' || node === null || isBlocked(key)) return undefined
  // The line above proves that it can be read from.
  const value = (node as JsonObject)[key]
  return typeof value === 'function' ? undefined : value
}

/** One step of a path: a key of an object, or a number into an array. */
export function child(node: unknown, key: string | number): unknown {
  if (Array.isArray(node) && typeof key !== 'number') return undefined
  return ownProperty(node, key)
}

/**
 * The object to read a fixed name from: `objectOf(item).title`. A name in the source has an inline cache of its
 * own, while `child(item, name)` looks every name up at one place. Callers have to treat a function as missing, as
 * `asString`, `asNumber` and `isTruthy` do.
 */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : NOTHING
}

const NOTHING: JsonObject = {}

/** Reads a path of fixed keys: `at(item, 'structuredContent', 'variants')`. */
export function at(node: unknown, ...keys: readonly (string | number)[]): unknown {
  let value = node
  for (const key of keys) {
    value = child(value, key)
    if (value === undefined) return undefined
  }
  return value
}

/** The elements of an array; empty for any other value. */
export function elements(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The elements of an array; an object counts for as many as it has keys, which are mostly missing then. */
export function numbered(value: unknown): readonly unknown[] {
  if (!isObject(value)) return elements(value)
  return Object.keys(value).map((_key, index) => value[index])
}
