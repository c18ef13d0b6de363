/** Places in a theme that owners fill with blocks. Each is kept under the id that the theme gives it. */

import type { Id } from '../id.ts'

/** The field of the footer, which every site has. */
export const FOOTER_FIELD = 'footer'

export const MAX_FIELD_LENGTH = 100

/**
 * The most fields of one site, without those of removed pages and items. ADR 15 says what publishing as many costs.
 */
export const MAX_FIELDS = 10_000

/** The most fields of one page, item or product, and the most that are the same on every page. */
export const MAX_FIELDS_OF_ONE = 100

/** The most fields of items on one page, such as a list with its items; further ones are shown empty. */
const MOST_FIELDS_ON_PAGE = 500

const IDS = /(?<![\da-f])[\da-f]{24}(?![\da-f])/g

/**
 * Ids of the pages, items and products in a field's name (`item-5f…_intro`); empty if it is the same on every page.
 */
export function namedBy(field: string): Id[] {
  return field.match(IDS) ?? []
}

/** Whether a field belongs to a page with these ids: all that it names must be among them. */
export function isFieldOf(field: string, ids: ReadonlySet<Id>): boolean {
  return namedBy(field).every((id) => ids.has(id))
}

/** An index of fields by the first id in their name, so that those of one page are found quickly among many. */
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

/** The number of other fields counted against the same limit: those with the same ids, or without ids as well. */
export function countBeside(fields: Iterable<string>, field: string): number {
  const named = namedBy(field).join()
  return [...fields].filter((other) => namedBy(other).join() === named).length
}

/** Fields of a page with these ids: first those that are the same on every page, then in the order of `ids`. */
export function fieldsOf<Value>(fields: FieldGroups<Value>, ids: Iterable<Id>): Map<string, Value> {
  const known = new Set(ids)
  const near = [EVERYWHERE, ...known].flatMap((id) => [...(fields.get(id) ?? [])])
  const shown = near.filter(([field]) => isFieldOf(field, known))
  return new Map(shown.slice(0, MOST_FIELDS_ON_PAGE))
}

/** Whether the field is the same on every page. */
export function isSiteWideField(field: string): boolean {
  return namedBy(field).length === 0
}
