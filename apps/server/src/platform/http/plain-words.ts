/** Messages for values that break a schema whose author gave none: plain words for each kind of issue. */

import type * as z from 'zod'

type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue

/** Message for a missing value; the wording is the specification's. */
export const REQUIRED = 'Required'

/** Message by the type that was expected. */
const WRONG_TYPES: Readonly<Record<string, string>> = {
  array: 'This must be a list.',
  boolean: 'This must be true or false.',
  int: 'This must be a whole number.',
  null: 'This must be left empty.',
  number: 'This must be a number.',
  object: 'This must be a group of named values.',
  record: 'This must be a group of named values.',
  string: 'This must be text.',
}
const NOT_VALID = 'This is not valid.'

/** Characters of a value that a message repeats; nobody reads more of it. */
const LONGEST_VALUE = 100

const many = (count: number | bigint, one: string, more: string) =>
  `${count.toLocaleString('en')} ${Number(count) === 1 ? one : more}`

const least = (minimum: number | bigint, origin: string) => {
  if (origin === 'string') {
    return Number(minimum) === 1
      ? REQUIRED
      : `Use at least ${many(minimum, 'character', 'characters')}.`
  }
  if (origin === 'array' || origin === 'set')
    return `Give at least ${many(minimum, 'entry', 'entries')}.`
  return `This must be ${minimum.toLocaleString('en')} or more.`
}

const most = (maximum: number | bigint, origin: string) => {
  if (origin === 'string') return `Use at most ${many(maximum, 'character', 'characters')}.`
  if (origin === 'array' || origin === 'set')
    return `Give at most ${many(maximum, 'entry', 'entries')}.`
  return `This must be ${maximum.toLocaleString('en')} or less.`
}

/** A value that was sent, as it is repeated to whoever sent it. */
const shown = (value: unknown) => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.slice(0, LONGEST_VALUE)
}

type Words = { [Code in RawIssue['code']]?: (issue: Extract<RawIssue, { code: Code }>) => string }

const WORDS: Words = {
  invalid_type: ({ input, expected }) =>
    input === undefined ? REQUIRED : (WRONG_TYPES[expected] ?? NOT_VALID),
  too_small: ({ minimum, origin }) => least(minimum, origin),
  too_big: ({ maximum, origin }) => most(maximum, origin),
  not_multiple_of: ({ divisor }) => `This must be a multiple of ${divisor}.`,
  invalid_format: () => 'This does not have the right form.',
  invalid_value: ({ input, values }) => {
    if (input === undefined) return REQUIRED
    const [only, ...others] = values
    if (others.length === 0) return `This must be ${String(only)}.`
    return `${shown(input)} is not one of the expected options`
  },
  invalid_union: ({ input }) => (input === undefined ? REQUIRED : NOT_VALID),
}

/** Error map for `safeParse`, so that the validation library's own English is never shown. */
export const plainWords = (issue: RawIssue): string => {
  const words = WORDS[issue.code] as ((issue: RawIssue) => string) | undefined
  return words?.(issue) ?? NOT_VALID
}

/** Wrong fields that one answer names at most, so that the answer to nonsense stays small. */
const MOST_FIELDS = 50
/** Characters of a field's name in an answer. */
const LONGEST_NAME = 100

/** Message by field, `address.city`; a field that the schema does not know is listed by its own name. */
export function messagesOf(issues: readonly Issue[]): Record<string, string> {
  const found = new Map<string, string>()
  for (const [path, message] of issues.flatMap((issue) => told(issue))) {
    if (found.size >= MOST_FIELDS) break
    const field = path.join('.').slice(0, LONGEST_NAME) || 'body'
    if (!found.has(field)) found.set(field, message)
  }
  return Object.fromEntries(found)
}

type Told = readonly [path: readonly PropertyKey[], message: string]

function told(issue: Issue): Told[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [[...issue.path, key], unknownField(key)])
  }
  const nearest = issue.code === 'invalid_union' ? nearestOf(issue.errors) : undefined
  if (!nearest) return [[issue.path, issue.message]]
  return nearest.flatMap(told).map(([path, message]) => [[...issue.path, ...path], message])
}

function unknownField(name: string): string {
  return `Nothing is known of a field called “${name.slice(0, LONGEST_NAME)}”.`
}

/** Issues of the union member whose type matches the value that was sent, and if there is one, whose fields do. */
function nearestOf(forms: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const isOtherKind = ({ code, path }: Issue) =>
    code === 'invalid_value' || (code === 'invalid_type' && path.length === 0)
  const hasOtherFields = ({ code, path }: Issue) =>
    code === 'unrecognized_keys' && path.length === 0
  const matching = forms.filter((issues) => !issues.some(isOtherKind))
  return matching.find((issues) => !issues.some(hasOtherFields)) ?? matching[0]
}
