/** What sheets are prepared from, and what all of a unit share meanwhile. */

import type { StyleProblem } from './style-problem.ts'

export interface SheetFile {
  /** Relative to the theme: `styles/site.less`. */
  readonly path: string
  readonly text: string
}

/** Other text for a part of a file, such as the body of a font's mixin. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What all sheets of a unit share while they are prepared. */
export interface Preparation {
  /** What sheets may import, by path. */
  readonly importable: ReadonlyMap<string, string>
  /** Paths that are in the unit, listed or imported, and are not put into it again. */
  readonly included: Set<string>
  readonly replacements: ReadonlyMap<string, readonly Replacement[]>
  /** Variables that stand for what the compiler cannot read. */
  readonly definitions: string[]
  report(problem: PreparationProblem): void
  /** How much text all sheets together may still become; below nothing, sheets are left out. */
  budget: number
}

export type PreparationProblem = Pick<StyleProblem, 'code' | 'message' | 'name'> & {
  readonly file: string
  readonly offset: number
}
