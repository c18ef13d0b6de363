/** Reads strangers' archives, each in a process of its own: it can be killed, and has none of the server's secrets. */

import type { SandboxFailure } from '@sitewright/sandbox/perform'
import type { StartProcess } from '@sitewright/sandbox/process-starter'
import { failureOfStart, Sandbox } from '@sitewright/sandbox/sandbox'
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
  readonly start: StartProcess
  /** Milliseconds by the clock, from when the process is ready. */
  readonly timeLimitMs?: number
  /** Megabytes of its heap; the bytes of archive and theme lie outside of that. */
  readonly memoryMb?: number
}

export type ReadOutcome = UploadAnswer | SandboxFailure

/** Pages come first: the server itself runs at 0. */
const NICENESS = 15
/** A machine on which starting takes longer than this has no time for archives. */
const START_MS = 30_000

export async function readThemeUpload(
  task: ReadTask,
  { program, start, timeLimitMs = 30_000, memoryMb = 384 }: ThemeReaderOptions,
): Promise<ReadOutcome> {
  const process = {
    program,
    memoryMb,
    niceness: NICENESS,
    isQuiet: true,
    metered: 'allThreads',
  } as const
  const sandbox = new Sandbox<ReadTask, UploadAnswer>({
    start: () => start(process),
    startMs: START_MS,
    // An archive gets a process that has read nothing before it.
    idleMs: 0,
  })
  const outcome = await sandbox.run(task, { wallMs: timeLimitMs }).catch(failureOfStart)
  return 'failure' in outcome ? outcome.failure : outcome.answer
}
