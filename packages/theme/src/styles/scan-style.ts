/**
 * A scanner that splits LESS into statements in one pass over the text. It does not interpret statements; it only has
 * to end them where a browser or the compiler would. Texts are untrusted: every step moves on.
 */

export interface Statement {
  readonly start: number
  /** Offset before the terminator. */
  readonly end: number
  readonly terminator: Terminator
  /** Offset of the first colon outside parentheses; -1 without one. */
  readonly colon: number
  /** Start and end offsets of each comment inside. */
  readonly comments: readonly (readonly [number, number])[]
  /** Nesting depth of its parentheses. */
  readonly depth: number
  readonly hasBacktick: boolean
}

/** The character that ends a statement; empty at the end of the text. */
type Terminator = '{' | ';' | '}' | ''

interface Scan {
  readonly text: string
  at: number
  colon: number
  open: number
  depth: number
  hasBacktick: boolean
  readonly comments: [number, number][]
}

/** Characters without a meaning of their own. */
const PLAIN = /[^/"'`(){}[\];:\\]*/y

export function readStatement(text: string, start: number): Statement {
  const scan: Scan = {
    text,
    at: start,
    colon: -1,
    open: 0,
    depth: 0,
    hasBacktick: false,
    comments: [],
  }
  for (;;) {
    PLAIN.lastIndex = scan.at
    PLAIN.test(text)
    scan.at = PLAIN.lastIndex
    const terminator = STEPS[text[scan.at] ?? '']?.(scan)
    if (terminator === undefined) continue
    const { at, colon, comments, depth, hasBacktick } = scan
    return { start, end: at, terminator, colon, comments, depth, hasBacktick }
  }
}

/** The statement with the blocks that it holds, and the rest of a custom property behind them. */
export function readWithBlocks(text: string, statement: Statement): Statement {
  const comments = [...statement.comments]
  let { end, terminator } = statement
  let open = 0
  while (terminator !== '' && (open > 0 || terminator === '{')) {
    if (terminator === '{') open++
    else if (terminator === '}') open--
    const next = readStatement(text, end + 1)
    comments.push(...next.comments)
    end = next.end
    terminator = next.terminator
  }
  return { ...statement, end, terminator, comments }
}

type Step = (scan: Scan) => Terminator | undefined

const pass: Step = (scan) => {
  scan.at++
  return undefined
}

const passString: Step = (scan) => {
  scan.at = endOfString(scan.text, scan.at)
  return undefined
}

const open: Step = (scan) => {
  const end = scan.text[scan.at] === '(' ? endOfAddress(scan.text, scan.at) : undefined
  if (end === undefined) scan.depth = Math.max(scan.depth, ++scan.open)
  scan.at = end ?? scan.at + 1
  return undefined
}

const close: Step = (scan) => {
  if (scan.open > 0) scan.open--
  return pass(scan)
}

/** Steps by the character they handle; each either moves on or ends the statement. */
const STEPS: Readonly<Record<string, Step>> = {
  '': () => '',
  '"': passString,
  "'": passString,
  '`': (scan) => {
    scan.hasBacktick = true
    return pass(scan)
  },
  '\\': (scan) => {
    // The text may end here, and the scan must not go past its end.
    scan.at = Math.min(scan.at + 2, scan.text.length)
    return undefined
  },
  '/': (scan) => {
    const end = endOfComment(scan.text, scan.at)
    if (end === undefined) return pass(scan)
    scan.comments.push([scan.at, end])
    scan.at = end
    return undefined
  },
  '(': open,
  '[': open,
  ')': close,
  ']': close,
  ':': (scan) => {
    if (scan.open === 0 && scan.colon < 0) scan.colon = scan.at
    return pass(scan)
  },
  ';': (scan) => (scan.open === 0 ? ';' : pass(scan)),
  '{': (scan) => {
    if (scan.text[scan.at - 1] !== '@') return '{'
    scan.at = endOfInterpolation(scan.text, scan.at)
    return undefined
  },
  '}': () => '}',
}

/** The offset behind the closing quote, or the end of the line if there is none. */
export function endOfString(text: string, start: number): number {
  const quote = text[start]
  let at = start + 1
  for (; at < text.length; at++) {
    const char = text[at]
    if (char === quote) return at + 1
    if (char === '\n') return at
    if (char === '\\') at++
  }
  return text.length
}

/** The offset behind a comment of either kind; undefined if none begins here. An unclosed one goes to the end. */
export function endOfComment(text: string, start: number): number | undefined {
  const next = text[start + 1]
  if (text[start] !== '/' || (next !== '*' && next !== '/')) return undefined
  const end = next === '*' ? text.indexOf('*/', start + 2) : text.indexOf('\n', start + 2)
  if (end < 0) return text.length
  return next === '*' ? end + 2 : end
}

const SPACE = /\s*/y

/**
 * The offset behind the unquoted address of `url(…)`, whose `;` and `//` mean nothing; undefined for a quoted one.
 */
function endOfAddress(text: string, parenthesis: number): number | undefined {
  if (text.slice(Math.max(0, parenthesis - 3), parenthesis).toLowerCase() !== 'url')
    return undefined
  SPACE.lastIndex = parenthesis + 1
  SPACE.test(text)
  const first = text[SPACE.lastIndex]
  if (first === '"' || first === "'") return undefined
  const end = text.indexOf(')', parenthesis)
  return end < 0 ? text.length : end + 1
}

/** The offset behind `@{name}`; behind its brace if that is not a name. */
function endOfInterpolation(text: string, brace: number): number {
  let at = brace + 1
  while (/[\w-]/.test(text[at] ?? '')) at++
  return text[at] === '}' ? at + 1 : brace + 1
}

export interface PlacedStatement extends Statement {
  /** Number of blocks that close between the previous statement and this one. */
  readonly closed: number
}

/** Every statement, including those inside blocks, in the order of the text. */
export function* statementsOf(text: string): Iterable<PlacedStatement> {
  let at = 0
  let closed = 0
  while (at < text.length) {
    const comment = endOfComment(text, at)
    if (comment !== undefined) at = comment
    else if (/[\s;{}]/.test(text[at] ?? '')) {
      if (text[at] === '}') closed++
      at++
    } else {
      const statement = readStatement(text, at)
      yield { ...statement, closed }
      closed = 0
      at = Math.max(statement.end, at + 1)
    }
  }
}
