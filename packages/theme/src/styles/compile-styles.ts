/**
 * Compiles a theme's LESS, the owner's tweak values and own CSS to CSS. Mistakes become problems; CSS comes out
 * anyway.
 */

import { createHash } from 'node:crypto'
import type { Theme } from '../theme.ts'
import {
  type EvaluatedLess,
  evaluateLess,
  type LessProblem,
  type ParsedLess,
} from './compile-less.ts'
import { restoreCss } from './disguised-css.ts'
import { mixinsFor } from './modules/index.ts'
import { overrideTweaks } from './override-tweaks.ts'
import { createParsedSheets, type ParsedSheets } from './parsed-less.ts'
import type { Preparation, PreparationProblem } from './preparation.ts'
import { prepareSheet } from './prepare-sheet.ts'
import { type LessReading, MOST_READ_AGAIN, readableLess } from './readable-less.ts'
import type { StyleProblem } from './style-problem.ts'
import { MAX_STYLE_TEXT } from './style-source.ts'
import { type TextOrigin, TracedText } from './traced-text.ts'
import type { TweakValues } from './tweak.ts'

export interface CompiledStyles {
  readonly css: string
  readonly problems: readonly StyleProblem[]
  /** Present if no CSS came out at all: the caller keeps older CSS if it has any. */
  readonly isLost?: true
}

/** The parts of a theme that its styles need. */
export type StyledTheme = Pick<Theme, 'styleRevision' | 'styles' | 'importableStyles' | 'tweaks'>

/** The values and CSS that a site adds to its theme. */
export interface StyleChoices {
  readonly values?: TweakValues
  /** The owner's own LESS or CSS, which comes last. A mistake in it affects nothing else. */
  readonly css?: string
}

/** The file name in problems of the owner's own CSS. No theme has a file of this name. */
export const OWN_CSS = 'custom.css'
/** The longest CSS, in characters, that an owner may add. */
export const MAX_OWN_CSS = 500_000
/** The longest CSS, in characters, that compiling may produce. */
const MAX_CSS = 2_000_000
const MAX_PROBLEMS = 200

const MAX_KEPT = 200
const kept = new Map<string, CompiledStyles>()

/** Memoized: styles are compiled once for each revision of the theme's style sheets and choice of values. */
export function compileStyles(theme: StyledTheme, values: TweakValues = {}): CompiledStyles {
  const key = styleKey(theme, { values })
  const known = kept.get(key)
  if (known) return known
  const compiled = compileFresh(theme, { values })
  kept.set(key, compiled)
  const oldest = kept.keys().next().value
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return compiled
}

/** A cache key: equal for the same styles, whatever the order of their values. */
export function styleKey(
  { styleRevision }: Pick<StyledTheme, 'styleRevision'>,
  { values = {}, css = '' }: StyleChoices,
): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([styleRevision, sorted, css]))
    .digest('hex')
}

/**
 * Compiles in this thread without a time limit: for the theme author's own machine, and inside the worker. `parsed` caches
 * the parsed sheets for the next call.
 */
export function compileFresh(
  theme: Omit<StyledTheme, 'styleRevision'>,
  choices: StyleChoices = {},
  parsed = createParsedSheets(),
): CompiledStyles {
  return new StyleUnit(theme, choices, parsed).compile()
}

/** A sheet with all that it imports, or a text that the platform puts between sheets. */
interface Part {
  readonly file: string | undefined
  readonly text: TracedText
}

interface ReadPart extends Part {
  readonly less: ParsedLess
}

class StyleUnit {
  private readonly problems = new Map<string, StyleProblem>()
  private readonly texts = new Map<string, string>()
  private readonly lines = new Map<string, readonly number[]>()
  private readonly parts: Part[]
  private readonly parsed: ParsedSheets
  private readonly reading: LessReading
  /** The valid LESS of each part, once it was read. */
  private readonly readable = new Map<Part, string>()

  constructor(
    theme: Omit<StyledTheme, 'styleRevision'>,
    choices: StyleChoices,
    parsed: ParsedSheets,
  ) {
    this.parsed = parsed
    this.reading = { parse: (text) => parsed.parse(text), budget: MOST_READ_AGAIN }
    this.parts = this.prepare(theme, choices)
  }

  compile(): CompiledStyles {
    const css = restoreCss(this.compileParts(this.parts))
    const { imports, rest } = splitImports(css)
    if (rest.length <= MAX_CSS) {
      const whole = [imports, rest].filter((one) => one !== '').join('\n')
      return { css: whole, problems: [...this.problems.values()] }
    }
    const message = `The styles come to more than ${MAX_CSS / 1_000_000} MB of CSS.`
    this.add({ code: 'less-too-large', message })
    return { css: '', problems: [...this.problems.values()], isLost: true }
  }

