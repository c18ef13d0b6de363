/** A cursor inside a tag, and the tokens of the grammar that can stand there (language §3). */

import type { Arguments, Reference } from '../instructions/instruction.ts'
import { listOf } from '../instructions/list.ts'
import { perText } from '../values/per-text.ts'

const WORD = /[a-zA-Z][a-zA-Z0-9_-]*/y
const DEFINITION = /@[a-zA-Z][a-zA-Z0-9_-]*/y
const SEGMENT = /\d+|[@$]?[a-zA-Z][a-zA-Z0-9_-]*|@/y
const COMMA = / *, */y
const OPERATOR = /&&|\|\|/y
const WHITESPACE = /[ \f\n\r\t\v]+/y
const PATH = /[./a-zA-Z0-9_-]+/y
const PREDICATE = /[a-zA-Z][a-zA-Z0-9_-]*\?/y
const FORMATTER_ARGUMENTS = /[^|}]+/y
const REST = /[^}]+/y

const MAX_INDEX = 2 ** 31 - 1

export interface Cursor {
  readonly text: string
  at: number
  /** The offset that no match of the patterns reaches beyond: the end of the text, or a `}`. */
  readonly end: number
}

export function cursorOn(text: string, at = 0, end = text.length): Cursor {
  return { text, at, end }
}

export function atEnd(cursor: Cursor): boolean {
  return cursor.at === cursor.end
}

/** Moves over a literal if it is next. */
export function skip(cursor: Cursor, literal: string): boolean {
  if (!cursor.text.startsWith(literal, cursor.at)) return false
  cursor.at += literal.length
  return true
}

/** The text that a sticky pattern matches here; moves behind it. Only testing avoids allocating the match. */
export function take(cursor: Cursor, pattern: RegExp): string | undefined {
  const { at, text } = cursor
  pattern.lastIndex = at
  if (!pattern.test(text)) return undefined
  cursor.at = pattern.lastIndex
  return text.slice(at, cursor.at)
}

export const takeWord = (cursor: Cursor): string | undefined => take(cursor, WORD)
export const takeDefinition = (cursor: Cursor): string | undefined => take(cursor, DEFINITION)
export const takePath = (cursor: Cursor): string | undefined => take(cursor, PATH)
export const takeWhitespace = (cursor: Cursor): string | undefined => take(cursor, WHITESPACE)
export const takePredicateName = (cursor: Cursor): string | undefined => take(cursor, PREDICATE)
export const takeRest = (cursor: Cursor): string => take(cursor, REST) ?? ''

/** An operator with space around it. */
export function takeOperator(cursor: Cursor): string | undefined {
  const { at } = cursor
  take(cursor, WHITESPACE)
  const operator = take(cursor, OPERATOR)
  if (operator === undefined) cursor.at = at
  else take(cursor, WHITESPACE)
  return operator
}

/** A reference, segment by segment: one pattern for all would need a stack as deep as the number of segments. */
export function takeReference(cursor: Cursor): Reference | undefined {
  const first = take(cursor, SEGMENT)
  if (first === undefined) return undefined
  const segments = listOf(indexOrName(first))
  while (skip(cursor, '.')) {
    const next = take(cursor, SEGMENT)
    if (next === undefined) {
      cursor.at--
      break
    }
    segments.push(indexOrName(next))
  }
  return segments
}

export function takeReferences(cursor: Cursor): Reference[] | undefined {
  const references: Reference[] = listOf()
  do {
    const reference = takeReference(cursor)
    if (!reference) return undefined
    references.push(reference)
  } while (!atEnd(cursor) && take(cursor, COMMA) !== undefined)
  return references
}

/** A reference from text: `a.0.b` is `['a', 0, 'b']`; numbers too large for an index stay text. */
export function parseReference(text: string): Reference {
  return text.split('.').map(indexOrName)
}

/** Memoized `parseReference`, for references that are read while rendering, where the same few repeat. */
export const knownReference = perText(parseReference)

function indexOrName(segment: string): string | number {
  if (!isDigit(segment.charCodeAt(0)) || !/^\d+$/.test(segment)) return segment
  const index = Number(segment)
  return index <= MAX_INDEX ? index : segment
}

const isDigit = (code: number) => code >= 48 && code <= 57

/** Arguments: the first character is the delimiter; every piece counts, empty ones too. */
export function takeFormatterArguments(cursor: Cursor): Arguments | undefined {
  const text = take(cursor, FORMATTER_ARGUMENTS)
  return text === undefined ? undefined : splitArguments(text)
}

/** Like `takeFormatterArguments`, but a single empty piece means no arguments. */
export function takeArguments(cursor: Cursor): Arguments | 0 {
  const text = takeRest(cursor)
  if (text === '') return 0
  const [pieces, delimiter] = splitArguments(text)
  return listOf(pieces.length === 1 && pieces[0] === '' ? [] : pieces, delimiter)
}

function splitArguments(text: string): Arguments {
  const delimiter = text.charAt(0)
  return listOf(text.slice(1).split(delimiter), delimiter)
}
