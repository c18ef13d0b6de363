/** The inputs of preparing sheets, and the state that all sheets of a unit share. */

import type { StyleProblem } from './style-problem.ts'

export interface SheetFile {
  /** Path relative to the theme: `styles/site.less`. */
  readonly path: string
  readonly text: string
}

/** A replacement for a part of a file, such as the body of a font's mixin. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The state that all sheets of a unit share while they are prepared. */
export interface Preparation {
  /** Texts of the sheets that can be imported, by path. */
  readonly importable: ReadonlyMap<string, string>
  /** Paths already in the unit, listed or imported; each is included once. */
  readonly included: Set<string>
  readonly replacements: ReadonlyMap<string, readonly Replacement[]>
  /** Definitions of the variables that stand for text the compiler cannot read. */
  readonly definitions: string[]
  report(problem: PreparationProblem): void
  /** Characters that all sheets together may still add; below zero, sheets are left out. */
  budget: number
}

export type PreparationProblem = Pick<StyleProblem, 'code' | 'message' | 'name'> & {
  readonly file: string
  readonly offset: number
}
