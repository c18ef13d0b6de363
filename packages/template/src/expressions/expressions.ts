/** The registered compiler of `.eval`. Most pages do without, so hosts register it: browsers need not load it. */

import type { Frame, Run } from '../render/machine.ts'

/** Returns the text that the tag prints. */
export type Evaluate = (frame: Frame, run: Run) => string

type ExpressionCompiler = (source: string) => Evaluate

let compiler: ExpressionCompiler | undefined

/** Registers `compileExpression`. It may come late: templates that were rendered before compute from then on. */
export function useExpressions(replacement: ExpressionCompiler): void {
  compiler = replacement
}

/** Undefined if the host has registered no expressions. */
export function expressionOf(source: string): Evaluate | undefined {
  return compiler?.(source)
}
