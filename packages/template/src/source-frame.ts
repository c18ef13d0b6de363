/** A code frame that shows the place of a mistake in a source. */

import type { Diagnostic } from './diagnostics.ts'

const LINES_BEFORE = 2
/** The most characters shown of a line; of a longer one, the part around the mistake. */
const LONGEST_LINE = 100
const BEFORE_MISTAKE = 60

/**
 * The message with the lines that lead to the mistake and a caret below it.
 *
 * @example
 * sourceFrame(diagnostic, 'a\n{.if b}\nc')
 * // page.html:2:1 SyntaxError: Reached EOF in the middle of IF
 * //   1 | a
 * //   2 | {.if b}
 * //       ^
 */
export function sourceFrame(diagnostic: Diagnostic, source: string): string {
  const { line, column, file, message } = diagnostic
  if (line === undefined || column === undefined) return message
  const first = Math.max(1, line - LINES_BEFORE)
  const lines = source.split('\n').slice(first - 1, line)
  const mistaken = lines.at(-1) ?? ''
  const from = mistaken.length > LONGEST_LINE ? Math.max(0, column - 1 - BEFORE_MISTAKE) : 0
  const width = String(line).length
  const shown = lines.map((text, index) => {
    const number = first + index
    return `  ${String(number).padStart(width)} | ${excerpt(text, number === line ? from : 0)}`
  })
  const caret = `${' '.repeat(width + 5)}${blank(excerpt(mistaken, from), column - 1 - from + (from > 0 ? 1 : 0))}^`
  return [`${file ?? 'template'}:${line}:${column} ${message}`, ...shown, caret].join('\n')
}

function excerpt(line: string, from: number): string {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line
  const end = from + LONGEST_LINE
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`
}

/** Space as wide as the beginning of a line, tabs included. */
function blank(line: string, length: number): string {
  return line.slice(0, length).replace(/[^\t]/g, ' ').padEnd(length)
}
