/** `.eval`: compiled once, evaluated with the locals it sets kept apart until it succeeds (spec §8). */

import { createFrame } from '../render/frame.ts'
import type { Run } from '../render/run.ts'
import { textOf } from '../values/text.ts'
import { type Reduction, reduce } from './reduce.ts'
import { toPostfix } from './to-postfix.ts'
import { isProblem, type Token, tokenText } from './token.ts'
import { tokenize } from './tokenize.ts'

/** Gives the text the tag prints. Depends on the first run's token limit only. */
export function compileExpression(source: string): (run: Run) => string {
  const isDebug = source.startsWith('#')
  const text = isDebug ? source.slice(1) : source
  let expressions: ReturnType<typeof parse> | undefined
  return (run) => {
    expressions ??= parse(text, run.limits.expressionTokens)
    if (isProblem(expressions)) {
      const message = `Error parsing expression: ${JSON.stringify(text)}: ${expressions.problem}`
      run.report('expression-parse', message)
      return ''
    }
    const value = evaluate(text, expressions, run)
    if (!isDebug) return textOf(value)
    const shown = expressions.map((expression) => `[${expression.map(tokenText).join(' ')}]`)
    const result = value === undefined ? '' : ` -> ${value === null ? 'null' : textOf(value)}`
    return `EVAL=[${shown.join(', ')}]${result}`
  }
}

function parse(text: string, maxTokens: number) {
  const tokens = tokenize(text, maxTokens)
  return isProblem(tokens) ? tokens : toPostfix(tokens)
}

function evaluate(source: string, expressions: readonly (readonly Token[])[], run: Run): unknown {
  const outer = run.frame
  const frame = createFrame(outer.node, outer)
  const reduction: Reduction = { frame, maxString: run.limits.expressionString }
  let value: unknown
  for (const expression of expressions) {
    const result = reduce(expression, reduction)
    if ('problem' in result) {
      run.report('expression-reduce', `Error reducing expression: ${source}: ${result.problem}`)
      return undefined
    }
    value = result.value
  }
  keepLocals(frame.locals, outer)
  return value
}

function keepLocals(
  locals: ReadonlyMap<string, unknown> | undefined,
  frame: ReturnType<typeof createFrame>,
): void {
  if (!locals) return
  frame.locals ??= new Map()
  for (const [name, value] of locals) frame.locals.set(name, value)
}
