/** What a formatter is. To add one, write a file like its neighbours and list it in the registry. */

import type { Scope } from '../render/scope.ts'

export interface Formatter {
  readonly name: string
  /** One sentence for the documentation. */
  readonly summary: string
  /** Documentation too; the tests run every one. */
  readonly examples: readonly FormatterExample[]
  /** Takes the current value, `undefined` if there is none, and gives the one that replaces it. */
  format(value: unknown, args: readonly string[], scope: Scope): unknown
}

export interface FormatterExample {
  /** Left out: the value is missing. */
  readonly input?: unknown
  readonly args?: readonly string[]
  /** What else the page knows. */
  readonly context?: Readonly<Record<string, unknown>>
  readonly now?: number
  readonly partials?: Readonly<Record<string, string>>
  /** A formatter behind it, where what it gives would print nothing. */
  readonly shownBy?: string
  readonly output: string
}
