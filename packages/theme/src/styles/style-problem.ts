import type { ThemeProblem } from '../theme-problem.ts'

/** Codes of problems with styles. As much CSS as possible comes out in spite of them. */
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
  /** The variable, mixin or module that does not exist. */
  readonly name?: string
}
