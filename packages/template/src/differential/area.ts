/** A part of the language with templates and data made for it. One file each in `areas/`. */

import type { Arbitrary } from 'fast-check'
import type { Outcome, Pair } from './engines.ts'

export interface Area {
  readonly name: string
  /** Small templates and data: the public engine knows no limits. */
  readonly pairs: Arbitrary<Pair>
  /** Whether the instruction lists must be the same too. */
  readonly comparesCode?: boolean
  /**
   * The deliberate differences that pairs of this area can show, by the name of their section in
   * `docs/template-differences.md`. Each tells whether it alone explains what one pair showed; the
   * narrower the better, since what it explains is never looked at again.
   */
  readonly differences: Readonly<Record<string, Explains>>
}

export type Explains = (pair: Pair, ours: Outcome, theirs: Outcome) => boolean
