/** `.eval`: compiled once; the locals it sets are kept apart until it succeeds (language §8). */

import { bindLocal, createFrame, localsOf } from '../render/frame.ts'
import type { Frame, Run } from '../render/machine.ts'
import { textOf } from '../values/text.ts'
import type { Evaluate } from './expressions.ts'
import { type Reduction, reduce } from './reduce.ts'
import { toPostfix } from './to-postfix.ts'
import { type Postfix, tokenText } from './token.ts'
import { tokenize } from './tokenize.ts'

/** Memoized by the tag; depends on the token limit of the first run only. */
export function compileExpression(source: string): Evaluate {
  const isDebug = source.startsWith('#')
  const text = isDebug ? source.slice(1) : source
  let parsed: Parsed | undefined
  return (frame, run) => {
    parsed ??= parse(text, run.limits.expressionTokens)
    const { expressions, mistake } = parsed
    if (mistake) tell(mistake, run)
    const value = mistake ? undefined : evaluate(text, expressions, { run, outer: frame })
    return isDebug ? steps(expressions) + result(value) : textOf(value)
  }
}

interface Parsed {
  readonly expressions: readonly Postfix[]
  readonly mistake: Mistake | undefined
}

/** A mistake that each render reports once, however often the expression runs. */
interface Mistake {
  readonly messages: readonly string[]
  readonly toldTo: WeakSet<Run>
}

function parse(text: string, maxTokens: number): Parsed {
  const { tokens, problems: misread } = tokenize(text, maxTokens)
  const { expressions, problems } =
    misread.length > 0 ? { expressions: [], problems: misread } : toPostfix(tokens)
  if (problems.length === 0) return { expressions, mistake: undefined }
  const source = JSON.stringify(text)
  const messages = problems.map((problem) => `Error parsing expression: ${source}: ${problem}`)
  return { expressions, mistake: { messages, toldTo: new WeakSet() } }
}

function tell({ messages, toldTo }: Mistake, run: Run): void {
  if (toldTo.has(run)) return
  toldTo.add(run)
  for (const message of messages) run.report('expression-parse', message)
}

/** The value of the last expression. After any mistake there is none, and nothing is assigned. */
function evaluate(
  source: string,
  expressions: readonly Postfix[],
  { run, outer }: { readonly run: Run; readonly outer: Frame },
): unknown {
  const frame = createFrame(outer.node, outer)
  const reduction: Reduction = { run, frame, problems: [] }
  let value: unknown
  for (const expression of expressions) value = reduce(expression, reduction)
  for (const problem of reduction.problems) {
    run.report('expression-reduce', `Error reducing expression: ${source}: ${problem}`)
  }
  if (reduction.problems.length > 0) return undefined
  if (frame.locals) for (const [name, local] of localsOf(frame)) bindLocal(outer, name, local)
  return value
}

function steps(expressions: readonly Postfix[]): string {
  const shown = expressions.map((expression) => `[${expression.map(tokenText).join(' ')}]`)
  return `EVAL=[${shown.join(', ')}]`
}

function result(value: unknown): string {
  return value === undefined ? '' : ` -> ${textOf(value)}`
}
