/** What a formatter is. To add one, write a file like its neighbours and list it in the registry. */

import type { Scope } from '../render/scope.ts'
import type { FormatterSection } from './sections.ts'

export type Formatter = Described & (Formatting | Preparing)

interface Described {
  readonly name: string
  /** One sentence for the documentation. */
  readonly summary: string
  /** The part of the documentation that it stands in. */
  readonly section: FormatterSection
  /** Its arguments, as `arityOf` reads them; empty if it takes none. */
  readonly usage: string
  /** The public platform refuses more arguments than the usage names; otherwise they are left unused. */
  readonly refusesMore?: true
  /** Documentation too; the tests run every one. */
  readonly examples: readonly FormatterExample[]
  /** Asks the scope for nothing that depends on the frame around its value, so that none is made. */
  readonly needsNoFrame?: true
  /** Only there so that templates which name it come out whole: the checker says that it prints nothing. */
  readonly isStandIn?: true
}

export type Format = (value: unknown, args: readonly string[], scope: Scope) => unknown

interface Formatting {
  /**
   * Takes the current value, `undefined` if there is none, and gives the one that replaces it. One that
   * does not declare the scope gets its values without a frame around them, which is faster.
   */
  readonly format: Format
  readonly prepare?: never
}

/** For formatters that can do part of their work once, when the template is compiled. */
interface Preparing {
  prepare(args: readonly string[]): Format
  readonly format?: never
}

export interface FormatterExample {
  /** Left out: the value is missing. */
  readonly input?: unknown
  /** A second variable, for those that read one: `{value, other|…}`. */
  readonly other?: unknown
  readonly args?: readonly string[]
  /** What else the page knows. */
  readonly context?: Readonly<Record<string, unknown>>
  readonly now?: number
  readonly partials?: Readonly<Record<string, string>>
  /** A formatter behind it, where what it gives would print nothing. */
  readonly shownBy?: string
  readonly output: string
}
