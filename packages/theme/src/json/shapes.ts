/** What JSON of themes looks like: small pieces that are put together, and say what does not fit. */

import { nearestWord } from '@sitewright/core/nearest-word'
import type { JsonNode } from './parse-json.ts'

export interface ShapeRemark {
  readonly code: 'key-unknown' | 'value-invalid' | 'value-unknown' | 'json-duplicate-key'
  readonly message: string
  /** The known word that was most likely meant. */
  readonly nearest?: string | undefined
}

export type Report = (offset: number, remark: ShapeRemark) => void

/** Says what is wrong with the value of a key. */
export type Shape = (node: JsonNode, key: string, report: Report) => void

const wrong = (expected: string): Shape =>
  function say({ start }, key, report) {
    report(start, { code: 'value-invalid', message: `\`${key}\` must be ${expected}.` })
  }

export const anything: Shape = () => {}

export const text: Shape = (node, key, report) => {
  if (node.kind !== 'text') wrong('a text')(node, key, report)
}

/** Themes write `"true"` too. */
export const flag: Shape = (node, key, report) => {
  const isText = node.kind === 'text' && (node.value === 'true' || node.value === 'false')
  if (node.kind !== 'flag' && !isText) wrong('true or false')(node, key, report)
}

interface Range {
  readonly min?: number
  readonly max?: number
  readonly isWhole?: true
}

export function number({ min = -Infinity, max = Infinity, isWhole }: Range = {}): Shape {
  const kind = isWhole ? 'a whole number' : 'a number'
  const range = [min > -Infinity && `at least ${min}`, max < Infinity && `at most ${max}`]
  const expected = [kind, ...range.filter(Boolean)].join(', ')
  return (node, key, report) => {
    const value = numberOf(node)
    const fits = value !== undefined && value >= min && value <= max
    if (!fits || (isWhole && !Number.isInteger(value))) wrong(expected)(node, key, report)
  }
}

/** Themes write numbers as texts too. */
export function numberOf(node: JsonNode | undefined): number | undefined {
  if (node?.kind === 'number') return node.value
  return node?.kind === 'text' && /^-?\d+(?:\.\d+)?$/.test(node.value)
    ? Number(node.value)
    : undefined
}

/** One of these words; others are unknown, but not wrong. */
export function oneOf(...words: readonly string[]): Shape {
  return (node, key, report) => {
    if (node.kind !== 'text') wrong('a text')(node, key, report)
    else if (!words.includes(node.value)) {
      report(node.start, {
        code: 'value-unknown',
        message: `\`${node.value}\` is not known for \`${key}\`: ${words.join(', ')}.`,
        nearest: nearestWord(node.value, words),
      })
    }
  }
}

export function either(first: Shape, second: Shape, expected: string): Shape {
  return (node, key, report) => {
    const fits = (shape: Shape) => {
      let count = 0
      shape(node, key, () => count++)
      return count === 0
    }
    if (!fits(first) && !fits(second)) wrong(expected)(node, key, report)
  }
}

export function listOf(item: Shape): Shape {
  return (node, key, report) => {
    if (node.kind !== 'list') wrong('a list')(node, key, report)
    else for (const one of node.items) item(one, key, report)
  }
}

/** An object whose keys are names of the theme's own. */
export function mapOf(value: Shape): Shape {
  return (node, key, report) => {
    if (node.kind !== 'object') return wrong('an object')(node, key, report)
    reportDuplicates(node, report)
    for (const entry of node.entries) value(entry.value, entry.key, report)
  }
}

export function object(
  fields: Readonly<Record<string, Shape>>,
  { required = [] }: { readonly required?: readonly string[] } = {},
): Shape {
  const known = Object.keys(fields)
  return (node, key, report) => {
    if (node.kind !== 'object') return wrong('an object')(node, key, report)
    reportDuplicates(node, report)
    for (const entry of node.entries) {
      const field = Object.hasOwn(fields, entry.key) ? fields[entry.key] : undefined
      if (field) field(entry.value, entry.key, report)
      else {
        report(entry.keyStart, {
          code: 'key-unknown',
          message: `The key \`${entry.key}\` is not known and has no effect.`,
          nearest: nearestWord(entry.key, known),
        })
      }
    }
    for (const name of required) {
      if (entryOf(node, name)) continue
      report(node.start, { code: 'value-invalid', message: `The key \`${name}\` is missing.` })
    }
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

/** The value of a key; the last one counts. */
export function entryOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.kind === 'object'
    ? node.entries.findLast((entry) => entry.key === key)?.value
    : undefined
}

/** What a list holds; nothing if it is none. */
export function itemsOf(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.kind === 'list' ? node.items : []
}

export function textOf(node: JsonNode | undefined): string | undefined {
  return node?.kind === 'text' ? node.value : undefined
}
