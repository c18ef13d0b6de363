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
  const flush = () => {
    if (text) parts.push({ kind: 'text', text })
    text = ''
  }
  for (let at = 0; at < pattern.length; ) {
    const character = pattern.charAt(at)
    if (character === "'") {
      const quoted = readQuoted(pattern, at)
      text += quoted.text
      at = quoted.end
    } else if (character === '#' && depth > 0) {
      flush()
      parts.push({ kind: 'number' })
      at++
    } else if (character === '{') {
      const end = closingBrace(pattern, at)
      if (end === undefined) return [...parts, { kind: 'text', text: text + pattern.slice(at) }]
      const inside = pattern.slice(at + 1, end)
      if (inside.startsWith('-')) text += `{${inside.slice(1)}}`
      else {
        flush()
        const part = parseTag(inside, depth)
        if (part) parts.push(part)
      }
      at = end + 1
    } else {
      text += character
      at++
    }
  }
  flush()
  return parts
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
