/**
 * Checks what a visitor has filled into a form of a site, and gives it the shape in which it is kept and read by templates
 * (`summary-form-field`). Pure: run in the browser before a form is sent, and again on the server.
 */

import { isEmail } from '../email.ts'
import { linkKind } from '../links/link-address.ts'
import type { ComparedAnswers } from './conditions.ts'
import { formFieldType, SCALE } from './field-types.ts'
import { askedFields, isRequired, MAX_ENTRIES, MAX_ENTRY, type SiteFormField } from './site-form.ts'

/** Why an answer is not taken, by a name that each language has words for. */
export type EntryProblem = keyof typeof ENTRY_MESSAGES

/** Texts of the specification (§5), and ours in its manner. */
export const ENTRY_MESSAGES = {
  required: 'Required',
  tooLong: 'You have exceeded the character limit.',
  emailInvalid: 'Email is not valid. Email addresses should follow the format name@example.com.',
  notOffered: 'Please choose from the options.',
  numberInvalid: 'Enter a number.',
  dateInvalid: 'Enter a date that exists.',
  timeInvalid: 'Enter a time of day.',
  websiteInvalid: 'Enter a web address such as https://example.com.',
  phoneInvalid: 'Enter a phone number.',
  fileMissing: 'This file did not arrive. Choose it again.',
  tooManyFiles: 'Choose fewer files.',
  fileKind: 'Files of this kind are not taken here.',
  fileLies: 'This file is not what its name says.',
  fileTooLarge: 'This file is too large. The most is 10 MB.',
  unreadable: 'This could not be read. Enter it again.',
} as const

/** Texts by the name of a part, as templates read them. */
export type EntryParts = Readonly<Record<string, string>>

/** An answer as it is kept, with its question as it was asked. */
export interface Entry {
  readonly id: string
  readonly type: SiteFormField['type']
  readonly rawTitle: string
  /** The whole answer in words; empty where none was given. */
  readonly value: string
  /** Parts by name, or what was chosen of several. Files are named by ids. */
  readonly values?: EntryParts | readonly string[]
  /** Files as they were kept, with the names that the visitor gave them. */
  readonly files?: readonly {
    readonly id: string
    readonly filename: string
    readonly bytes: number
  }[]
}

/** Problems by field id; `''` is of the form as a whole. */
export type EntryProblems = Readonly<Record<string, EntryProblem>>

export type CheckedEntries =
  | { readonly entries: readonly Entry[]; readonly problems?: undefined }
  | { readonly problems: EntryProblems; readonly isUnreadable?: boolean }

/** Value of one field as it is sent: a text, texts of its parts or choices, or texts by the name of a part or statement. */
export type GivenEntry =
  | string
  | readonly string[]
  | Readonly<Record<string, string | readonly string[]>>

/**
 * Checks values by field id. Fields that the answers before leave out are dropped, whatever was sent for them; ids that are
 * not of the form make it unreadable.
 */
export function checkEntries(fields: readonly SiteFormField[], sent: unknown): CheckedEntries {
  const given = readSent(fields, sent)
  if (!given) return { problems: {}, isUnreadable: true }
  const problems: Record<string, EntryProblem> = {}
  const all = new Map<string, Entry>()
  for (const field of fields) {
    const read = READERS[formFieldType(field.type).asks](field, given.get(field.id) ?? [])
    if (typeof read === 'string') problems[field.id] = read
    all.set(field.id, entryOf(field, typeof read === 'string' ? { value: '' } : read))
  }
  const asked = askedFields(fields, comparedEntries([...all.values()]))
  const found = Object.fromEntries(
    asked.flatMap((field): [string, EntryProblem][] => {
      const problem = problems[field.id] ?? missing(field, all.get(field.id))
      return problem ? [[field.id, problem]] : []
    }),
  )
  if (Object.keys(found).length > 0) return { problems: found }
  return { entries: asked.flatMap((field) => entryToKeep(field, all.get(field.id))) }
}

