/** Message patterns: text with values, plurals and choices in braces (language §19.3). */

import { type Decimal, parseDecimal } from '../numbers/decimal.ts'
import { atEnd, type Cursor, cursorOn, skip, take } from '../parser/cursor.ts'

export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  /** `#`: the number of a plural, or the word of a `select`. */
  | { readonly kind: 'number' }
  | { readonly kind: 'value'; readonly name: string }
  | {
      readonly kind: 'format'
      readonly names: readonly string[]
      /** Name of a format: `decimal`, `number`, `money`… */
      readonly format: string
      readonly options: readonly string[]
    }
  | {
      readonly kind: 'choice'
      readonly name: string
      readonly by: 'plural' | 'selectordinal' | 'select'
      readonly offset: Decimal | undefined
      readonly branches: readonly Branch[]
    }

export interface Branch {
  /** A plural form, a word, or the number of `=1`. */
  readonly key: string
  readonly number: Decimal | undefined
  readonly message: Message
}

export type Message = readonly MessagePart[]

const MAX_DEPTH = 32
const PLAIN = /[^'{]+/y
const GAP = /[\s,]+/y
const INDEX = /0*(\d+)/y
const WORD = /[^\p{Pattern_Syntax}\p{Pattern_White_Space}]+/uy
/** Operations by prefix, whatever letters follow: `decimals` is `decimal` too. */
const OPERATION =
  /plural|selectordinal|select|money|currency|decimal|number|datetime-interval|datetime/y
const OPTIONS = /[^{]*/y
const OFFSET = /offset:(-?\d+)/y
const PLURAL_KEY = /=(\d+(?:\.\d+)?)|zero|one|two|few|many|other/y

export function parseMessage(pattern: string): Message {
  return parseText(pattern, 0)
}

function parseText(source: string, depth: number): Message {
  const parts: MessagePart[] = []
  let text = ''
  const endText = () => {
    // The numbers of a branch stand between its pieces, quoted or not.
    const pieces = depth > 0 ? text.split('#') : [text]
    pieces.forEach((piece, index) => {
      if (index > 0) parts.push({ kind: 'number' })
      if (piece) parts.push({ kind: 'text', text: piece })
    })
    text = ''
  }
  const cursor = cursorOn(source)
  while (!atEnd(cursor)) {
    text += take(cursor, PLAIN) ?? takeQuoted(cursor)
    if (source[cursor.at] !== '{') continue
    const inside = takeBraces(cursor)
    if (inside === undefined) break
    const part = parseTag(inside, depth)
    if (part) {
      endText()
      parts.push(part)
    } else if (depth > 0) text += inside
  }
  text += source.slice(cursor.at)
  endText()
  return parts
}

/** `''` is an apostrophe; `'…'` is taken literally, to the end if nothing closes it. */
function takeQuoted(cursor: Cursor): string {
  if (skip(cursor, "''")) return "'"
  if (!skip(cursor, "'")) return ''
  const start = cursor.at
  const close = cursor.text.indexOf("'", start)
  cursor.at = close < 0 ? cursor.text.length : close + 1
  return cursor.text.slice(start, close < 0 ? undefined : close)
}

/** The text between two matching braces; undefined, without moving, if the second one is missing. */
function takeBraces(cursor: Cursor): string | undefined {
  const { text, at: start } = cursor
  for (let depth = 0; !atEnd(cursor); ) {
    const character = text[cursor.at]
    if (character === "'") {
      takeQuoted(cursor)
      continue
    }
    cursor.at++
    if (character === '{') depth++
    else if (character === '}' && --depth === 0) return text.slice(start + 1, cursor.at - 1)
  }
  cursor.at = start
  return undefined
}

const NOTHING: MessagePart = { kind: 'text', text: '' }

/** `undefined` for an invalid tag: that prints nothing, but inside a branch its text without the braces. */
function parseTag(inside: string, depth: number): MessagePart | undefined {
  if (inside.startsWith('-')) return { kind: 'text', text: `{${inside.slice(1)}}` }
  const cursor = cursorOn(inside)
  take(cursor, GAP)
  const names = takeNames(cursor)
  const [name] = names
  if (name === undefined) return undefined
  // Text that touches the name is no operation, and is ignored.
  if (take(cursor, GAP) === undefined || atEnd(cursor)) return { kind: 'value', name }
  const operation = take(cursor, OPERATION)
  if (operation === undefined) return undefined
  if (operation !== 'plural' && operation !== 'selectordinal' && operation !== 'select') {
    const options =
      take(cursor, OPTIONS)
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? []
    return { kind: 'format', names, format: operation, options }
  }
  take(cursor, GAP)
  const offset = operation === 'select' ? undefined : takeGroup(cursor, OFFSET)
  const branches = takeBranches(cursor, operation === 'select' ? WORD : PLURAL_KEY, depth + 1)
  if (!branches) return NOTHING
  return { kind: 'choice', name, by: operation, offset: parseDecimal(offset), branches }
}

function takeNames(cursor: Cursor): readonly string[] {
  const names: string[] = []
  do {
    const name = takeGroup(cursor, INDEX) ?? take(cursor, WORD)
    if (name === undefined) break
    names.push(name)
  } while (skip(cursor, ';'))
  return names
}

/** Branches up to the first text that is none; undefined if one of them has no braces. */
function takeBranches(cursor: Cursor, keys: RegExp, depth: number): readonly Branch[] | undefined {
  if (depth > MAX_DEPTH) return undefined
  const branches: Branch[] = []
  for (;;) {
    take(cursor, GAP)
    const key = takeGroup(cursor, keys)
    if (key === undefined) return branches
    take(cursor, GAP)
    const inside = cursor.text[cursor.at] === '{' ? takeBraces(cursor) : undefined
    if (inside === undefined) return undefined
    branches.push({ key, number: parseDecimal(key), message: parseText(inside, depth) })
  }
}

/** The first group of a match, or all of it. */
function takeGroup(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at
  const match = pattern.exec(cursor.text)
  if (!match) return undefined
  cursor.at = pattern.lastIndex
  return match[1] ?? match[0]
}
