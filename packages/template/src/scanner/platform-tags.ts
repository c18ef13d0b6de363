/**
 * Finds `<squarespace:name …/>` and `<squarespace:name …>…</squarespace:name>`. One pass over the
 * whole source pairs them, so that no arrangement of tags costs more than linear time.
 */

interface AttributeSpan {
  readonly name: string
  /** Offset of the value, without its quotes. */
  readonly start: number
  readonly end: number
}

export interface PlatformTagSpan {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly attributes: readonly AttributeSpan[]
  /** Offset of the end of the opening tag. */
  readonly openEnd: number
  /** Offset of the closing tag; absent for self-closing tags. */
  readonly bodyEnd?: number
}

const TAG = /<(\/?)squarespace:([a-z][a-z0-9-]*)/g
const SPACE = /[\s]*/y
const CLOSE_END = /\s*>/y
const ATTRIBUTE_NAME = /([a-zA-Z_][\w:.-]*)(\s*=\s*)?/y
const OPEN_END = /(\/?)>/y
const INSTRUCTION = /\{[.#@$\w][^{}]*\}/y

type Opening = Omit<PlatformTagSpan, 'end' | 'bodyEnd'>

export interface PlatformTags {
  /** Tags in order of appearance, including nested ones. */
  readonly tags: readonly PlatformTagSpan[]
  /** Opening tags without a closing one: they are text. */
  readonly unclosed: readonly Opening[]
}

const NO_TAGS: PlatformTags = { tags: [], unclosed: [] }

export function findPlatformTags(text: string): PlatformTags {
  if (!text.includes('<squarespace:')) return NO_TAGS
  const found: PlatformTagSpan[] = []
  const unclosed = new Map<string, Opening[]>()
  for (const { index, 0: start, 1: slash, 2: name = '' } of text.matchAll(TAG)) {
    const after = index + start.length
    if (slash) {
      const end = matchEnd(CLOSE_END, text, after)
      const opening = end === undefined ? undefined : unclosed.get(name)?.pop()
      if (opening && end !== undefined) found.push({ ...opening, end, bodyEnd: index })
    } else {
      const head = readAttributes(text, after)
      if (head) addOpening({ name, start: index, ...head }, found, unclosed)
    }
  }
  const tags = found.sort((a, b) => a.start - b.start)
  return { tags, unclosed: [...unclosed.values()].flat() }
}

function addOpening(
  { isSelfClosing, ...opening }: Opening & Head,
  found: PlatformTagSpan[],
  unclosed: Map<string, Opening[]>,
): void {
  if (isSelfClosing) {
    found.push({ ...opening, end: opening.openEnd })
    return
  }
  const waiting = unclosed.get(opening.name) ?? []
  waiting.push(opening)
  unclosed.set(opening.name, waiting)
}

interface Head {
  readonly attributes: readonly AttributeSpan[]
  readonly openEnd: number
  readonly isSelfClosing: boolean
}

/** The rest of an opening tag; undefined if it is not one. */
function readAttributes(text: string, from: number): Head | undefined {
  const attributes: AttributeSpan[] = []
  let at = from
  for (;;) {
    at = matchEnd(SPACE, text, at) ?? at
    OPEN_END.lastIndex = at
    const end = OPEN_END.exec(text)
    if (end) return { attributes, openEnd: at + end[0].length, isSelfClosing: end[1] === '/' }

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

/** A quoted value. It may hold JSON-T with quotes of its own, and `>`; never another platform tag. */
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
