/** Reading inside values. Only own data is ever seen: never prototypes, never functions. */

import { isObject, type JsonObject } from './value.ts'

/** The one inherited name that is no function; it never resolves, not even where data has it. */
export function isBlocked(key: string | number): boolean {
  return key === '__proto__'
}

/**
 * A property of an object or, unlike `child`, of an array. Looking whether the key is its own
 * would cost more than the read: what plain data inherits are functions, and those are hidden.
 */
export function ownProperty(node: unknown, key: string | number): unknown {
  if (typeof node !== 'object' || node === null || isBlocked(key)) return undefined
  // Proven by the line above: it can be read from.
  const value = (node as JsonObject)[key]
  return typeof value === 'function' ? undefined : value
}

/** One step of a path: a key of an object, or a number into an array. */
export function child(node: unknown, key: string | number): unknown {
  if (Array.isArray(node) && typeof key !== 'number') return undefined
  return ownProperty(node, key)
}

/**
 * What a property of a fixed name is read from: `objectOf(item).title`. A name in the source has an inline cache of its
 * own, where `child(item, name)` looks every name up at one place. A function that is found has to be taken for nothing, as
 * `asString`, `asNumber` and `isTruthy` do.
 */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : NOTHING
}

const NOTHING: JsonObject = {}

/** A walk down fixed keys: `at(item, 'structuredContent', 'variants')`. */
export function at(node: unknown, ...keys: readonly (string | number)[]): unknown {
  let value = node
  for (const key of keys) {
    value = child(value, key)
    if (value === undefined) return undefined
  }
  return value
}

/** The elements of an array; none for anything else. */
export function elements(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The same, but an object counts for as many as it has keys, which are mostly missing then. */
export function numbered(value: unknown): readonly unknown[] {
  if (!isObject(value)) return elements(value)
  return Object.keys(value).map((_key, index) => value[index])
}
