/** What a predicate is. To add one, write a file like its neighbours and list it in the registry. */

import type { Scope } from '../render/scope.ts'

export interface Predicate {
  /** With its question mark. */
  readonly name: string
  /** One sentence for the documentation. */
  readonly summary: string
  /** Documentation too; the tests run every one. */
  readonly examples: readonly PredicateExample[]
  test(args: readonly string[], scope: Scope): boolean
}

export interface PredicateExample {
  readonly node: unknown
  readonly args?: readonly string[]
  readonly holds: boolean
}
