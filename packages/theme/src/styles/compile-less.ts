/** LESS to CSS, with the place of each mistake. The compiler keeps none, so its parser is watched at work. */

import {
  Evaluator,
  LessStream,
  type Node,
  type Parselet,
  Renderer,
  RuntimeContext,
  renderNode,
  STYLESHEET,
} from '@squarespace/less-ts'

export interface LessProblem {
  readonly code:
    | 'less-mixin-unknown'
    | 'less-recursion'
    | 'less-syntax'
    | 'less-value'
    | 'less-variable-unknown'
  readonly message: string
  /** The variable or mixin that is not there. */
  readonly name?: string
  /** Into the text that was compiled. */
  readonly offset?: number
}

/** CSS comes out in spite of problems, unless the text is not LESS at all. */
export function compileLess(text: string): { css: string; problems: LessProblem[] } {
  const context = new RuntimeContext({ fastcolor: true }, renderNode)
  const stream = new WatchedStream(context, text)
  try {
    const sheet = stream.parse(STYLESHEET)
    const evaluated = new Evaluator(context).evaluateStylesheet(
      context.newEnv(),
      sheet as Parameters<Evaluator['evaluateStylesheet']>[1],
    )
    const css = Renderer.render(context, evaluated).trimEnd()
    const problems = context.errors.flatMap(({ errors, node }) =>
      errors.map(({ message }) => problemOf(message, { text, start: stream.startOf(node) })),
    )
    return { css, problems }
  } catch (error) {
    return { css: '', problems: [syntaxProblem(error, stream)] }
  }
}

/** Remembers where every node begins. */
class WatchedStream extends LessStream {
  private readonly starts = new Map<object, number>()

  override parse(parselets: Parselet[]): Node | undefined {
    this.skipWs()
    const start = this.index
    const node = super.parse(parselets)
    if (node) this.starts.set(node, start)
    return node
  }

  /** An evaluated rule is a new node that keeps its old property. */
  startOf(node: Node): number | undefined {
    const { property } = node as { property?: object }
    return this.starts.get(node) ?? (property && this.starts.get(property))
  }
}

/** The compiler's sentences in ours. What the parentheses catch is the name. */
const MESSAGES: readonly (readonly [RegExp, LessProblem['code'], (name: string) => string])[] = [
  [
    /definition for the variable (@[\w-]+)/,
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
  { text, start }: { text: string; start: number | undefined },
): LessProblem {
  for (const [pattern, code, sentence] of MESSAGES) {
    const name = pattern.exec(message)?.[1]
    if (name === undefined) continue
    return { code, name, message: sentence(name), ...at(nameOffset(text, start, name)) }
  }
  return { code: 'less-value', message: `${message}.`, ...at(start) }
}

function at(offset: number | undefined): { offset?: number } {
  return offset === undefined ? {} : { offset }
}

/** Of the name inside the statement that begins at `start`. */
function nameOffset(text: string, start: number | undefined, name: string): number | undefined {
  if (start === undefined) return undefined
  const found = text.indexOf(name, start)
  const statementEnd = text.slice(start).search(/[;}]/)
  return found >= 0 && (statementEnd < 0 || found < start + statementEnd) ? found : start
}

function syntaxProblem(error: unknown, { source, index, furthest }: LessStream): LessProblem {
  const message = error instanceof Error ? error.message : String(error)
  if (!message.includes('INCOMPLETE_PARSE')) {
    // Reading stopped behind the line that it is about.
    const offset = source.slice(0, index).trimEnd().length
    return { code: 'less-syntax', message: `${message}.`, offset }
  }
  const unclosed = source.slice(furthest).trim() === '' ? unclosedBrace(source) : undefined
  return unclosed === undefined
    ? {
        code: 'less-syntax',
        message: 'The style sheet ends here: what follows is not LESS.',
        offset: furthest,
      }
    : {
        code: 'less-syntax',
        message: 'The style sheet ends inside this block: its `}` is missing.',
        offset: unclosed,
      }
}

const BRACES =
  /\/\*[\s\S]*?\*\/|url\([^)]*\)|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[{}]/g

/** The last block that stays open. */
function unclosedBrace(text: string): number | undefined {
  const open: number[] = []
  for (const { index, 0: piece } of text.matchAll(BRACES)) {
    if (piece === '{') open.push(index)
    else if (piece === '}') open.pop()
  }
  return open.at(-1)
}
