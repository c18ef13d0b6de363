/** Parses the inside of one `{…}` (language §4). Undefined for text that is not a tag. */

import type {
  Call,
  Calls,
  Comment,
  Instruction,
  OrPredicate,
  Reference,
} from '../instructions/instruction.ts'
import { listOf } from '../instructions/list.ts'
import { OP } from '../instructions/opcodes.ts'
import {
  atEnd,
  type Cursor,
  skip,
  takeArguments,
  takeDefinition,
  takeFormatterArguments,
  takeOperator,
  takePath,
  takePredicateName,
  takeReference,
  takeReferences,
  takeRest,
  takeWhitespace,
  takeWord,
} from './cursor.ts'

/** Names of formatters and predicates, and the function that reports an unknown one. */
export interface Vocabulary {
  hasFormatter(name: string): boolean
  hasPredicate(name: string): boolean
  unknownFormatter(name: string): void
  unknownPredicate(name: string): void
}

/** The cursor stands behind the `{`, and ends before the `}`. */
export function parseTag(cursor: Cursor, vocabulary: Vocabulary): Instruction | undefined {
  if (skip(cursor, '#'))
    return listOf<Comment>(OP.COMMENT, cursor.text.slice(cursor.at, cursor.end), 0)
  if (!skip(cursor, '.')) return parseVariable(cursor, vocabulary)
  return parsePredicate(cursor, vocabulary) ?? parseKeyword(cursor, vocabulary)
}

type Parse = (cursor: Cursor, vocabulary: Vocabulary) => Instruction | undefined

const alone =
  (instruction: Instruction): Parse =>
  (cursor) =>
    atEnd(cursor) ? instruction : undefined

/** Keywords with their parsers. None is a prefix of another with the same continuation. */
const KEYWORDS: readonly (readonly [keyword: string, parse: Parse])[] = [
  ['alternates with', alone(OP.ALTERNATES_WITH)],
  ['ctx ', parseContextVariable],
  ['end', alone(OP.END)],
  ['eof', alone(OP.EOF)],
  ['eval', parseEval],
  ['if', parseIf],
  ['include', parseInclude],
  ['inject ', parseInject],
  ['macro ', parseMacro],
  ['meta-left', alone(OP.META_LEFT)],
  ['meta-right', alone(OP.META_RIGHT)],
  ['newline', alone(OP.NEWLINE)],
  ['or', parseOr],
  ['repeated section', parseRepeated],
  ['section', parseSection],
  ['space', alone(OP.SPACE)],
  ['tab', alone(OP.TAB)],
  ['var ', parseBinding],
]

/** Keywords by the code of their first letter. */
const BY_LETTER: (typeof KEYWORDS)[] = []
for (const entry of KEYWORDS) {
  const letter = entry[0].charCodeAt(0)
  BY_LETTER[letter] = [...(BY_LETTER[letter] ?? []), entry]
}

function parseKeyword(cursor: Cursor, vocabulary: Vocabulary): Instruction | undefined {
  for (const [keyword, parse] of BY_LETTER[cursor.text.charCodeAt(cursor.at)] ?? []) {
    if (skip(cursor, keyword)) return parse(cursor, vocabulary)
  }
  return undefined
}

function parseVariable(cursor: Cursor, vocabulary: Vocabulary): Instruction | undefined {
  const references = takeReferences(cursor)
  const calls = references && takeCalls(cursor, vocabulary)
  return references && calls !== undefined ? listOf(OP.VARIABLE, references, calls) : undefined
}

/** A chain of formatters up to the end of the tag. Names are only checked if it has the form of a chain. */
function takeCalls(cursor: Cursor, vocabulary: Vocabulary): Calls | undefined {
  const calls: Call[] = listOf()
  while (skip(cursor, '|')) {
    const name = takeWord(cursor)
    if (name === undefined) return undefined
    const args = takeFormatterArguments(cursor)
    calls.push(args ? listOf(name, args) : listOf(name))
  }
  if (!atEnd(cursor)) return undefined
  const unknown = calls.find(([name]) => !vocabulary.hasFormatter(name))
  if (unknown) {
    vocabulary.unknownFormatter(unknown[0])
    return undefined
  }
  return calls.length > 0 ? calls : 0
}

