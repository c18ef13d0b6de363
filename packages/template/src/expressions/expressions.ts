/** Who computes `.eval`. Most pages do without, so hosts register it: browsers need not load what they do not use. */

import type { Frame, Run } from '../render/machine.ts'

/** Gives the text the tag prints. */
export type Evaluate = (frame: Frame, run: Run) => string

type ExpressionCompiler = (source: string) => Evaluate

let compiler: ExpressionCompiler | undefined

/** Takes `compileExpression`. It may come late: templates that were rendered before compute from then on. */
export function useExpressions(replacement: ExpressionCompiler): void {
  compiler = replacement
}

/** Nothing as long as the host has registered no expressions. */
export function expressionOf(source: string): Evaluate | undefined {
  return compiler?.(source)
}
