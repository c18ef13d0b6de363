/** String literals of expressions and their escapes (language §8). */

import { characterClass } from './character-class.ts'

const SIMPLE: Readonly<Record<string, string>> = { n: '\n', t: '\t', f: '\f', r: '\r' }

/** The number of hex digits of each escape, and the message if they are missing. */
const HEX: Readonly<Record<string, readonly [digits: number, problem: string]>> = {
  x: [2, 'Invalid 2-char hex escape found'],
  u: [4, 'Invalid unicode escape found'],
  U: [8, 'Invalid unicode escape found'],
}

const MAX_CODE_POINT = 0x10ffff

type Piece =
  | { readonly value: string; readonly end: number }
  /** The problem of an invalid literal. */
  | { readonly problem: string }

export function readString(source: string, start: number): Piece {
  const quote = source[start]
  let value = ''
  for (let at = start + 1; at < source.length; at++) {
    const character = source.charAt(at)
    if (character === quote) return { value, end: at + 1 }
    if (character === '\n' || character === '\r') {
      return { problem: `Illegal bare ${characterClass(character)} character in string literal` }
    }
    if (character !== '\\') {
      value += character
      continue
    }
    const escaped = readEscape(source, at + 1)
    if ('problem' in escaped) return escaped
    value += escaped.value
    at = escaped.end - 1
  }
  return { problem: 'Unterminated string' }
}

function readEscape(source: string, at: number): Piece {
  const letter = source.charAt(at)
  if (letter === '') return { problem: 'Unterminated string' }
  const hex = Object.hasOwn(HEX, letter) ? HEX[letter] : undefined
  if (!hex) return { value: SIMPLE[letter] ?? letter, end: at + 1 }
  const [length, problem] = hex
  const digits = source.slice(at + 1, at + 1 + length)
  if (digits.length < length || !/^[0-9a-fA-F]+$/.test(digits)) return { problem }
  const code = Number.parseInt(digits, 16)
  return { value: isPrintable(code) ? String.fromCodePoint(code) : ' ', end: at + 1 + length }
}

/** Whether an escaped character is kept; most control characters become a space. */
function isPrintable(code: number): boolean {
  return (code >= 0x09 && code <= 0x0d) || (code > 0x1f && code <= MAX_CODE_POINT)
}
