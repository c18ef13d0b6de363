/** The interface of formatters. To add one, write a file like its neighbours and list it in the registry. */

import type { Scope } from '../render/scope.ts'
import type { FormatterSection } from './sections.ts'

export type Formatter = Described & (Formatting | Preparing)

interface Described {
  readonly name: string
  /** One sentence for the documentation. */
  readonly summary: string
  /** The section of the documentation. */
  readonly section: FormatterSection
  /** Its arguments, as `arityOf` reads them; empty if it takes none. */
  readonly usage: string
  /**
   * Whether more arguments than the usage names are refused, as on the public platform; otherwise they are ignored.
   */
  readonly refusesMore?: true
  /** Examples for the documentation; the tests run every one. */
  readonly examples: readonly FormatterExample[]
  /** Whether it needs no frame around its value, so that none is made. */
  readonly needsNoFrame?: true
  /** Whether it exists only so that templates which name it are rendered: the checker says that it prints nothing. */
  readonly isStandIn?: true
}

export type Format = (value: unknown, args: readonly string[], scope: Scope) => unknown

interface Formatting {
  /**
   * Maps the current value, `undefined` if there is none, to the one that replaces it. A formatter that
   * does not declare the scope gets its values without a frame around them, which is faster.
   */
  readonly format: Format
  readonly prepare?: never
}

/** A formatter that does part of its work once, when the template is compiled. */
interface Preparing {
  prepare(args: readonly string[]): Format
  readonly format?: never
}

export interface FormatterExample {
  /** Absent if the value is missing. */
  readonly input?: unknown
  /** A second variable, for formatters that read one: `{value, other|…}`. */
  readonly other?: unknown
  readonly args?: readonly string[]
  /** The page's other data. */
  readonly context?: Readonly<Record<string, unknown>>
  readonly now?: number
  readonly partials?: Readonly<Record<string, string>>
  /** A formatter to apply to the result, if printing the result itself would show nothing. */
  readonly shownBy?: string
  readonly output: string
}
