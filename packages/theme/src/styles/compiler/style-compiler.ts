/** Compiles untrusted styles in processes that can be killed, within limits of time, memory and size. */

import { CircuitBreaker } from '@sitewright/sandbox/circuit-breaker'
import { createFairQueue, type FairQueue } from '@sitewright/sandbox/fair-queue'
import type { Outcome, SandboxFailure } from '@sitewright/sandbox/perform'
import type { StartProcess } from '@sitewright/sandbox/process-starter'
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
import { createStyleSandbox, type SentTheme, type StyleSandbox } from './style-sandbox.ts'

export class StyleCompilerBusy extends Error {
  constructor() {
    super('Too many styles are waiting to be compiled.')
  }
}

export interface StyleCompilerOptions {
  /** Path of the built program, `dist/style-worker/worker.js`. */
  readonly program: string
  readonly start: StartProcess
  /** The most processes; each is started when it is first needed. */
  readonly workers?: number
  /** Milliseconds of processor time for untrusted styles. */
  readonly timeLimitMs?: number
  /** Milliseconds of processor time for styles that come with the platform. */
  readonly trustedTimeLimitMs?: number
  /** Heap limit of each process in megabytes. */
  readonly memoryMb?: number
  /** Factor on the time a process may take to start: raised in tests, which a busy machine shall not fail. */
  readonly patience?: number
  /** The clock in milliseconds, replaced only in tests. */
  now?(): number
}

export interface StyleTask extends StyleChoices {
  readonly theme: StyledTheme
  /** The queue of the task, such as a site's id: queues take turns, so no caller keeps the others waiting. */
  readonly caller: string
  /** Whether the theme comes with the platform. The owner's own CSS is never trusted. */
  readonly isTrusted?: boolean
}

/** The most tasks that may wait in one caller's queue: more than a site has in use at once. */
const LONGEST_LINE = 50
/** Wall-clock time limit as a multiple of the processor time limit, for machines that are busy with other work. */
const PATIENCE = 10
/** Milliseconds for which styles whose process was killed are not tried again. */
const HOPELESS_MS = 60_000
/** The most killed styles that are remembered. */
const MAX_HOPELESS = 1_000

export class StyleCompiler {
  readonly #sandboxes: readonly StyleSandbox[]
  readonly #turns: FairQueue<StyleSandbox>
  /** Circuit breaker: styles whose process was killed, with the problem that was reported for them. */
  readonly #hopeless: CircuitBreaker<StyleProblem>
  readonly #timeLimitMs: number
  readonly #trustedTimeLimitMs: number

  constructor({
    program,
    start,
    workers = 2,
    timeLimitMs = 1_000,
    trustedTimeLimitMs = 10_000,
    memoryMb = 128,
    patience = 1,
    now = Date.now,
  }: StyleCompilerOptions) {
    this.#timeLimitMs = timeLimitMs
    this.#trustedTimeLimitMs = trustedTimeLimitMs
    this.#sandboxes = Array.from({ length: workers }, () =>
      createStyleSandbox({ program, start, memoryMb, patience }),
    )
    this.#turns = createFairQueue({
      workers: this.#sandboxes,
      // One worker stays free for other callers.
      mostOfOneLine: Math.max(1, workers - 1),
      longestLine: LONGEST_LINE,
      busy: () => new StyleCompilerBusy(),
    })
    this.#hopeless = new CircuitBreaker({
      mostTrips: 1,
      windowMs: HOPELESS_MS,
      mostKeys: MAX_HOPELESS,
      now,
    })
  }

  /**
   * Mistakes are problems of the result. If no CSS came out, `isLost` is true, and the caller keeps what it has.
   * Rejects with `StyleCompilerBusy` when the caller's queue is full, or with the signal's reason.
   */
  async compile(task: StyleTask, signal?: AbortSignal): Promise<FinishedStyles> {
    const { css = '' } = task
    if (css.length > MAX_OWN_CSS) return this.#withoutOwn(task, OWN_TOO_LARGE, signal)
    const compiled = await this.#attempt(task, signal)
    // Try the theme alone: the owner's CSS may have caused the failure.
    const mayBeOwn = compiled.isLost && css.trim() !== ''
    return mayBeOwn ? this.#withoutOwn(task, compiled.problems[0], signal) : compiled
  }

  /** Ends the processes. */
  close(): void {
    for (const sandbox of this.#sandboxes) sandbox.close()
  }

  async #withoutOwn(
    { css, ...task }: StyleTask,
    problem: StyleProblem | undefined,
    signal: AbortSignal | undefined,
  ): Promise<FinishedStyles> {
    const compiled = await this.#attempt(task, signal)
    if (compiled.isLost || !problem) return compiled
    return { ...compiled, problems: [...compiled.problems, { ...problem, file: OWN_CSS }] }
  }

  async #attempt(task: StyleTask, signal: AbortSignal | undefined): Promise<FinishedStyles> {
    const tooLarge = largestOf(task.theme)
    if (tooLarge) return lost(tooLarge)
    const trust = task.isTrusted ? 'trusted' : ''
    const key = [task.caller, trust, styleKey(task.theme, task)].join(' ')
    const known = this.#hopeless.openFor(key)
    if (known) return lost(known.reason)
    const outcome = await this.#run(task, signal)
    if ('answer' in outcome) return outcome.answer
    const problem = PROBLEMS[outcome.failure]
    this.#hopeless.trip(key, problem)
    return lost(problem)
  }

  #run(task: StyleTask, signal: AbortSignal | undefined): Promise<Outcome<FinishedStyles>> {
    const { theme, caller, isTrusted = false, values = {}, css = '' } = task
    const processorMs = isTrusted && css === '' ? this.#trustedTimeLimitMs : this.#timeLimitMs
    const limits = { processorMs, wallMs: PATIENCE * processorMs }
    const about = { key: theme.styleRevision, value: () => neededOf(theme) }
    const work = async (sandbox: StyleSandbox) => {
      const outcome = await sandbox.run({ values, css }, limits, about)
      // Start the replacement now, so that the next task need not wait for it.
      if ('failure' in outcome) sandbox.ready().catch(() => undefined)
      return outcome
    }
    return this.#turns.run(caller, work, signal)
  }
}

const PROBLEMS: Readonly<Record<SandboxFailure, StyleProblem>> = {
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

const needed = new WeakMap<StyledTheme, SentTheme>()

/** The parts of a theme that compiling needs, which are sent to the process. */
function neededOf(theme: StyledTheme): SentTheme {
  const known = needed.get(theme)
  if (known) return known
  const included = new Set(includedStyles(theme))
  const importableStyles = theme.importableStyles.filter((file) => included.has(file))
  const found = { styles: theme.styles, importableStyles, tweaks: theme.tweaks }
  needed.set(theme, found)
  return found
}

/** The problem of the sheet with which the theme exceeds its size limit. */
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
