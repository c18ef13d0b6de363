/** Something a theme's author should know. The theme works as far as it can. */
export interface ThemeProblem {
  /** Stable, for programs, where there is one. */
  readonly code?: string
  readonly message: string
  readonly file?: string
  /** Counts from 1. */
  readonly line?: number
  readonly column?: number
}
