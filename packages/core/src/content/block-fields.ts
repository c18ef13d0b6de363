/** Places in a theme that owners fill with blocks. Each is kept under the id that the theme gives it. */

import type { Id } from '../id.ts'

/** Every site has one, which stands where the theme has its footer. */
export const FOOTER_FIELD = 'footer'

export const MAX_FIELD_LENGTH = 100

const IDS = /(?<![\da-f])[\da-f]{24}(?![\da-f])/g

/**
 * Whether a field belongs to a page: one that names pages or items, as `item-5f…_intro` does, only where all of them
 * are; any other is the same on every page.
 */
export function isFieldOf(field: string, ids: ReadonlySet<Id>): boolean {
  return (field.match(IDS) ?? []).every((id) => ids.has(id))
}

export function fieldsOf<Value>(
  fields: ReadonlyMap<string, Value>,
  ids: Iterable<Id>,
): Map<string, Value> {
  const known = new Set(ids)
  return new Map([...fields].filter(([field]) => isFieldOf(field, known)))
}

/** Same on every page? */
export function isSiteWideField(field: string): boolean {
  return isFieldOf(field, new Set())
}
