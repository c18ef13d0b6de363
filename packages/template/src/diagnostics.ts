/** Diagnostics of the engine. Mistakes in templates are collected here, never thrown. */

import { linesIn } from './lines.ts'

export interface Diagnostic {
  /** Stable code for programs: `unknown-formatter`, `end-of-input-in-block`, `loop-limit`… */
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly type: 'parser' | 'assembler' | 'engine'
  /** Text for people, with its prefix: `SyntaxError: Formatter 'x' is unknown`. */
  readonly message: string
  readonly file?: string
  /** Both count from 1. */
  readonly line?: number
  readonly column?: number
}

const LONGEST_MESSAGE = 2_000

/** Cuts a message: names and expressions in it may be as long as templates. */
export function shorten(message: string): string {
  if (message.length <= LONGEST_MESSAGE) return message
  const half = LONGEST_MESSAGE / 2
  return `${message.slice(0, half)}…${message.slice(-half)}`
}

/** The part of a position that a diagnostic shows. */
export type Location = Pick<Diagnostic, 'file' | 'line' | 'column'>

/** File, line and column of an offset in a template. */
export function locate(
  template: { readonly name: string; readonly source: string },
  offset: number,
): Required<Location> {
  return { file: template.name, ...linesIn(template).placeAt(offset) }
}
