/** Memoization of formatted texts: shops show the same prices and days on every page, and to every visitor. */

import { perArguments } from '../values/per-arguments.ts'
import type { LocaleFormats } from './locale-formats.ts'

type Part = string | number

/** A cached text, with everything it depends on. */
interface Written {
  readonly writer: number
  readonly list: number
  readonly a: Part
  readonly b: Part
  readonly c: Part
  readonly text: string
}

/** Size of the cache, shared by all locales. It is direct-mapped: a new text evicts the one in its place. */
const PLACES = 4_096
const written: (Written | undefined)[] = new Array(PLACES).fill(undefined)
/** The most characters of a cached text with its input; prices and times are short. */
const MAX_LENGTH = 100

let writers = 0
let lists = 0
const numberOf = perArguments(() => ++lists)

function remembered<A extends Part, B extends Part, C extends Part>(
  write: (a: A, b: B, c: C, options: readonly string[]) => string,
) {
  const writer = ++writers
  return (a: A, b: B, c: C, options: readonly string[]): string => {
    const list = numberOf(options)
    const place = mixed(mixed(mixed(writer * 31 + list, a), b), c) & (PLACES - 1)
    const known = written[place]
    if (
      known !== undefined &&
      known.a === a &&
      known.b === b &&
      known.c === c &&
      known.list === list &&
      known.writer === writer
    ) {
      return known.text
    }
    const text = write(a, b, c, options)
    const length = text.length + lengthOf(a) + lengthOf(b) + lengthOf(c)
    if (length <= MAX_LENGTH) written[place] = { writer, list, a, b, c, text }
    return text
  }
}

const lengthOf = (part: Part) => (typeof part === 'string' ? part.length : 0)

/** Hashes a part. */
function mixed(start: number, part: Part): number {
  if (typeof part === 'number') return (start * 31 + (part % PRIME)) | 0
  let hash = start
  for (let i = Math.min(part.length, MAX_LENGTH); i-- > 0; ) {
    hash = (hash * 31 + part.charCodeAt(i)) | 0
  }
  return hash
}

const PRIME = 1_000_003

/** Memoized formats. Relative times change too often to be cached. */
export function remembering(formats: LocaleFormats): LocaleFormats {
  const cardinal = remembered((number: string) => formats.cardinalForm(number))
  const ordinal = remembered((number: string) => formats.ordinalForm(number))
  const regional = remembered((amount: string) => formats.regionalMoney(amount))
  const decimal = remembered((number: string, _b, _c, options) => formats.decimal(number, options))
  const money = remembered((amount: string, code: string, _c, options) =>
    formats.money(amount, code, options),
  )
  const time = remembered((epochMs: number, zone: string, _c, options) =>
    formats.time(epochMs, zone, options),
  )
  const interval = remembered((startMs: number, endMs: number, zone: string, options) =>
    formats.interval(startMs, endMs, zone, options),
  )
  return {
    cardinalForm: (number) => cardinal(number, 0, 0, NONE),
    ordinalForm: (number) => ordinal(number, 0, 0, NONE),
    regionalMoney: (amount) => regional(amount, 0, 0, NONE),
    decimal: (number, options) => decimal(number, 0, 0, options),
    money: (amount, code, options) => money(amount, code, 0, options),
    time: (epochMs, zone, options) => time(epochMs, zone, 0, options),
    interval: (startMs, endMs, zone, options) => interval(startMs, endMs, zone, options),
    relativeTime: formats.relativeTime,
  }
}

const NONE: readonly string[] = []
