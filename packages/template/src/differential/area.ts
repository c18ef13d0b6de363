/** A part of the language with generators of templates and data for it. One file each in `areas/`. */

import type { Arbitrary } from 'fast-check'
import type { Outcome, Pair } from './engines.ts'

export interface Area {
  readonly name: string
  /** Generators of small templates and data: the public engine has no limits. */
  readonly pairs: Arbitrary<Pair>
  /** Whether the instruction lists must be the same too. */
  readonly comparesCode?: boolean
  /**
   * The deliberate differences that pairs of this area can show, by the name of their section in
   * `docs/template-differences.md`. Each decides whether it alone explains the difference of a pair; the
   * narrower the better, since explained differences are never looked at again.
   */
  readonly differences: Readonly<Record<string, Explains>>
}

export type Explains = (pair: Pair, ours: Outcome, theirs: Outcome) => boolean
