import type { ThemeProblem } from '../theme-problem.ts'

/** What can be wrong with styles. CSS comes out in spite of it, as much as there can be. */
export type StyleProblemCode =
  | 'less-import'
  | 'less-memory'
  | 'less-mixin-unknown'
  | 'less-nesting'
  | 'less-recursion'
  | 'less-refused'
  | 'less-syntax'
  | 'less-timeout'
  | 'less-too-large'
  | 'less-unsupported'
  | 'less-value'
  | 'less-variable-unknown'

export interface StyleProblem extends ThemeProblem {
  readonly code: StyleProblemCode
  /** The variable, mixin or module that is not there. */
  readonly name?: string
}
