/** Reads fields of items and contexts, which are JSON of any shape. */

import type { Json, JsonObject } from '@sitewright/core/json'

/** A text; empty for any other value. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** The texts in a list; empty for any other value. */
export function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** An object; empty for any other value. */
export function objectOf(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {}
}

/** The non-empty lines of an address, without its name. */
export function addressLines(location: JsonObject): string[] {
  const { addressLine1, addressLine2, addressCountry } = location
  return [addressLine1, addressLine2, addressCountry].map(textOf).filter(Boolean)
}
