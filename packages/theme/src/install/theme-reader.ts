/** Reads strangers' archives in a process beside the server, one after another: it can be killed, and has none of the server's secrets. */

import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { UploadAnswer } from './read-upload.ts'

/** Paths. */
export interface ReadTask {
  /** The archive. */
  readonly from: string
  /** Where the theme is written, packed by `packTheme`. */
  readonly to: string
}

export interface ThemeReaderOptions {
  /** Path of the built program, `dist/theme-reader/worker.js`. */
  readonly program: string
  /** By the clock, in milliseconds. */
  readonly timeLimitMs?: number
  /** Of its heap; the bytes of archive and theme lie outside of that. */
  readonly memoryMb?: number
}

export type ReadOutcome = UploadAnswer | 'crashed' | 'tookTooLong'

/** Pages come first: the server itself runs at 0. */
const NICENESS = 15
/** After this long without work the process is ended, to give its memory back. */
const IDLE_MS = 10_000

/** To begin a process holds up a large server for some 20 ms, so one that has answered reads the next archive too. */
const rested = new Map<string, { child: ChildProcess; end(): void }>()

export function readThemeUpload(
  task: ReadTask,
  { program, timeLimitMs = 30_000, memoryMb = 384 }: ThemeReaderOptions,
): Promise<ReadOutcome> {
  return new Promise((answer) => {
    const kind = `${program} ${memoryMb}`
    const child = wake(kind) ?? start(program, memoryMb)
    const settle = (outcome: ReadOutcome) => {
      clearTimeout(tooLong)
      child.removeAllListeners()
      if (typeof outcome === 'string' || rested.has(kind)) child.kill('SIGKILL')
      else rest(kind, child)
      answer(outcome)
    }
    const tooLong = setTimeout(() => settle('tookTooLong'), timeLimitMs)
    child.once('message', (message) => settle(message as UploadAnswer))
    child.once('exit', () => settle('crashed'))
    child.once('error', () => settle('crashed'))
    child.send(task)
  })
}

function start(program: string, memoryMb: number): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    // It knows nothing of the server: no settings, no secrets.
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // It never keeps the server from ending, and ends with it.
  child.unref()
  child.channel?.unref()
  if (child.pid !== undefined) setPriority(child.pid, NICENESS)
  return child
}

function rest(kind: string, child: ChildProcess): void {
  const end = () => {
    clearTimeout(tooLong)
    child.removeAllListeners()
    rested.delete(kind)
  }
  const tooLong = setTimeout(() => {
    end()
    child.kill('SIGKILL')
  }, IDLE_MS).unref()
  child.once('exit', end).once('error', end)
  rested.set(kind, { child, end })
}

function wake(kind: string): ChildProcess | undefined {
  const found = rested.get(kind)
  found?.end()
  return found?.child
}
