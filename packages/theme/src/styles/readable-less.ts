/**
 * Error recovery: removes the statements of a sheet that are not LESS, since the compiler takes it whole or not at
 * all.
 */

import type { LessProblem, ParsedLess } from './compile-less.ts'
import { type PlacedStatement, readStatement, statementsOf } from './scan-style.ts'

export interface ReadableLess {
  /** Undefined if too much of the sheet would be lost. */
  readonly less: ParsedLess | undefined
  /** Problems with their place in the given text. */
  readonly problems: readonly LessProblem[]
}

/** The most statements that are left out of one sheet: more than any author overlooks. */
const MOST_LEFT_OUT = 50
/**
 * The most characters of a unit that are parsed again: every statement that is left out has its sheet parsed anew.
 */
export const MOST_READ_AGAIN = 1_000_000

export interface LessReading {
  parse(text: string): ParsedLess | LessProblem
  /** Characters that may still be parsed again. */
  budget: number
}

/** The sheet with its invalid statements replaced by spaces. */
export function readableLess(text: string, reading: LessReading): ReadableLess {
  const problems: LessProblem[] = []
  let rest = text
  let lost: Span | undefined
  for (;;) {
    const parsed = reading.parse(rest)
    if ('sheet' in parsed) return { less: parsed, problems }
    reading.budget -= text.length
    const isEnough = reading.budget < 0 || problems.length === MOST_LEFT_OUT
    const next = isEnough ? undefined : mistaken(rest, parsed, lost)
    if (!next) return { less: undefined, problems: [problems[0] ?? parsed] }
    if (!next.isAround) problems.push({ ...parsed, message: LEFT_OUT })
    rest = blanked(rest, next)
    lost = next
  }
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The statement to leave out next; if leaving that one out did not help, the rule around it. */
function mistaken(
  text: string,
  { code, offset }: LessProblem,
  lost: Span | undefined,
): (Span & { isAround: boolean }) | undefined {
  if (code !== 'less-syntax' || offset === undefined) return undefined
  const isAround = lost !== undefined && offset >= lost.start && offset <= lost.end
  const span = isAround ? wider(text, lost) : narrow(text, offset)
  return span && { ...span, isAround }
}

const LEFT_OUT = 'This is no LESS, so it is left out.'

/** The innermost statement that begins before the place, with its block. */
function narrow(text: string, offset: number): Span | undefined {
  let found: PlacedStatement | undefined
  for (const statement of statementsOf(text)) {
    if (statement.start > offset) break
    found = statement
  }
  return found && spanOf(text, found)
}

/** The outermost rule around the span; undefined where that is the span itself. */
function wider(text: string, span: Span): Span | undefined {
  let depth = 0
  let found: PlacedStatement | undefined
  for (const statement of statementsOf(text)) {
    depth -= statement.closed
    if (statement.start > span.start) break
    if (depth === 0) found = statement
    if (statement.terminator === '{') depth++
  }
  const whole = found && spanOf(text, found)
  return whole && whole.start < span.start && whole.end >= span.end ? whole : undefined
}

function spanOf(text: string, { start, end, terminator }: PlacedStatement): Span {
  return { start, end: terminator === '{' ? endOfBlock(text, end + 1) : end }
}

/** The offset behind the brace that closes the block whose inside begins at `start`. */
function endOfBlock(text: string, start: number): number {
  let at = start
  for (let open = 1; open > 0 && at < text.length; ) {
    const { end, terminator } = readStatement(text, at)
    if (terminator === '{') open++
    if (terminator === '}') open--
    at = end + 1
  }
  return Math.min(at, text.length)
}

function blanked(text: string, { start, end }: Span): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end)
}
