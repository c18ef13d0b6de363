/** A problem for a theme's author. The theme still works as far as it can. */
export interface ThemeProblem {
  /** Stable code for programs, if there is one. */
  readonly code?: string
  readonly message: string
  readonly file?: string
  /** Counts from 1. */
  readonly line?: number
  readonly column?: number
}
