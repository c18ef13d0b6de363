/** Reads strangers' archives, each in a process of its own that can be killed. */

import { fork } from 'node:child_process'
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

export function readThemeUpload(
  task: ReadTask,
  { program, timeLimitMs = 30_000, memoryMb = 384 }: ThemeReaderOptions,
): Promise<ReadOutcome> {
  return new Promise((answer) => {
    const child = fork(program, {
      serialization: 'advanced',
      // It knows nothing of the server: no settings, no secrets.
      env: {},
      execArgv: [`--max-old-space-size=${memoryMb}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const settle = (outcome: ReadOutcome) => {
      clearTimeout(tooLong)
      child.removeAllListeners()
      child.kill('SIGKILL')
      answer(outcome)
    }
    const tooLong = setTimeout(() => settle('tookTooLong'), timeLimitMs)
    child.once('message', (message) => settle(message as UploadAnswer))
    child.once('exit', () => settle('crashed'))
    child.once('error', () => settle('crashed'))
    if (child.pid !== undefined) setPriority(child.pid, NICENESS)
    child.send(task)
  })
}
