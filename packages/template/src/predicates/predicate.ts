/** What a predicate is. To add one, write a file like its neighbours and list it in the registry. */

import type { Scope } from '../render/scope.ts'
import type { PredicateSection } from './sections.ts'

export type Predicate = Described & (Testing | Preparing)

interface Described {
  /** With its question mark. */
  readonly name: string
  /** One sentence for the documentation. */
  readonly summary: string
  /** The part of the documentation that it stands in. */
  readonly section: PredicateSection
  /** Its arguments, as `arityOf` reads them; empty if it takes none. */
  readonly usage: string
  /** The public platform refuses more arguments than the usage names; otherwise they are left unused. */
  readonly refusesMore?: true
  /** Documentation too; the tests run every one. */
  readonly examples: readonly PredicateExample[]
}

export type Test = (scope: Scope) => boolean

interface Testing {
  test(args: readonly string[], scope: Scope): boolean
  readonly prepare?: never
}

/** For predicates that can read their arguments once, when the template is compiled. */
interface Preparing {
  prepare(args: readonly string[]): Test
  readonly test?: never
}

export interface PredicateExample {
  readonly node: unknown
  readonly args?: readonly string[]
  readonly holds: boolean
}
