/** Message patterns: text with values, plurals and choices in braces (spec §19.3). */

export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  /** `#`: the number a plural counts. */
  | { readonly kind: 'number' }
  | { readonly kind: 'value'; readonly names: readonly string[] }
  | {
      readonly kind: 'format'
      readonly names: readonly string[]
      readonly format: string
      readonly options: readonly string[]
    }
  | {
      readonly kind: 'choice'
      readonly names: readonly string[]
      readonly by: 'plural' | 'selectordinal' | 'select'
      readonly offset: number
      readonly branches: readonly Branch[]
    }

export interface Branch {
  /** `=1`, a plural form, or a word. */
  readonly key: string
  readonly message: Message
}

export type Message = readonly MessagePart[]

const MAX_DEPTH = 32
const NAMES = /\s*([\w.@$-]+(?:\s*;\s*[\w.@$-]+)*)\s*/y
const OPERATION = /[\s,]*([a-zA-Z][\w-]*)/y
const OFFSET = /[\s,]*offset:(-?\d+)/y
const KEY = /[\s,]*(=-?\d+(?:\.\d+)?|[\w-]+)\s*\{/y

export function parseMessage(pattern: string, depth = 0): Message {
  const parts: MessagePart[] = []
  let text = ''
  for (let at = 0; at < pattern.length; ) {
    const piece = readPiece(pattern, at, depth)
    at = piece.end
    text += piece.text ?? ''
    if (!piece.part) continue
    if (text) parts.push({ kind: 'text', text })
    text = ''
    parts.push(piece.part)
  }
  if (text) parts.push({ kind: 'text', text })
  return parts
}

interface Piece {
  readonly text?: string
  readonly part?: MessagePart | undefined
  readonly end: number
}

const PLAIN = /[^'#{]+/y

function readPiece(pattern: string, at: number, depth: number): Piece {
  const plain = matchAt(PLAIN, pattern, at)
  if (plain) return { text: plain[0], end: at + plain[0].length }
  if (pattern[at] === "'") return readQuoted(pattern, at)
  if (pattern[at] === '{') return readTag(pattern, at, depth)
  return depth > 0 ? { part: { kind: 'number' }, end: at + 1 } : { text: '#', end: at + 1 }
}

function readTag(pattern: string, open: number, depth: number): Piece {
  const close = closingBrace(pattern, open)
  if (close === undefined) return { text: pattern.slice(open), end: pattern.length }
  const inside = pattern.slice(open + 1, close)
  const end = close + 1
  if (inside.startsWith('-')) return { text: `{${inside.slice(1)}}`, end }
  return { part: parseTag(inside, depth), end }
}

/** `''` is an apostrophe; `'…'` is taken literally. */
function readQuoted(pattern: string, at: number): { text: string; end: number } {
  if (pattern[at + 1] === "'") return { text: "'", end: at + 2 }
  const close = pattern.indexOf("'", at + 1)
  if (close < 0) return { text: pattern.slice(at + 1), end: pattern.length }
  return { text: pattern.slice(at + 1, close), end: close + 1 }
}

function closingBrace(pattern: string, open: number): number | undefined {
  let depth = 0
  for (let at = open; at < pattern.length; at++) {
    const character = pattern[at]
    if (character === "'") at = readQuoted(pattern, at).end - 1
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at
  }
  return undefined
}

function parseTag(inside: string, depth: number): MessagePart | undefined {
  const match = matchAt(NAMES, inside, 0)
  if (!match) return undefined
  const names = (match[1] ?? '').split(';').map((name) => name.trim())
  const at = match[0].length
  const operation = matchAt(OPERATION, inside, at)
  if (!operation) return { kind: 'value', names }
  const format = operation[1] ?? ''
  const end = at + operation[0].length
  if (format === 'plural' || format === 'selectordinal' || format === 'select') {
    if (depth >= MAX_DEPTH) return undefined
    return { kind: 'choice', names, by: format, ...parseBranches(inside, end, depth) }
  }
  return {
    kind: 'format',
    names,
    format,
    options: inside
      .slice(end)
      .split(/[\s,]+/)
      .filter(Boolean),
  }
}

function parseBranches(
  inside: string,
  from: number,
  depth: number,
): { offset: number; branches: readonly Branch[] } {
  const offset = matchAt(OFFSET, inside, from)
  let at = from + (offset?.[0].length ?? 0)
  const branches: Branch[] = []
  for (let key = matchAt(KEY, inside, at); key; key = matchAt(KEY, inside, at)) {
    const open = at + key[0].length - 1
    const close = closingBrace(inside, open)
    if (close === undefined) break
    const message = parseMessage(inside.slice(open + 1, close), depth + 1)
    branches.push({ key: key[1] ?? '', message })
    at = close + 1
  }
  return { offset: Number(offset?.[1] ?? 0), branches }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
