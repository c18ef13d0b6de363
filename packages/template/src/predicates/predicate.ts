/** The interface of predicates. To add one, write a file like its neighbours and list it in the registry. */

import type { Scope } from '../render/scope.ts'
import type { PredicateSection } from './sections.ts'

export type Predicate = Described & (Testing | Preparing)

interface Described {
  /** Name with its question mark. */
  readonly name: string
  /** One sentence for the documentation. */
  readonly summary: string
  /** The section of the documentation. */
  readonly section: PredicateSection
  /** Its arguments, as `arityOf` reads them; empty if it takes none. */
  readonly usage: string
  /**
   * Whether more arguments than the usage names are refused, as on the public platform; otherwise they are ignored.
   */
  readonly refusesMore?: true
  /** Examples for the documentation; the tests run every one. */
  readonly examples: readonly PredicateExample[]
}

export type Test = (scope: Scope) => boolean

interface Testing {
  test(args: readonly string[], scope: Scope): boolean
  readonly prepare?: never
}

/** A predicate that reads its arguments once, when the template is compiled. */
interface Preparing {
  prepare(args: readonly string[]): Test
  readonly test?: never
}

export interface PredicateExample {
  readonly node: unknown
  readonly args?: readonly string[]
  readonly holds: boolean
}