  private prepare(
    { styles, importableStyles, tweaks }: Omit<StyledTheme, 'styleRevision'>,
    { values = {}, css = '' }: StyleChoices,
  ): Part[] {
    const own = css.trim() === '' ? [] : [{ path: OWN_CSS, text: css }]
    for (const { path, text } of [...importableStyles, ...styles, ...own]) {
      this.texts.set(path, text)
    }
    const { before, after, replacements } = overrideTweaks(tweaks, values)
    const preparation: Preparation = {
      importable: new Map([...importableStyles, ...styles].map(({ path, text }) => [path, text])),
      included: new Set(styles.map(({ path }) => path)),
      replacements,
      definitions: [],
      report: (problem) => this.report(problem),
      budget: MAX_STYLE_TEXT,
    }
    const sheets = (files: typeof styles) =>
      files.flatMap((file): Part[] => {
        const text = prepareSheet(file, preparation)
        return text ? [{ file: file.path, text }] : []
      })
    const mixins = mixinsFor([...importableStyles, ...styles, ...own])
    const parts = [
      platformPart(mixins),
      platformPart(before),
      ...sheets(styles),
      platformPart(after),
      ...sheets(own),
    ]
    return [...parts, platformPart(preparation.definitions.join('\n'))]
  }

  /** Compiles all parts as one unit, leaving out those that cannot be parsed or evaluated. */
  private compileParts(parts: readonly Part[]): string {
    const read = this.read(parts)
    const outcome = this.attempt(read)
    return 'error' in outcome
      ? this.evaluateWithoutOne(read, outcome.error)
      : this.accept(read, outcome)
  }

  private read(parts: readonly Part[]): ReadPart[] {
    return parts.flatMap((part) => {
      const text = this.readable.get(part) ?? part.text.toString()
      const { less, problems } = readableLess(text, this.reading)
      for (const problem of problems) this.addLess(part.text, problem)
      if (!less) return []
      this.readable.set(part, less.text)
      return [{ ...part, less }]
    })
  }

  private attempt(parts: readonly ReadPart[]): EvaluatedLess | { readonly error: unknown } {
    try {
      return evaluateLess(parts.map(({ less }) => less))
    } catch (error) {
      this.parsed.forget()
      return { error }
    }
  }

  private accept(parts: readonly ReadPart[], { css, problems }: EvaluatedLess): string {
    for (const { problem, source } of problems) {
      this.addLess(parts.find(({ less }) => less === source)?.text, problem)
    }
    return css
  }

  /** Retries without one part at a time, the last first: that is the owner's own. */
  private evaluateWithoutOne(parts: readonly Part[], error: unknown): string {
    const sheets = parts.filter(({ file }) => file !== undefined)
    for (const culprit of sheets.toReversed()) {
      const rest = this.read(parts.filter((part) => part !== culprit))
      const outcome = this.attempt(rest)
      if ('error' in outcome) continue
      const message = `The style sheet cannot be compiled: ${reasonOf(error)}.`
      this.add({ code: 'less-value', message, ...(culprit.file && { file: culprit.file }) })
      return this.accept(rest, outcome)
    }
    this.add({ code: 'less-value', message: `The styles cannot be compiled: ${reasonOf(error)}.` })
    return ''
  }

  private report({ offset, file, ...problem }: PreparationProblem): void {
    this.add({ ...problem, ...this.placeOf({ file, offset }) })
  }

  private addLess(text: TracedText | undefined, { offset, ...problem }: LessProblem): void {
    const origin = offset === undefined ? undefined : text?.originOf(offset)
    this.add({ ...problem, ...(origin && this.placeOf(origin)) })
  }

  /** Reports a problem once: a mixin makes the same mistake wherever it is used. */
  private add(problem: StyleProblem): void {
    const { code, message, file, line, column } = problem
    if (this.problems.size >= MAX_PROBLEMS) return
    this.problems.set([code, message, file, line, column].join('\n'), problem)
  }

  private placeOf({ file, offset }: TextOrigin) {
    const starts = this.lines.get(file) ?? lineStarts(this.texts.get(file) ?? '')
    this.lines.set(file, starts)
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return { file, line: low, column: offset - (starts[low - 1] ?? 0) + 1 }
  }
}

function platformPart(less: string): Part {
  const text = new TracedText()
  text.put(less)
  return { file: undefined, text }
}

function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return 'something is nested or repeated too deeply'
  return error instanceof Error ? error.message.slice(0, 200) : 'it breaks the compiler'
}

function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

const LEADING = /@(?:charset|import)\s[^;{}]*;\s*/y

/** Moves imports of addresses to the front: browsers heed them only before everything else. */
function splitImports(css: string): { imports: string; rest: string } {
  LEADING.lastIndex = 0
  let end = 0
  while (LEADING.test(css)) end = LEADING.lastIndex
  // The compiler reads these functions as words of a media query.
  const imports = css.slice(0, end).replace(/\b(layer|supports) \(/g, '$1(')
  return { imports: imports.trim(), rest: css.slice(end) }
}
