/** Splits the source of an expression into tokens (language §8). */

import { parseReference } from '../parser/cursor.ts'
import { compileReference } from '../render/reference.ts'
import { characterClass } from './character-class.ts'
import { FUNCTIONS } from './functions.ts'
import { operatorAt, UNARY } from './operators.ts'
import { readString } from './read-string.ts'
import type { Scalar } from './scalar.ts'
import { isOpen, type Token } from './token.ts'

const WHITESPACE = /[ \n\t\r\u00a0]+/y
const HEX = /0[xX]([0-9a-fA-F]*)/y
const DECIMAL = /\d+(\.\d*)?(?:([eE])[+-]?(\d*))?/y
const SEGMENT = String.raw`(?:\d+|[@$]?[a-zA-Z][a-zA-Z0-9_-]*|@)`
const FIRST = '(?:[@$]?[a-zA-Z][a-zA-Z0-9_-]*|@)'
const REFERENCE = new RegExp(String.raw`${FIRST}(?:\.${SEGMENT})*`, 'y')

const CONSTANTS: ReadonlyMap<string, Scalar> = new Map<string, Scalar>([
  ['null', null],
  ['true', true],
  ['false', false],
  ['PI', Math.PI],
  ['E', Math.E],
  ['Infinity', Infinity],
  ['NaN', NaN],
])

/** The most characters that are read of an expression that is already invalid. */
const FAR_ENOUGH = 64 * 1024

interface Tokenized {
  readonly tokens: readonly Token[]
  readonly problems: readonly string[]
}

/**
 * Invalid text ends it. An invalid token is only the last one that is kept:
 * the rest is still read, since it may have a problem too.
 */
export function tokenize(source: string, maxTokens: number): Tokenized {
  const tokens: Token[] = []
  const problems: string[] = []
  for (let at = skipWhitespace(source, 0); at < source.length; ) {
    if (problems.length > 0 && at > FAR_ENOUGH) break
    const read =
      readNumber(source, at) ??
      readQuoted(source, at) ??
      readName(source, at) ??
      readOperator(source, at, tokens.at(-1))
    if ('problem' in read) return { tokens, problems: [...problems, read.problem] }
    const problem = problems.length > 0 ? undefined : keep(read.token, tokens, maxTokens)
    if (problem !== undefined) problems.push(problem)
    at = skipWhitespace(source, read.end)
  }
  return { tokens, problems }
}

function skipWhitespace(source: string, at: number): number {
  return at + (matchAt(WHITESPACE, source, at)?.[0].length ?? 0)
}

/** Keeps a token, or returns its problem. */
function keep(token: Token, tokens: Token[], maxTokens: number): string | undefined {
  const name = isOpen(token) ? calledName(tokens.at(-1)) : undefined
  if (name !== undefined) {
    const call = FUNCTIONS.get(name)
    if (!call) return `Invalid function ${name}`
    tokens[tokens.length - 1] = { kind: 'call', name, call }
  }
  tokens.push(token)
  return tokens.length > maxTokens
    ? `Expression exceeds the maximum number of allowed tokens: ${maxTokens}`
    : undefined
}

/** The name of a call: a single name before a parenthesis; a path there is just a variable. */
function calledName(token: Token | undefined): string | undefined {
  const isName = token?.kind === 'variable' && token.reference.length === 1
  return isName ? String(token.reference[0]) : undefined
}

type ReadToken =
  | { readonly token: Token; readonly end: number }
  /** The reason why the text cannot be read. */
  | { readonly problem: string }

function readNumber(source: string, at: number): ReadToken | undefined {
  const hex = matchAt(HEX, source, at)
  if (hex) {
    if (!hex[1]) return { problem: 'Expected digits after start of hex number' }
    return valueToken(Number.parseInt(hex[1], 16), at + hex[0].length)
  }
  const decimal = matchAt(DECIMAL, source, at)
  if (!decimal) return undefined
  const [text, fraction, exponent, digits] = decimal
  const end = at + text.length
  if (source[end] === '.') {
    const problem = fraction
      ? 'Duplicate decimal point in number'
      : 'Unexpected decimal point in exponent'
    return { problem }
  }
  return exponent && !digits
    ? { problem: 'Expected a digit after exponent in decimal number' }
    : valueToken(Number(text), end)
}

function readQuoted(source: string, at: number): ReadToken | undefined {
  const quote = source[at]
  if (quote !== '"' && quote !== "'") return undefined
  const read = readString(source, at)
  return 'problem' in read ? read : valueToken(read.value, read.end)
}

function readName(source: string, at: number): ReadToken | undefined {
  const name = matchAt(REFERENCE, source, at)?.[0]
  if (name === undefined) return undefined
  const end = at + name.length
  const constant = CONSTANTS.get(name)
  if (constant !== undefined) return valueToken(constant, end)
  const reference = parseReference(name)
  return { token: { kind: 'variable', reference, read: compileReference(reference) }, end }
}

function readOperator(source: string, at: number, previous: Token | undefined): ReadToken {
  const operator = operatorAt(source, at)
  const unary = UNARY[operator?.symbol ?? source.charAt(at)]
  const startsOperand =
    !previous || (previous.kind === 'operator' && previous.operator.symbol !== ')')
  const isUnary = unary && (startsOperand || !operator)
  const found = isUnary ? unary : operator
  if (!found) return { problem: unexpected(source, at) }
  return { token: { kind: 'operator', operator: found }, end: at + found.symbol.length }
}

function valueToken(value: Scalar, end: number): ReadToken {
  return { token: { kind: 'value', value }, end }
}

function unexpected(source: string, at: number): string {
  const character = source.charAt(at)
  return `Unexpected ${characterClass(character)} at ${at}: ${JSON.stringify(character)}`
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