/** Answers as conditions compare them. */
export function comparedEntries(entries: readonly Entry[]): ComparedAnswers {
  return Object.fromEntries(
    entries.map(({ id, value, values }) => [
      id,
      Array.isArray(values) ? [...values] : value === '' ? [] : [value],
    ]),
  )
}

/** Sections ask nothing, and nobody answers them. */
function entryToKeep({ type }: SiteFormField, entry: Entry | undefined): Entry[] {
  return entry && type !== 'section' ? [entry] : []
}

function missing(field: SiteFormField, entry: Entry | undefined): EntryProblem | undefined {
  if (!isRequired(field)) return undefined
  return entry && isFilled(entry) ? undefined : 'required'
}

/** An answer of several parts is given when any of them is (specification §5). */
export function isFilled({ value, values }: Entry): boolean {
  return value !== '' || (values !== undefined && Object.values(values).some((text) => text !== ''))
}

type Read = Pick<Entry, 'value' | 'values'>

function entryOf({ id, type, title, key }: SiteFormField, read: Read): Entry {
  return { id, type, rawTitle: type === 'hidden' ? key : title.trim(), ...read }
}

/** Texts that were sent for one field, each with the name of its part where it had one. */
type Texts = readonly (readonly [name: string, text: string])[]

function readSent(
  fields: readonly SiteFormField[],
  sent: unknown,
): ReadonlyMap<string, Texts> | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined
  const known = new Set(fields.map(({ id }) => id))
  const given = new Map<string, Texts>()
  let length = 0
  for (const [id, value] of Object.entries(sent)) {
    const texts = textsOf(value)
    if (!known.has(id) || !texts) return undefined
    length += texts.reduce((sum, [name, text]) => sum + name.length + text.length, id.length)
    given.set(id, texts)
  }
  return length > MAX_ENTRIES ? undefined : given
}

/** Undefined for what is no text, list of texts, or texts by name. */
function textsOf(value: unknown): Texts | undefined {
  if (value === null || value === undefined) return []
  if (typeof value === 'string') return [['', cleaned(value)]]
  if (typeof value !== 'object') return undefined
  const pairs: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((text) => ['', text] as const)
    : Object.entries(value).flatMap(([name, one]): [string, unknown][] =>
        Array.isArray(one) ? one.map((text) => [name, text]) : [[name, one]],
      )
  if (!pairs.every(([, text]) => typeof text === 'string')) return undefined
  return pairs.map(([name, text]) => [name, cleaned(text as string)])
}

/** Without what no database keeps and no reader sees: control characters but line breaks and tabs, halves of characters. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
    .trim()
}

type Reader = (field: SiteFormField, texts: Texts) => Read | EntryProblem

const only = (texts: Texts) => texts[0]?.[1] ?? ''

const READERS: Readonly<Record<ReturnType<typeof formFieldType>['asks'], Reader>> = {
  line: readLine,
  lines: (field, texts) => lengthChecked(field, only(texts)),
  parts: readParts,
  list: readOne,
  one: readOne,
  several(field, texts) {
    const chosen = new Set(texts.map(([, text]) => text).filter(Boolean))
    if (![...chosen].every((text) => field.options.includes(text))) return 'notOffered'
    const values = field.options.filter((option) => chosen.has(option))
    return { value: values.join(', '), values }
  },
  scale: readScale,
  files(field, texts) {
    const ids = texts.map(([, text]) => text).filter(Boolean)
    if (ids.length > field.maxFiles) return 'tooManyFiles'
    return { value: ids.join(', '), values: ids }
  },
  nothing: ({ type, value }, texts) => {
    if (type !== 'hidden') return { value: '' }
    return { value: texts.length > 0 ? only(texts).slice(0, 500) : value }
  },
}

function readOne({ options }: SiteFormField, texts: Texts): Read | EntryProblem {
  const value = only(texts)
  if (texts.length > 1) return 'unreadable'
  return value === '' || options.includes(value) ? { value } : 'notOffered'
}

function lengthChecked({ maxLength }: SiteFormField, value: string): Read | EntryProblem {
  const longest = maxLength === 0 ? MAX_ENTRY : Math.min(maxLength, MAX_ENTRY)
  return value.length > longest ? 'tooLong' : { value }
}

/** An answer of one line: what is wrong with it by type; an empty one is right. */
const LINES: Readonly<Record<string, (text: string) => EntryProblem | undefined>> = {
  email: (text) => (isEmail(text, 'formField') ? undefined : 'emailInvalid'),
  number: (text) => (isNumber(text) ? undefined : 'numberInvalid'),
  currency: (text) => (isNumber(text) ? undefined : 'numberInvalid'),
  website: (text) => (linkKind(withScheme(text)) === 'web' ? undefined : 'websiteInvalid'),
}

