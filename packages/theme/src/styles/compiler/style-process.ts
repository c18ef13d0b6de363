/** One process that compiles styles: killed when a task takes too long, and by nothing else of ours. */

import { readFileSync } from 'node:fs'
import type { BeginHelper, HelperProcess } from '@sitewright/core/helper-process'
import type { StyleChoices, StyledTheme } from '../compile-styles.ts'
import type { FinishedStyles } from '../finish-styles.ts'

export interface WorkerTask {
  readonly revision: string
  /** Only where the process has not got it yet. */
  readonly theme?: Omit<StyledTheme, 'styleRevision'>
  /** Revisions that it may forget. */
  readonly forget: readonly string[]
  readonly choices: StyleChoices
}

export type WorkerAnswer = 'ready' | FinishedStyles

export type ProcessOutcome = FinishedStyles | 'crashed' | 'tookTooLong'

export interface StyleProcessOptions {
  /** Of the built program. */
  readonly program: string
  readonly begin: BeginHelper
  /** Of the heap. */
  readonly memoryMb: number
  /** Milliseconds until a process that does not start is given up. */
  readonly startLimitMs: number
}

export interface StyleProcess {
  /**
   * One task at a time. The limit is of time on a processor, as far as the system tells it, and counts from when the
   * process is there: where others keep the machine busy, a task may take longer, up to ten times the limit.
   */
  run(theme: StyledTheme, choices: StyleChoices, limitMs: number): Promise<ProcessOutcome>
  end(): void
}

/** How many times its limit a task may take by the clock, while it waits for a processor. */
const PATIENCE = 10
const CHECK_MS = 50
/** Pages come first: the server itself runs at 0. */
const NICENESS = 10
/** After this long without work it is ended, to give its memory back. */
const IDLE_MS = 120_000
/** Each may take as much memory as its texts, which are 3 MB at most. */
const MOST_THEMES = 4
export function createStyleProcess({
  program,
  begin,
  memoryMb,
  startLimitMs,
}: StyleProcessOptions): StyleProcess {
  let ready: Promise<HelperProcess> | undefined
  let running: HelperProcess | undefined
  let idle: NodeJS.Timeout | undefined
  /** Revisions that the process has, the one used longest ago first. */
  let sent: string[] = []

  const end = () => {
    clearTimeout(idle)
    running?.kill()
    running = undefined
    ready = undefined
    sent = []
  }
  const taskOf = ({ styleRevision, ...theme }: StyledTheme, choices: StyleChoices): WorkerTask => {
    const isKnown = sent.includes(styleRevision)
    const next = [...sent.filter((one) => one !== styleRevision), styleRevision]
    const forget = next.slice(0, -MOST_THEMES)
    sent = next.slice(-MOST_THEMES)
    return { revision: styleRevision, forget, choices, ...(!isKnown && { theme }) }
  }
  const start = () =>
    new Promise<HelperProcess>((resolve, reject) => {
      const started = begin({ program, memoryMb, niceness: NICENESS, isQuiet: true })
      running = started
      const fail = (message: string) => {
        clearTimeout(tooLong)
        end()
        reject(new Error(message))
      }
      const tooLong = setTimeout(() => fail('The style compiler does not start.'), startLimitMs)
      started.listen({
        message: () => {
          clearTimeout(tooLong)
          // Nothing is running: whoever comes next starts another.
          started.listen({ exit: end })
          resolve(started)
        },
        exit: () => fail('The style compiler ended before it began.'),
      })
    })
  const getReady = (): Promise<HelperProcess> => {
    ready ??= start()
    return ready
  }
  const perform = (helper: HelperProcess, task: WorkerTask, limitMs: number) =>
    new Promise<ProcessOutcome>((answer) => {
      const settle = (outcome: ProcessOutcome) => {
        clearTimeout(check)
        if (typeof outcome === 'string') {
          end()
          // The next task should not have to wait for the beginning of it.
          getReady().catch(() => undefined)
        } else helper.listen({ exit: end })
        idle = setTimeout(end, IDLE_MS).unref()
        answer(outcome)
      }
      const began = performance.now()
      const usedBefore = processorMs(helper) ?? 0
      const look = () => {
        const used = (processorMs(helper) ?? Infinity) - usedBefore
        const isOver = used >= limitMs || performance.now() - began >= PATIENCE * limitMs
        if (isOver) settle('tookTooLong')
        else check = setTimeout(look, CHECK_MS)
      }
      let check = setTimeout(look, limitMs)
      helper.listen({
        message: (message) => settle(message as FinishedStyles),
        exit: () => settle('crashed'),
      })
      helper.send(task)
    })
  return {
    run: async (theme, choices, limitMs) => {
      clearTimeout(idle)
      const helper = await getReady()
      return perform(helper, taskOf(theme, choices), limitMs)
    },
    end,
  }
}

/**
 * Time that its main thread has been on a processor, or half of what all its threads have; nothing where the system
 * does not tell it. Others clear up after it and make it fast.
 */
function processorMs({ pid }: HelperProcess): number | undefined {
  const [main, all] = [`task/${pid}/stat`, 'stat'].map((name) => timeIn(`/proc/${pid}/${name}`))
  return main === undefined || all === undefined ? undefined : Math.max(main, all / 2)
}

function timeIn(path: string): number | undefined {
  try {
    const fields = readFileSync(path, 'latin1')
    // Behind the name: user and system time are the 12th and 13th field, in hundredths of a second.
    const [user, system] = fields
      .slice(fields.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * 10
  } catch {
    return undefined
  }
}
