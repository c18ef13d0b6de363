/** Compiles strangers' styles in processes that can be killed, within limits of time, memory and size. */

import { createFairQueue } from '@sitewright/core/fair-queue'
import type { BeginHelper } from '@sitewright/core/helper-process'
import {
  MAX_OWN_CSS,
  OWN_CSS,
  type StyleChoices,
  type StyledTheme,
  styleKey,
} from '../compile-styles.ts'
import type { FinishedStyles } from '../finish-styles.ts'
import type { StyleProblem } from '../style-problem.ts'
import { includedStyles, MAX_STYLE_TEXT } from '../style-source.ts'
import { createStyleProcess, type ProcessOutcome, type StyleProcess } from './style-process.ts'

export class StyleCompilerBusy extends Error {
  constructor() {
    super('Too many styles are waiting to be compiled.')
  }
}

export interface StyleCompilerOptions {
  /** Path of the built program, `dist/style-worker/worker.js`. */
  readonly program: string
  readonly begin: BeginHelper
  /** Processes at most; one is started when it is first needed. */
  readonly workers?: number
  /** For strangers' styles. */
  readonly timeLimitMs?: number
  /** For styles that come with the platform. */
  readonly trustedTimeLimitMs?: number
  /** Of each process's heap. */
  readonly memoryMb?: number
  /** How many times longer than usual a process may take to start: for tests, which a busy machine shall not fail. */
  readonly patience?: number
  /** In milliseconds; only tests give another clock. */
  now?(): number
}

export interface StyleTask extends StyleChoices {
  readonly theme: StyledTheme
  /** Whose turn it is, such as a site's id: no caller keeps the others waiting. */
  readonly caller: string
  /** Whether the theme comes with the platform. The owner's own CSS is never trusted. */
  readonly isTrusted?: boolean
}

export interface StyleCompiler {
  /**
   * Mistakes are problems of the result. If nothing came out, `isLost` is true, and the caller keeps what it has.
   * Rejects with `StyleCompilerBusy` if too much of the caller's is waiting, or with the signal's reason.
   */
  compile(task: StyleTask, signal?: AbortSignal): Promise<FinishedStyles>
  /** Ends the processes. */
  close(): void
}

/** Milliseconds that a process may take to start: a machine on which it takes longer compiles nothing in time. */
const START_MS = 20_000
const LONGEST_LINE = 50
/** So long is what was killed not tried again. */
const HOPELESS_MS = 60_000
const MAX_HOPELESS = 1_000

export function createStyleCompiler({
  program,
  begin,
  workers = 2,
  timeLimitMs = 1_000,
  trustedTimeLimitMs = 10_000,
  memoryMb = 128,
  patience = 1,
  now = Date.now,
}: StyleCompilerOptions): StyleCompiler {
  const processes = Array.from({ length: workers }, () =>
    createStyleProcess({ program, begin, memoryMb, startLimitMs: patience * START_MS }),
  )
  const turns = createFairQueue<StyleProcess>({
    workers: processes,
    // One caller never has all of them.
    mostOfOneLine: Math.max(1, workers - 1),
    longestLine: LONGEST_LINE,
    busy: () => new StyleCompilerBusy(),
  })
  /** When what was killed may be tried again, and what was said of it. */
  const hopeless = new Map<string, { readonly until: number; readonly problem: StyleProblem }>()

  const run = (task: StyleTask, signal: AbortSignal | undefined): Promise<ProcessOutcome> => {
    const { theme, caller, isTrusted = false, values = {}, css = '', before = '' } = task
    const limitMs = isTrusted && css === '' ? trustedTimeLimitMs : timeLimitMs
    const choices = { values, css, before }
    return turns.run(caller, (worker) => worker.run(neededOf(theme), choices, limitMs), signal)
  }

  const attempt = async (task: StyleTask, signal?: AbortSignal): Promise<FinishedStyles> => {
    const tooLarge = largestOf(task.theme)
    if (tooLarge) return lost(tooLarge)
    const trust = task.isTrusted ? 'trusted' : ''
    const key = [task.caller, trust, styleKey(task.theme, task)].join(' ')
    const known = hopeless.get(key)
    if (known && known.until > now()) return lost(known.problem)
    const outcome = await run(task, signal)
    if (typeof outcome !== 'string') return outcome
    const problem = PROBLEMS[outcome]
    hopeless.delete(key)
    hopeless.set(key, { until: now() + HOPELESS_MS, problem })
    const [oldest] = hopeless.keys()
    if (hopeless.size > MAX_HOPELESS && oldest !== undefined) hopeless.delete(oldest)
    return lost(problem)
  }

  const withoutOwn = async (
    task: StyleTask,
    problem: StyleProblem | undefined,
    signal?: AbortSignal,
  ) => {
    const { css, ...rest } = task
    const compiled = await attempt(rest, signal)
    if (compiled.isLost || !problem) return compiled
    return { ...compiled, problems: [...compiled.problems, { ...problem, file: OWN_CSS }] }
  }

  return {
    compile: async (task, signal) => {
      const { css = '' } = task
      if (css.length > MAX_OWN_CSS) return withoutOwn(task, OWN_TOO_LARGE, signal)
      const compiled = await attempt(task, signal)
      // The theme need not suffer for what its owner added.
      const mayBeOwn = compiled.isLost && css.trim() !== ''
      return mayBeOwn ? withoutOwn(task, compiled.problems[0], signal) : compiled
    },
    close: () => {
      for (const process of processes) process.end()
    },
  }
}

const PROBLEMS: Readonly<Record<Extract<ProcessOutcome, string>, StyleProblem>> = {
  crashed: {
    code: 'less-memory',
    message: 'Compiling the styles takes more memory than there is for it.',
  },
  tookTooLong: { code: 'less-timeout', message: 'Compiling the styles takes too long.' },
}

const OWN_TOO_LARGE: StyleProblem = {
  code: 'less-too-large',
  message: `The site’s own CSS is longer than ${MAX_OWN_CSS / 1_000} KB, so it is left out.`,
}

function lost(problem: StyleProblem): FinishedStyles {
  return { css: '', preloads: [], problems: [problem], isLost: true }
}

const needed = new WeakMap<StyledTheme, StyledTheme>()

/** What is worth sending to another process. */
function neededOf(theme: StyledTheme): StyledTheme {
  const known = needed.get(theme)
  if (known) return known
  const included = new Set(includedStyles(theme))
  const { styleRevision, styles, tweaks } = theme
  const importableStyles = theme.importableStyles.filter((file) => included.has(file))
  const found = { styleRevision, styles, importableStyles, tweaks }
  needed.set(theme, found)
  return found
}

/** The sheet with which the theme becomes larger than themes may be. */
function largestOf({ styles }: StyledTheme): StyleProblem | undefined {
  let length = 0
  const file = styles.find(({ text }) => {
    length += text.length
    return length > MAX_STYLE_TEXT
  })
  if (!file) return undefined
  const message = `The style sheets have more than ${MAX_STYLE_TEXT / 1_000_000} MB from here on.`
  return { code: 'less-too-large', message, file: file.path, line: 1, column: 1 }
}
