/**
 * Finds `<squarespace:name …/>` and `<squarespace:name …>…</squarespace:name>`. One pass over the
 * whole source pairs them, so that no arrangement of tags costs more than linear time.
 */

export interface AttributeSpan {
  readonly name: string
  /** Of the value, without its quotes. */
  readonly start: number
  readonly end: number
}

export interface PlatformTagSpan {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly attributes: readonly AttributeSpan[]
  /** The end of the opening tag. */
  readonly openEnd: number
  /** Where the closing tag starts; absent for self-closing tags. */
  readonly bodyEnd?: number
}

const TAG = /<(\/?)squarespace:([a-z][a-z0-9-]*)/gi
const SPACE = /[\s]*/y
const CLOSE_END = /\s*>/y
const ATTRIBUTE_NAME = /([a-zA-Z_][\w:.-]*)(\s*=\s*)?/y
const OPEN_END = /(\/?)>/y
const INSTRUCTION = /\{[.#@$\w][^{}]*\}/y

type Opening = Omit<PlatformTagSpan, 'end' | 'bodyEnd'>

export function findPlatformTags(text: string): readonly PlatformTagSpan[] {
  const found: PlatformTagSpan[] = []
  const open = new Map<string, Opening[]>()
  if (!text.includes('squarespace:')) return found

  for (const match of text.matchAll(TAG)) {
    const name = (match[2] ?? '').toLowerCase()
    const after = match.index + match[0].length
    if (match[1]) {
      const end = matchEnd(CLOSE_END, text, after)
      const opening = end === undefined ? undefined : open.get(name)?.pop()
      if (opening && end !== undefined) found.push({ ...opening, end, bodyEnd: match.index })
      continue
    }
    const head = readAttributes(text, after)
    if (!head) continue
    const opening = { name, start: match.index, attributes: head.attributes, openEnd: head.end }
    if (head.selfClosing) found.push({ ...opening, end: head.end })
    else pushTo(open, name, opening)
  }
  return found.sort((a, b) => a.start - b.start)
}

function pushTo(open: Map<string, Opening[]>, name: string, opening: Opening): void {
  const list = open.get(name)
  if (list) list.push(opening)
  else open.set(name, [opening])
}

interface Head {
  readonly attributes: readonly AttributeSpan[]
  readonly end: number
  readonly selfClosing: boolean
}

/** The rest of an opening tag, or nothing if it is not one. */
function readAttributes(text: string, from: number): Head | undefined {
  const attributes: AttributeSpan[] = []
  let at = from
  for (;;) {
    at = matchEnd(SPACE, text, at) ?? at
    OPEN_END.lastIndex = at
    const end = OPEN_END.exec(text)
    if (end) return { attributes, end: at + end[0].length, selfClosing: end[1] === '/' }

    ATTRIBUTE_NAME.lastIndex = at
    const name = ATTRIBUTE_NAME.exec(text)
    if (!name) return undefined
    at += name[0].length
    const value = name[2] === undefined ? { start: at, end: at, after: at } : readValue(text, at)
    if (!value) return undefined
    attributes.push({ name: name[1] ?? '', start: value.start, end: value.end })
    at = value.after
  }
}

/** A quoted value may hold JSON-T with quotes of its own, and `>`; never another platform tag. */
function readValue(
  text: string,
  at: number,
): { start: number; end: number; after: number } | undefined {
  const quote = text[at]
  if (quote !== '"' && quote !== "'") return undefined
  for (let end = at + 1; end < text.length; end++) {
    const character = text[end]
    if (character === quote) return { start: at + 1, end, after: end + 1 }
    if (character === '{') end = (matchEnd(INSTRUCTION, text, end) ?? end + 1) - 1
    else if (character === '<' && text.startsWith('squarespace:', end + 1)) return undefined
  }
  return undefined
}

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  const match = pattern.exec(text)
  return match ? at + match[0].length : undefined
}
