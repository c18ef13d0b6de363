/** A form as it was sent and not taken: what was filled in, and what is wrong with it. */

import type { GivenEntry } from '@sitewright/core/forms/check-entries'

export interface FilledIn {
  /** Values by field id, as they were sent. */
  readonly given: Readonly<Record<string, GivenEntry>>
  /** Texts by field id, in the language of the page. */
  readonly problems: Readonly<Record<string, string>>
  readonly notices: { readonly above: string; readonly below: string }
  /** Proof that the page came from this site, where the browser does not say it. */
  readonly crumb: string
}

/** All texts that were given for a field. */
export function textsGiven(filledIn: FilledIn | undefined, id: string): readonly string[] {
  const value = valueGiven(filledIn, id)
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : Object.values(value).flat()
}

/** The text given for a part or a statement of a field, by its name. */
export function partGiven(filledIn: FilledIn | undefined, id: string, part: string): string {
  const value = valueGiven(filledIn, id)
  if (value === undefined || typeof value === 'string' || Array.isArray(value)) return ''
  const given = Object.hasOwn(value, part)
    ? (value as Readonly<Record<string, string | readonly string[]>>)[part]
    : undefined
  return (typeof given === 'string' ? given : given?.[0]) ?? ''
}

function valueGiven({ given }: FilledIn = NOTHING, id: string): GivenEntry | undefined {
  return Object.hasOwn(given, id) ? given[id] : undefined
}

const NOTHING: FilledIn = { given: {}, problems: {}, notices: { above: '', below: '' }, crumb: '' }