function readLine(field: SiteFormField, texts: Texts): Read | EntryProblem {
  if (field.type === 'date') return readDate(texts)
  if (field.type === 'time') return readTime(texts)
  if (texts.length > 1) return 'unreadable'
  const value = only(texts).replace(/\s+/g, ' ')
  const problem = value === '' ? undefined : LINES[field.type]?.(value)
  return problem ?? lengthChecked(field, value)
}

/** Digits with signs of any country for groups and fractions, in front of or behind a sign of a currency. */
function isNumber(text: string): boolean {
  return /^[^\p{L}\p{N}]{0,4}\d[\d.,'’\s]{0,30}[^\p{L}\p{N}]{0,4}$/u.test(text)
}

function withScheme(text: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}

/** Month, day and year as parts, or a date as browsers send one: `2026-11-26`. */
function readDate(texts: Texts): Read | EntryProblem {
  const given = texts.map(([, text]) => text)
  if (given.every((text) => text === '')) return { value: '' }
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(given[0] ?? '')
  const [Month = '', Day = '', Year = ''] = iso ? [iso[2], iso[3], iso[1]] : given
  if (![Month, Day, Year].every((text) => /^\d{1,4}$/.test(text)) || Year.length < 4) {
    return 'dateInvalid'
  }
  const date = new Date(Date.UTC(Number(Year), Number(Month) - 1, Number(Day)))
  const isReal = date.getUTCMonth() === Number(Month) - 1 && date.getUTCDate() === Number(Day)
  if (!isReal) return 'dateInvalid'
  return { value: date.toISOString().slice(0, 10), values: { Month, Day, Year } }
}

/** Hour, minute, second and half of the day as parts, or a time as browsers send one: `14:30`. */
function readTime(texts: Texts): Read | EntryProblem {
  const given = texts.map(([, text]) => text)
  if (given.every((text) => text === '')) return { value: '' }
  const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(given[0] ?? '')
  const [hour = '', minute = '', second = '', half = ''] = clock ? clock.slice(1) : given
  const numbers = [hour, minute || '00', second || '00']
  if (!numbers.every((text) => /^\d{1,2}$/.test(text)) || !/^(?:|[ap]m)$/i.test(half)) {
    return 'timeInvalid'
  }
  const hours = Number(hour) + (half === '' ? 0 : hoursAdded(Number(hour), half))
  if (half !== '' && (Number(hour) < 1 || Number(hour) > 12)) return 'timeInvalid'
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return 'timeInvalid'
  const two = (number: number) => String(number).padStart(2, '0')
  return {
    value: `${two(hours)}:${two(Number(minute))}`,
    values: {
      Hour: two(hours % 12 || 12),
      Minute: two(Number(minute)),
      Second: two(Number(second)),
      Ampm: hours < 12 ? 'AM' : 'PM',
    },
  }
}

/** Hours between a clock of twelve and one of 24: twelve at night is 0, and one after noon 13. */
function hoursAdded(hour: number, half: string): number {
  const isAfternoon = half.toLowerCase() === 'pm'
  if (hour === 12) return isAfternoon ? 0 : -12
  return isAfternoon ? 12 : 0
}

/** Names of parts as templates read them, in the order in which they are sent. */
const PART_NAMES: Readonly<Record<string, readonly (readonly [part: string, name: string])[]>> = {
  name: [
    ['firstName', 'First'],
    ['lastName', 'Last'],
  ],
  address: [
    ['line1', 'Line1'],
    ['line2', 'Line2'],
    ['city', 'City'],
    ['region', 'State'],
    ['postcode', 'Zip'],
    ['country', 'Country'],
  ],
}

function readParts(field: SiteFormField, texts: Texts): Read | EntryProblem {
  if (field.type === 'phone') return readPhone(texts)
  const names = PART_NAMES[field.type] ?? []
  const byName = partsByName(names, texts)
  if (!byName) return 'unreadable'
  const values = Object.fromEntries(names.map(([, name]) => [name, byName.get(name) ?? '']))
  const value = Object.values(values).filter(Boolean)
  if (value.some((text) => text.length > MAX_PART)) return 'tooLong'
  return { value: value.join(field.type === 'name' ? ' ' : ', '), values }
}

/** Longest part of an answer in characters. */
const MAX_PART = 300

/** Texts by the name of their part: as it was sent, or by their place. Undefined for more or other parts than there are. */
function partsByName(
  names: readonly (readonly [part: string, name: string])[],
  texts: Texts,
): ReadonlyMap<string, string> | undefined {
  if (texts.length > names.length) return undefined
  const byName = new Map<string, string>()
  for (const [place, [part, text]] of texts.entries()) {
    const found = part === '' ? names[place] : names.find((one) => one.includes(part))
    if (!found) return undefined
    byName.set(found[1], text.replace(/\s+/g, ' '))
  }
  return byName
}

/**
 * A phone as one number, with the code of its country before it where that is asked for; or in the three or four parts of old
 * themes, of which three have no code (specification §5).
 */
function readPhone(texts: Texts): Read | EntryProblem {
  const named = new Map(texts)
  const isNamed = texts.some(([part]) => part !== '')
  const listed = texts.map(([, text]) => text)
  const given = isNamed ? [named.get('countryCode') ?? '', named.get('phone') ?? ''] : listed
  if (given.length > 4) return 'unreadable'
  if (given.every((text) => text === '')) return { value: '' }
  const padded = given.length % 2 === 1 ? ['', ...given] : given
  const [country = '', ...rest] = padded
  const code = country.replace(/^(?:\+|00)/, '')
  const number = rest.filter(Boolean).join(rest.length > 1 ? '-' : ' ')
  if (!/^\d{0,4}$/.test(code) || !/^\+?[\d\s()./-]{2,40}$/.test(number)) return 'phoneInvalid'
  const value = code === '' ? number : `+${code} ${number}`
  const [Areacode = '', Prefix = '', Line = ''] = rest
  const parts = rest.length > 1 ? { Areacode, Prefix, Line } : { Number: number }
  return { value, values: { Country: code, ...parts } }
}

/** A scale: for each statement a point from -2 to 2, sent as such, by its English name, or by its place. */
function readScale({ options }: SiteFormField, texts: Texts): Read | EntryProblem {
  const values: Record<string, string> = Object.create(null)
  for (const [statement, answer] of texts) {
    const question = options.includes(statement) ? statement : options[Number(statement)]
    const point = answer === '' ? undefined : pointOf(answer)
    if (question === undefined) return 'unreadable'
    if (point === undefined && answer !== '') return 'notOffered'
    if (point !== undefined) values[question] = point
  }
  const answered = options.filter((statement) => values[statement] !== undefined)
  const value = answered.map((statement) => `${statement}: ${values[statement]}`).join('\n')
  return { value, ...(value !== '' && { values: { ...values } }) }
}

function pointOf(answer: string): string | undefined {
  const place = (SCALE as readonly string[]).indexOf(answer)
  const point = place === -1 ? answer : String(place - 2)
  return /^(?:-[12]|[0-2])$/.test(point) ? point : undefined
}
