/** Reads strangers' archives, each in a process of its own: it can be killed, and has none of the server's secrets. */

import type { BeginHelper } from '@sitewright/core/helper-process'
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
  readonly begin: BeginHelper
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
  { program, begin, timeLimitMs = 30_000, memoryMb = 384 }: ThemeReaderOptions,
): Promise<ReadOutcome> {
  return new Promise((answer) => {
    const helper = begin({ program, memoryMb, niceness: NICENESS, isQuiet: true })
    const settle = (outcome: ReadOutcome) => {
      clearTimeout(tooLong)
      helper.kill()
      answer(outcome)
    }
    const tooLong = setTimeout(() => settle('tookTooLong'), timeLimitMs)
    helper.listen({
      message: (message) => settle(message as UploadAnswer),
      exit: () => settle('crashed'),
    })
    helper.send(task)
  })
}
