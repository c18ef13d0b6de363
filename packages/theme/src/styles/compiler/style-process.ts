/** One child process that compiles styles: killed when a task takes too long, and by nothing else of ours. */

import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
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
  /** Of the heap. */
  readonly memoryMb: number
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
/** A machine on which starting takes longer than this compiles nothing in time. */
const START_MS = 20_000

export function createStyleProcess({ program, memoryMb }: StyleProcessOptions): StyleProcess {
  let child: Promise<ChildProcess> | undefined
  let running: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  /** Revisions that the process has, the one used longest ago first. */
  let sent: string[] = []

  const end = () => {
    clearTimeout(idle)
    running?.removeAllListeners()
    running?.kill('SIGKILL')
    running = undefined
    child = undefined
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
    new Promise<ChildProcess>((resolve, reject) => {
      const started = fork(program, {
        serialization: 'advanced',
        // It knows nothing of the server: no settings, no secrets.
        env: {},
        execArgv: [`--max-old-space-size=${memoryMb}`],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      if (started.pid !== undefined) setPriority(started.pid, NICENESS)
      running = started
      // It never keeps the server from ending, and ends with it.
      started.unref()
      started.channel?.unref()
      const tooLong = setTimeout(
        () => fail(new Error('The style compiler does not start.')),
        START_MS,
      )
      const fail = (error: Error) => {
        clearTimeout(tooLong)
        end()
        reject(error)
      }
      started.once('error', fail)
      started.once('exit', () => fail(new Error('The style compiler ended before it began.')))
      started.once('message', () => {
        clearTimeout(tooLong)
        started.removeAllListeners('error').removeAllListeners('exit')
        // Nothing is running: whoever comes next starts another.
        started.once('exit', end).once('error', end)
        resolve(started)
      })
    })
  const begin = (): Promise<ChildProcess> => {
    child ??= start()
    return child
  }
  const perform = (process: ChildProcess, task: WorkerTask, limitMs: number) =>
    new Promise<ProcessOutcome>((answer) => {
      const settle = (outcome: ProcessOutcome) => {
        clearTimeout(check)
        process.removeAllListeners()
        if (typeof outcome === 'string') {
          end()
          // The next task should not have to wait for the beginning of it.
          begin().catch(() => undefined)
        } else process.once('exit', end).once('error', end)
        idle = setTimeout(end, IDLE_MS).unref()
        answer(outcome)
      }
      const began = performance.now()
      const usedBefore = processorMs(process) ?? 0
      const look = () => {
        const used = (processorMs(process) ?? Infinity) - usedBefore
        const isOver = used >= limitMs || performance.now() - began >= PATIENCE * limitMs
        if (isOver) settle('tookTooLong')
        else check = setTimeout(look, CHECK_MS)
      }
      let check = setTimeout(look, limitMs)
      process.removeAllListeners()
      process.once('message', (message) => settle(message as FinishedStyles))
      process.once('exit', () => settle('crashed'))
      process.once('error', () => settle('crashed'))
      process.send(task)
    })
  return {
    run: async (theme, choices, limitMs) => {
      clearTimeout(idle)
      const process = await begin()
      return perform(process, taskOf(theme, choices), limitMs)
    },
    end,
  }
}

/**
 * Time that its main thread has been on a processor, or half of what all its threads have; nothing where the system
 * does not tell it. Others clear up after it and make it fast.
 */
function processorMs({ pid }: ChildProcess): number | undefined {
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
