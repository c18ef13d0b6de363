/** A strict JSON parser that keeps the place of every value, and of the first mistake. */

export type JsonNode = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'object'; readonly entries: readonly JsonEntry[] }
  | { readonly kind: 'list'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'null' }
)

export interface JsonEntry {
  readonly key: string
  readonly keyStart: number
  readonly value: JsonNode
}

export interface JsonMistake {
  readonly offset: number
  readonly message: string
}

export function parseJson(text: string): { node: JsonNode } | { mistake: JsonMistake } {
  const reader: Reader = { text, at: 0, depth: 0 }
  try {
    const node = readValue(reader)
    skipSpace(reader)
    if (reader.at < text.length) stop(reader, 'Nothing may follow the value.')
    return { node }
  } catch (error) {
    if (error instanceof Stopped) return { mistake: error }
    throw error
  }
}

interface Reader {
  readonly text: string
  at: number
  depth: number
}

class Stopped extends Error {
  readonly offset: number

  constructor(offset: number, message: string) {
    super(message)
    this.offset = offset
  }
}

const MAX_DEPTH = 200

function stop({ at }: Reader, message: string): never {
  throw new Stopped(at, message)
}

const SPACE = /[ \t\n\r]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /[\w$-]+/y

function take(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at
  const match = pattern.exec(reader.text)?.[0]
  if (match !== undefined) reader.at += match.length
  return match
}

function skipSpace(reader: Reader): void {
  take(reader, SPACE)
  if (/^\/[/*]/.test(reader.text.slice(reader.at, reader.at + 2))) {
    stop(reader, 'JSON has no comments.')
  }
}

function readValue(reader: Reader): JsonNode {
  skipSpace(reader)
  const start = reader.at
  switch (reader.text[start]) {
    case '{':
      return inside(reader, () => readObject(reader))
    case '[':
      return inside(reader, () => readList(reader))
    case '"':
      return { kind: 'text', value: readText(reader), start, end: reader.at }
    default:
      return readScalar(reader)
  }
}

function inside(reader: Reader, read: () => JsonNode): JsonNode {
  if (reader.depth === MAX_DEPTH) stop(reader, `Values are nested more than ${MAX_DEPTH} deep.`)
  reader.depth++
  const node = read()
  reader.depth--
  return node
}

function readObject(reader: Reader): JsonNode {
  const start = reader.at
  const entries: JsonEntry[] = []
  readItems(reader, '}', () => {
    const keyStart = reader.at
    if (reader.text[keyStart] !== '"') stop(reader, keyExpected(reader))
    const key = readText(reader)
    skipSpace(reader)
    if (reader.text[reader.at] !== ':') stop(reader, `A colon must follow the key "${key}".`)
    reader.at++
    entries.push({ key, keyStart, value: readValue(reader) })
  })
  return { kind: 'object', entries, start, end: reader.at }
}

function readList(reader: Reader): JsonNode {
  const start = reader.at
  const items: JsonNode[] = []
  readItems(reader, ']', () => items.push(readValue(reader)))
  return { kind: 'list', items, start, end: reader.at }
}

/** Reads the entries between brackets, separated by commas. */
function readItems(reader: Reader, close: '}' | ']', readItem: () => void): void {
  const opening = reader.at
  reader.at++
  skipSpace(reader)
  if (reader.text[reader.at] === close) {
    reader.at++
    return
  }
  for (;;) {
    readItem()
    skipSpace(reader)
    const next = reader.text[reader.at]
    if (next === undefined) {
      throw new Stopped(opening, `This \`${reader.text[opening]}\` is never closed.`)
    }
    if (next !== ',' && next !== close) stop(reader, `A comma or \`${close}\` is missing.`)
    const comma = reader.at
    reader.at++
    if (next === close) return
    skipSpace(reader)
    if (reader.text[reader.at] === close) {
      throw new Stopped(comma, `There must be no comma before \`${close}\`.`)
    }
  }
}

function readText(reader: Reader): string {
  const { text, at } = reader
  const end = closingQuote(text, at)
  const quoted = text.slice(at, end + 1)
  if (end < 0 || quoted.includes('\n')) {
    return stop(reader, 'This text is never closed: its `"` is missing.')
  }
  try {
    const value: string = JSON.parse(quoted)
    reader.at = end + 1
    return value
  } catch {
    return stop(reader, 'This text holds a character or an escape that JSON does not allow.')
  }
}

function closingQuote(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '"') return at
    if (text[at] === '\\') at++
  }
  return -1
}

const WORDS: ReadonlyMap<string, { kind: 'flag'; value: boolean } | { kind: 'null' }> = new Map([
  ['true', { kind: 'flag', value: true } as const],
  ['false', { kind: 'flag', value: false } as const],
  ['null', { kind: 'null' } as const],
])

function readScalar(reader: Reader): JsonNode {
  const start = reader.at
  const word = take(reader, WORD) ?? ''
  const known = WORDS.get(word)
  if (known) return { ...known, start, end: reader.at }
  reader.at = start
  const number = take(reader, NUMBER)
  const end = reader.at
  if (number && !/[\w.$-]/.test(reader.text[end] ?? '')) {
    return { kind: 'number', value: Number(number), start, end }
  }
  reader.at = start
  return stop(reader, valueExpected(reader))
}

function valueExpected({ text, at }: Reader): string {
  if (at >= text.length) return 'A value is missing.'
  if (text[at] === "'") return 'Text stands in double quotes.'
  return `\`${/^[\w$.-]+|[\s\S]/.exec(text.slice(at))?.[0]}\` is not a value: text stands in double quotes.`
}

function keyExpected({ text, at }: Reader): string {
  return at >= text.length ? 'A key is missing.' : 'Keys stand in double quotes.'
}
