/** Cuts the source of an expression into tokens (spec §8). */

import { parseReference } from '../parser/cursor.ts'
import { characterClass } from './character-class.ts'
import { OPERATORS, UNARY } from './operators.ts'
import { readString } from './read-string.ts'
import type { ExpressionProblem, Scalar, Token } from './token.ts'

const WHITESPACE = /[ \n\t\r\u00a0]+/y
const HEX = /0[xX]([0-9a-fA-F]*)/y
const DECIMAL = /\d+(\.\d*)?(?:([eE])([+-]?)(\d*))?/y
const SEGMENT = String.raw`(?:\d+|[@$]?[a-zA-Z][a-zA-Z0-9_-]*|@)`
const FIRST = '(?:[@$]?[a-zA-Z][a-zA-Z0-9_-]*|@)'
const REFERENCE = new RegExp(String.raw`${FIRST}(?:\.${SEGMENT})*`, 'y')
const OPEN_CALL = / *\(/y

const CONSTANTS: ReadonlyMap<string, Scalar> = new Map<string, Scalar>([
  ['null', null],
  ['true', true],
  ['false', false],
  ['PI', Math.PI],
  ['E', Math.E],
  ['Infinity', Infinity],
  ['NaN', NaN],
])

const FUNCTIONS: ReadonlySet<string> = new Set(['abs', 'bool', 'max', 'min', 'num', 'str'])

export function tokenize(source: string, maxTokens: number): readonly Token[] | ExpressionProblem {
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    const space = matchAt(WHITESPACE, source, at)
    if (space) {
      at += space[0].length
      continue
    }
    const read =
      readNumber(source, at) ??
      readQuoted(source, at) ??
      readName(source, at) ??
      readOperator(source, at, tokens.at(-1))
    if ('problem' in read) return read
    tokens.push(read.token)
    if (tokens.length > maxTokens) {
      return { problem: `Expression exceeds the maximum number of allowed tokens: ${maxTokens}` }
    }
    at = read.end
  }
  return tokens
}

type ReadToken = { readonly token: Token; readonly end: number } | ExpressionProblem

function readNumber(source: string, at: number): ReadToken | undefined {
  const hex = matchAt(HEX, source, at)
  if (hex) {
    if (!hex[1]) return { problem: 'Expected digits after start of hex number' }
    return valueToken(Number.parseInt(hex[1], 16), at + hex[0].length)
  }
  const decimal = matchAt(DECIMAL, source, at)
  if (!decimal) return undefined
  const end = at + decimal[0].length
  if (decimal[2] && !decimal[4]) {
    return { problem: 'Expected a digit after exponent in decimal number' }
  }
  if (source[end] === '.') {
    const problem = decimal[2]
      ? 'Unexpected decimal point in exponent'
      : 'Duplicate decimal point in number'
    return { problem }
  }
  return valueToken(Number(decimal[0]), end)
}

function readQuoted(source: string, at: number): ReadToken | undefined {
  const quote = source[at]
  if (quote !== '"' && quote !== "'") return undefined
  const read = readString(source, at)
  return 'problem' in read ? read : valueToken(read.value, read.end)
}

function readName(source: string, at: number): ReadToken | undefined {
  const match = matchAt(REFERENCE, source, at)
  const name = match?.[0]
  if (name === undefined) return undefined
  const end = at + name.length
  const constant = CONSTANTS.get(name)
  if (constant !== undefined) return valueToken(constant, end)
  if (matchAt(OPEN_CALL, source, end)) {
    if (!FUNCTIONS.has(name)) return { problem: `Invalid function ${name}` }
    return { token: { kind: 'call', name }, end }
  }
  return { token: { kind: 'variable', reference: parseReference(name) }, end }
}

function readOperator(source: string, at: number, previous: Token | undefined): ReadToken {
  const operator = OPERATORS.find(({ symbol }) => source.startsWith(symbol, at))
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
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0)
  return `Unexpected ${characterClass(character)} at ${at}: ${JSON.stringify(character)}`
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
