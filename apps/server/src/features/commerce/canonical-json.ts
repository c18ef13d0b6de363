import { createHash } from 'node:crypto'
import type { Json } from '@sitewright/core/json'

/** JSON with its keys in order, so that equal values have equal texts however they were stored. */
export function canonicalJson(value: Json): string {
  return JSON.stringify(value, (_key, part: Json) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

export function hashJson(value: Json): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex')
}
