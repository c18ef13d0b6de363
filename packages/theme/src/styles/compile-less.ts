/** LESS to CSS, with the place of each mistake. The compiler keeps no places, so its parser is instrumented. */

import {
  Anonymous,
  Block,
  Evaluator,
  type ExecEnv,
  LessStream,
  type Node,
  type Parselet,
  Renderer,
  type Rule,
  RuntimeContext,
  renderNode,
  STYLESHEET,
  Stylesheet,
} from '@squarespace/less-ts'
import type { StyleProblem } from './style-problem.ts'

export interface LessProblem extends Pick<StyleProblem, 'code' | 'message' | 'name'> {
  /** Offset in the compiled text. */
  readonly offset?: number
}

/** A sheet without syntax errors; evaluating it can still fail. */
export interface ParsedLess {
  readonly text: string
  readonly sheet: Stylesheet
  /** Offset of a node that the parser made of the text. */
  startOf(node: Node): number | undefined
}

/** The result of evaluating several sheets. */
export interface EvaluatedLess {
  readonly css: string
  /** Each problem with the sheet that its offset is in. */
  readonly problems: readonly { readonly problem: LessProblem; readonly source?: ParsedLess }[]
}

/** The parsed text, or the first syntax error. */
export function parseLess(text: string): ParsedLess | LessProblem {
  const stream = new WatchedStream(newContext(), text)
  try {
    const sheet = stream.parse(STYLESHEET) as Stylesheet
    return { text, sheet, startOf: (node) => stream.startOf(node) }
  } catch (error) {
    return syntaxProblem(error, stream)
  }
}

/**
 * Several sheets in their order, evaluated as one: CSS in spite of problems. Throws what the compiler throws; the sheets
 * were changed by then and must not be used again.
 */
export function evaluateLess(sources: readonly ParsedLess[]): EvaluatedLess {
  const context = newContext()
  const block = new Block()
  for (const { sheet } of sources) block.appendBlock(sheet.block)
  const evaluated = new Evaluator(context).evaluateStylesheet(
    context.newEnv(),
    new Stylesheet(block),
  )
  const css = Renderer.render(context, evaluated).trimEnd()
  const problems = context.errors.flatMap(({ errors, node }) => {
    const source = sources.find((one) => one.startOf(node) !== undefined)
    const { text = '' } = source ?? {}
    const place = { text, start: source?.startOf(node), isBefore: node.type === SELECTORS }
    return errors.map(({ message }) => ({
      problem: problemOf(message, place),
      ...(source && { source }),
    }))
  })
  return { css, problems }
}

function newContext(): TolerantContext {
  return new TolerantContext({ fastcolor: true }, renderNode)
}

const RULE = 37
const UNDEFINED_VARIABLE = /definition for the variable (@[\w-]+)/

/** Empties a declaration that reads an undefined variable: what remains of its value would mean something else. */
class TolerantContext extends RuntimeContext {
  override captureErrors(node: Node, env: ExecEnv): void {
    const isLost =
      node.type === RULE && env.errors.some(({ message }) => UNDEFINED_VARIABLE.test(message))
    if (isLost) Object.assign(node as Rule, { value: new Anonymous('') })
    super.captureErrors(node, env)
  }
}

const OPEN_SPACE = 1
/**
 * A unit of a number: any letters. Units unknown to the compiler would become a separate word, `100svh` then `100s
 * vh`.
 */
const UNIT = /%|[a-z]+/iy
/** Node type of selectors. They also report earlier mistakes, in definitions and media conditions. */
const SELECTORS = 40
/**
 * Node types that problems are reported on: mixins, their calls, properties and rules. Recording all nodes is too
 * slow.
 */
const BLAMED: ReadonlySet<number> = new Set([25, 27, 34, RULE, SELECTORS])

/** A parser input that records where nodes begin, and skips in steps instead of single letters. */
class WatchedStream extends LessStream {
  private readonly starts = new Map<object, number>()

  constructor(context: RuntimeContext, text: string) {
    super(context, text)
    Object.assign(this, { dimensionUnit: new RegExp(UNIT) })
  }

  override parse(parselets: Parselet[]): Node | undefined {
    this.skipWs()
    const start = this.index
    const node = super.parse(parselets)
    if (node && BLAMED.has(node.type)) this.starts.set(node, start)
    return node
  }

  /** Marks the next token as not preceded by a space, as reading letter by letter would do. */
  override seekn(offset: number): string {
    this.index = Math.min(this.length, this.index + offset)
    if (offset > 0) this.flags &= ~OPEN_SPACE
    if (this.index > this.furthest) this.furthest = this.index
    return this.source[this.index] as string
  }

  /** The start of a node. An evaluated rule is a new node that keeps its old property. */
  startOf(node: Node): number | undefined {
    const { property } = node as { property?: object }
    return this.starts.get(node) ?? (property && this.starts.get(property))
  }
}

/** Translations of the compiler's messages. The capture group is the name. */
const MESSAGES: readonly (readonly [RegExp, LessProblem['code'], (name: string) => string])[] = [
  [
    UNDEFINED_VARIABLE,
    'less-variable-unknown',
    (name) => `The variable ${name} is not defined here, so it has no value.`,
  ],
  [
    /locate a mixin using selector (.+)/,
    'less-mixin-unknown',
    (name) => `There is no mixin ${name} that takes these arguments, so nothing is mixed in.`,
  ],
  [/Mixin call (.+?) exceeded/, 'less-recursion', (name) => `The mixin ${name} calls itself.`],
  [
    /Variable (@[\w-]+) references itself/,
    'less-recursion',
    (name) => `The variable ${name} is defined by itself.`,
  ],
]

function problemOf(
  message: string,
  { text, start, isBefore }: { text: string; start: number | undefined; isBefore: boolean },
): LessProblem {
  for (const [pattern, code, sentence] of MESSAGES) {
    const name = pattern.exec(message)?.[1]
    if (name === undefined) continue
    return { code, name, message: sentence(name), ...at(nameOffset(text, start, name, isBefore)) }
  }
  return { code: 'less-value', message: `${message}.`, ...at(start) }
}

function at(offset: number | undefined): { offset?: number } {
  return offset === undefined ? {} : { offset }
}

/** The most letters of a statement that are searched for the place of its mistake. */
const STATEMENT = 1_000

/** Offset of the name inside the statement that begins at `start`, or else before it. */
function nameOffset(
  text: string,
  start: number | undefined,
  name: string,
  isBefore: boolean,
): number | undefined {
  if (start === undefined) return undefined
  const statement = text.slice(start, start + STATEMENT)
  const found = statement.indexOf(name)
  const end = statement.search(/[;}]/)
  if (found >= 0 && (end < 0 || found < end)) return start + found
  const before = isBefore ? text.lastIndexOf(name, start) : -1
  return before < 0 ? start : before
}

function syntaxProblem(error: unknown, { source, index, furthest }: LessStream): LessProblem {
  if (error instanceof RangeError) {
    return { code: 'less-nesting', message: 'Something is nested too deeply here.', offset: index }
  }
  const message = error instanceof Error ? error.message : String(error)
  if (!message.includes('INCOMPLETE_PARSE')) {
    // The parser stopped behind the line with the mistake.
    const offset = source.slice(0, index).trimEnd().length
    return { code: 'less-syntax', message: `${message}.`, offset }
  }
  return {
    code: 'less-syntax',
    message: 'What stands here is no LESS, so the whole style sheet is left out.',
    offset: furthest,
  }
}