/** Parses a predicate; moves only if there is one. */
function parsePredicate(
  cursor: Cursor,
  vocabulary: Vocabulary,
  opcode: typeof OP.PREDICATE | typeof OP.OR_PREDICATE = OP.PREDICATE,
): Instruction | undefined {
  const name = takePredicateName(cursor)
  if (name === undefined) return undefined
  if (!vocabulary.hasPredicate(name)) vocabulary.unknownPredicate(name.slice(0, -1))
  return listOf(opcode, name, takeArguments(cursor), listOf(), null)
}

function parseOr(cursor: Cursor, vocabulary: Vocabulary): Instruction | undefined {
  if (atEnd(cursor)) return listOf<OrPredicate>(OP.OR_PREDICATE, 0, 0, listOf(), null)
  return skip(cursor, ' ') ? parsePredicate(cursor, vocabulary, OP.OR_PREDICATE) : undefined
}

function parseIf(cursor: Cursor, vocabulary: Vocabulary): Instruction | undefined {
  if (takeWhitespace(cursor) === undefined) return undefined
  const predicate = parsePredicate(cursor, vocabulary)
  if (predicate) return predicate

  const operators: (0 | 1)[] = listOf()
  const references: Reference[] = listOf()
  if (atEnd(cursor)) return listOf(OP.IF, operators, references, listOf(), null)
  for (;;) {
    const reference = takeReference(cursor)
    if (!reference) return undefined
    references.push(reference)
    const operator = takeOperator(cursor)
    if (operator === undefined) break
    operators.push(operator === '&&' ? 1 : 0)
  }
  takeWhitespace(cursor)
  return atEnd(cursor) ? listOf(OP.IF, operators, references, listOf(), null) : undefined
}

function takeSectionName(cursor: Cursor): Reference | undefined {
  const name = takeWhitespace(cursor) === undefined ? undefined : takeReference(cursor)
  return atEnd(cursor) ? name : undefined
}

function parseSection(cursor: Cursor): Instruction | undefined {
  const name = takeSectionName(cursor)
  return name && listOf(OP.SECTION, name, listOf(), OP.END)
}

function parseRepeated(cursor: Cursor): Instruction | undefined {
  const name = takeSectionName(cursor)
  return name && listOf(OP.REPEATED, name, listOf(), OP.END, listOf())
}

/** The `@name ` at the start of `.var`, `.ctx` and `.inject`. */
function takeTarget(cursor: Cursor): string | undefined {
  const name = takeDefinition(cursor)
  return name !== undefined && skip(cursor, ' ') ? name : undefined
}

function parseBinding(cursor: Cursor, vocabulary: Vocabulary): Instruction | undefined {
  const name = takeTarget(cursor)
  const references = name === undefined ? undefined : takeReferences(cursor)
  const calls = references && takeCalls(cursor, vocabulary)
  if (name === undefined || !references || calls === undefined) return undefined
  return listOf(OP.BINDVAR, name, references, calls)
}

function parseContextVariable(cursor: Cursor): Instruction | undefined {
  const name = takeTarget(cursor)
  if (name === undefined) return undefined
  const entries: (readonly [string, Reference])[] = listOf()
  // A last word without a value is ignored.
  for (let key = takeWord(cursor); key !== undefined && skip(cursor, '='); key = takeWord(cursor)) {
    const reference = takeReference(cursor)
    if (!reference) return undefined
    entries.push(listOf(key, reference))
    takeWhitespace(cursor)
  }
  return atEnd(cursor) && entries.length > 0 ? listOf(OP.CTXVAR, name, entries) : undefined
}

function parseInject(cursor: Cursor): Instruction | undefined {
  const name = takeTarget(cursor)
  const path = name === undefined ? undefined : takePath(cursor)
  if (name === undefined || path === undefined) return undefined
  return listOf(OP.INJECT, name, path, takeArguments(cursor))
}

function parseMacro(cursor: Cursor): Instruction | undefined {
  const name = takePath(cursor)
  return name !== undefined && atEnd(cursor) ? listOf(OP.MACRO, name, listOf()) : undefined
}

function parseEval(cursor: Cursor): Instruction | undefined {
  return takeWhitespace(cursor) === undefined ? undefined : listOf(OP.EVAL, takeRest(cursor))
}

function parseInclude(cursor: Cursor): Instruction | undefined {
  if (cursor.text[cursor.at] !== ' ') return undefined
  const args = takeArguments(cursor)
  if (args === 0) return undefined
  const [[name, ...rest], delimiter] = args
  if (name === undefined) return undefined
  return listOf(OP.INCLUDE, name, listOf(rest, delimiter))
}
