/** Places in a theme that owners fill with blocks. Each is kept under the id that the theme gives it. */

import type { Id } from '../id.ts'

/** Every site has one, which stands where the theme has its footer. */
export const FOOTER_FIELD = 'footer'

export const MAX_FIELD_LENGTH = 100

/** Of one site, those of removed pages, items and products left out. What it costs to publish as many is in ADR 15. */
export const MAX_FIELDS = 10_000

/** That one page, item or product may have of its own, and that may be the same on every page. */
export const MAX_FIELDS_OF_ONE = 100

/** Of those that name something on a page, as of a list with what is in it; the others are shown empty. */
const MOST_FIELDS_ON_PAGE = 500

const IDS = /(?<![\da-f])[\da-f]{24}(?![\da-f])/g

/** Pages, items and products that a field belongs to, as `item-5f…_intro` does; nothing for one that is the same on every page. */
export function namedBy(field: string): Id[] {
  return field.match(IDS) ?? []
}

/** Whether a field belongs to a page: one that names pages or items only where all of them are. */
export function isFieldOf(field: string, ids: ReadonlySet<Id>): boolean {
  return namedBy(field).every((id) => ids.has(id))
}

/** Fields by the first id that they name, so that those of one page are found however many others there are. */
export type FieldGroups<Value> = ReadonlyMap<Id | typeof EVERYWHERE, ReadonlyMap<string, Value>>

const EVERYWHERE = ''

export function groupFields<Value>(fields: Iterable<readonly [string, Value]>): FieldGroups<Value> {
  const groups = new Map<Id, Map<string, Value>>()
  for (const [field, value] of fields) {
    const owner = groupOf(field)
    const group = groups.get(owner)
    if (group) group.set(field, value)
    else groups.set(owner, new Map([[field, value]]))
  }
  return groups
}

function groupOf(field: string): Id | typeof EVERYWHERE {
  return namedBy(field)[0] ?? EVERYWHERE
}

export function findField<Value>(fields: FieldGroups<Value>, field: string): Value | undefined {
  return fields.get(groupOf(field))?.get(field)
}

/** How many others a field is counted with: those that name the same, or nothing as well. */
export function countBeside(fields: Iterable<string>, field: string): number {
  const named = namedBy(field).join()
  return [...fields].filter((other) => namedBy(other).join() === named).length
}

/** Those that belong to a page with these on it, the same on every page first, then in the order of `ids`. */
export function fieldsOf<Value>(fields: FieldGroups<Value>, ids: Iterable<Id>): Map<string, Value> {
  const known = new Set(ids)
  const near = [EVERYWHERE, ...known].flatMap((id) => [...(fields.get(id) ?? [])])
  const shown = near.filter(([field]) => isFieldOf(field, known))
  return new Map(shown.slice(0, MOST_FIELDS_ON_PAGE))
}

/** Same on every page? */
export function isSiteWideField(field: string): boolean {
  return namedBy(field).length === 0
}
