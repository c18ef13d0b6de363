/** Schemas for the JSON of themes: small pieces that are combined, report what does not fit, and read what does. */

import type { Json } from '@sitewright/core/json'
import { nearestWord } from '@sitewright/core/nearest-word'
import type { JsonNode } from './parse-json.ts'

export interface ShapeRemark {
  readonly code: 'key-unknown' | 'value-invalid' | 'value-unknown' | 'json-duplicate-key'
  readonly message: string
  /** The known word that was most likely meant. */
  readonly nearest?: string | undefined
}

export type Report = (offset: number, remark: ShapeRemark) => void

export interface Shape<Value> {
  /** Reports the problems of a key's value. */
  check(node: JsonNode, key: string, report: Report): void
  /** The valid value; undefined for what does not fit. */
  read(node: JsonNode): Value | undefined
}

export type ValueOf<Of> = Of extends Shape<infer Value> ? Value : never

function plain<Value>(expected: string, read: (node: JsonNode) => Value | undefined): Shape<Value> {
  return {
    read,
    check: (node, key, report) => {
      if (read(node) === undefined) report(node.start, wrong(key, expected))
    },
  }
}

function wrong(key: string, expected: string): ShapeRemark {
  return { code: 'value-invalid', message: `\`${key}\` must be ${expected}.` }
}

export const anything: Shape<Json> = { check: () => {}, read: jsonOf }

export const text: Shape<string> = plain('a text', textOf)

/** A boolean, which themes also write as `"true"`. */
export const flag: Shape<boolean> = plain('true or false', (node) => {
  if (node.kind === 'flag') return node.value
  const words: Readonly<Record<string, boolean>> = { false: false, true: true }
  return node.kind === 'text' ? words[node.value] : undefined
})

interface Range {
  readonly min?: number
  readonly max?: number
  readonly isWhole?: true
}

export function number({ min = -Infinity, max = Infinity, isWhole }: Range = {}): Shape<number> {
  const kind = isWhole ? 'a whole number' : 'a number'
  const range = [min > -Infinity && `at least ${min}`, max < Infinity && `at most ${max}`]
  return plain([kind, ...range.filter(Boolean)].join(', '), (node) => {
    const value = numberOf(node)
    if (value === undefined || value < min || value > max) return undefined
    return isWhole && !Number.isInteger(value) ? undefined : value
  })
}

/** A number, which themes also write as text. */
export function numberOf(node: JsonNode | undefined): number | undefined {
  if (node?.kind === 'number') return node.value
  return node?.kind === 'text' && /^-?\d+(?:\.\d+)?$/.test(node.value)
    ? Number(node.value)
    : undefined
}

/** One of these words; other words are reported as unknown, not as wrong, and have no effect. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Shape<Word> {
  return {
    read: (node) => words.find((word) => word === textOf(node)),
    check: (node, key, report) => {
      const word = textOf(node)
      if (word === undefined) return report(node.start, wrong(key, 'a text'))
      if (words.some((one) => one === word)) return
      report(node.start, {
        code: 'value-unknown',
        message: `\`${word}\` is not known for \`${key}\`: ${words.join(', ')}.`,
        nearest: nearestWord(word, words),
      })
    },
  }
}

/** Like `oneOf`, but other words are kept too: the platform may come to know them. */
export function wordLike(...words: readonly string[]): Shape<string> {
  return { check: oneOf(...words).check, read: textOf }
}

export function either<A, B>(first: Shape<A>, second: Shape<B>, expected: string): Shape<A | B> {
  return plain<A | B>(expected, (node) => first.read(node) ?? second.read(node))
}

export function listOf<Item>(item: Shape<Item>): Shape<readonly Item[]> {
  return {
    read: (node) =>
      node.kind === 'list' ? node.items.flatMap((one) => item.read(one) ?? []) : undefined,
    check: (node, key, report) => {
      if (node.kind !== 'list') report(node.start, wrong(key, 'a list'))
      else for (const one of node.items) item.check(one, key, report)
    },
  }
}

/** An object whose keys are the theme's own names. */
export function mapOf<Value>(value: Shape<Value>): Shape<ReadonlyMap<string, Value>> {
  return {
    read: (node) => {
      if (node.kind !== 'object') return undefined
      const values = new Map<string, Value>()
      for (const entry of node.entries) {
        const read = value.read(entry.value)
        if (read !== undefined) values.set(entry.key, read)
      }
      return values
    },
    check: (node, key, report) => {
      if (node.kind !== 'object') return report(node.start, wrong(key, 'an object'))
      reportDuplicates(node, report)
      for (const entry of node.entries) value.check(entry.value, entry.key, report)
    },
  }
}

type Fields = Readonly<Record<string, Shape<unknown>>>

/** The entries that are present and valid. */
export type Settings<Of extends Fields> = { readonly [Key in keyof Of]?: ValueOf<Of[Key]> }

export function object<const Of extends Fields>(
  fields: Of,
  { required = [] }: { readonly required?: readonly (keyof Of & string)[] } = {},
): Shape<Settings<Of>> {
  const known = Object.keys(fields)
  return {
    read: (node) => {
      if (node.kind !== 'object') return undefined
      const read = known.flatMap((key) => {
        const entry = entryOf(node, key)
        const value = entry && fields[key]?.read(entry)
        return value === undefined ? [] : [[key, value] as const]
      })
      return Object.fromEntries(read) as Settings<Of>
    },
    check: (node, key, report) => {
      if (node.kind !== 'object') return report(node.start, wrong(key, 'an object'))
      reportDuplicates(node, report)
      for (const entry of node.entries) {
        const field = Object.hasOwn(fields, entry.key) ? fields[entry.key] : undefined
        if (field) field.check(entry.value, entry.key, report)
        else report(entry.keyStart, unknownKey(entry.key, known))
      }
      for (const name of required) {
        if (entryOf(node, name)) continue
        report(node.start, { code: 'value-invalid', message: `The key \`${name}\` is missing.` })
      }
    },
  }
}

function unknownKey(key: string, known: readonly string[]): ShapeRemark {
  return {
    code: 'key-unknown',
    message: `The key \`${key}\` is not known and has no effect.`,
    nearest: nearestWord(key, known),
  }
}

function reportDuplicates(node: JsonNode & { kind: 'object' }, report: Report): void {
  const seen = new Set<string>()
  for (const { key, keyStart } of node.entries) {
    if (seen.has(key)) {
      report(keyStart, {
        code: 'json-duplicate-key',
        message: `The key \`${key}\` is there twice; the last one counts.`,
      })
    }
    seen.add(key)
  }
}

/** The value of a key; the last one counts if there are several. */
export function entryOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.kind === 'object'
    ? node.entries.findLast((entry) => entry.key === key)?.value
    : undefined
}

/** The entries of a list; none if it is not a list. */
export function itemsOf(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.kind === 'list' ? node.items : []
}

export function textOf(node: JsonNode | undefined): string | undefined {
  return node?.kind === 'text' ? node.value : undefined
}

function jsonOf(node: JsonNode): Json {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, jsonOf(value)]))
    case 'list':
      return node.items.map(jsonOf)
    case 'null':
      return null
    default:
      return node.value
  }
}
