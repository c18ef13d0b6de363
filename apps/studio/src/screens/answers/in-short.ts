import type { Answer } from '@sitewright/api/forms/answer-shapes'

/** Types whose answers say nothing by themselves, or are not to be read over a shoulder. */
const LEFT_OUT: ReadonlySet<string> = new Set(['hidden', 'likert', 'password'])

/** The first line of each answer that was given, to know the visitor by. */
export function inShort({ entries }: Answer): string[] {
  return entries
    .filter(({ type, value }) => !LEFT_OUT.has(type) && value !== '')
    .map(({ value }) => value.split('\n')[0] ?? '')
}
