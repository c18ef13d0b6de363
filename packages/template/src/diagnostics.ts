/** What the engine has to say about a template. Mistakes are collected here, never thrown. */

export interface Diagnostic {
  /** Stable, for programs: `unknown-formatter`, `end-of-input-in-block`, `loop-limit`… */
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly type: 'parser' | 'assembler' | 'engine'
  /** For people, with its prefix: `SyntaxError: Formatter 'x' is unknown`. */
  readonly message: string
  readonly file?: string
  /** Both count from 1. */
  readonly line?: number
  readonly column?: number
}

/** The part of a position that a diagnostic shows. */
export type Location = Pick<Diagnostic, 'file' | 'line' | 'column'>

/** Where an offset lies, counting lines and columns from 1. */
export function locate(source: string, offset: number, file: string): Location {
  let line = 1
  let lineStart = 0
  for (let at = source.indexOf('\n'); at >= 0 && at < offset; at = source.indexOf('\n', at + 1)) {
    line++
    lineStart = at + 1
  }
  return { file, line, column: offset - lineStart + 1 }
}

const LINES_BEFORE = 2

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
  const lines = source.split('\n')
  const first = Math.max(1, line - LINES_BEFORE)
  const width = String(line).length
  const shown = lines
    .slice(first - 1, line)
    .map((text, index) => `  ${String(first + index).padStart(width)} | ${text}`)
  const caret = `${' '.repeat(width + 5 + column - 1)}^`
  return [`${file ?? 'template'}:${line}:${column} ${message}`, ...shown, caret].join('\n')
}
