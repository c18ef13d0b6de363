/** The lines that lead to a place in a source, and a caret below it. */

/** Lines that are printed before the one with the place. */
const LINES_BEFORE = 2
/** Characters of a line that are printed at most, since minified sources have lines of any length. */
const WIDTH = 100
/** Column from which on lines are cut at both ends. */
const FAR = 80
/** Characters before the place that are left of a line cut at both ends. */
const LEAD = 60
const CUT = '…'

/** Both count from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

export function sourceFrame(
  sourceLines: readonly string[],
  { line, column }: Place,
): { lines: readonly string[]; caret: string } {
  const first = Math.max(1, line - LINES_BEFORE)
  const gutter = String(line).length
  const from = column > FAR ? column - LEAD : 0
  const lines = sourceLines
    .slice(first - 1, line)
    .map((text, index) => `  ${String(first + index).padStart(gutter)} | ${cut(text, from)}`)
  const offset = from > 0 ? column - from : column - 1
  return { lines, caret: `  ${' '.repeat(gutter)} | ${' '.repeat(offset)}^` }
}

function cut(text: string, from: number): string {
  const start = from > 0 ? CUT : ''
  const shown = text.slice(from, from + WIDTH)
  return printable(start + shown + (text.length > from + WIDTH ? CUT : '')).trimEnd()
}

/** A theme must not send the terminal commands. Every character keeps its width. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}|\p{Cf}/gu, ' ')
}
