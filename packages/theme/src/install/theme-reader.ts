/** Reads uploaded archives, each in a process of its own: it can be killed, and has none of the server's secrets. */

import type { SandboxFailure } from '@sitewright/sandbox/perform'
import type { StartProcess } from '@sitewright/sandbox/process-starter'
import { failureOfStart, Sandbox } from '@sitewright/sandbox/sandbox'
import type { UploadAnswer } from './read-upload.ts'

/** The paths of one task. */
export interface ReadTask {
  /** Path of the archive. */
  readonly from: string
  /** Path to which the theme is written, packed by `packTheme`. */
  readonly to: string
}

export interface ThemeReaderOptions {
  /** Path of the built program, `dist/theme-reader/worker.js`. */
  readonly program: string
  readonly start: StartProcess
  /** Time limit in milliseconds of wall-clock time, from when the process is ready. */
  readonly timeLimitMs?: number
  /** Factor on both times: raised in tests, which a busy machine shall not fail. */
  readonly patience?: number
  /** Limit of its heap in megabytes; the bytes of archive and theme lie outside the heap. */
  readonly memoryMb?: number
}

export type ReadOutcome = UploadAnswer | SandboxFailure

/** Scheduling priority (`nice`) of the process: below the server, which runs at 0, so that pages come first. */
const NICENESS = 15
/** Milliseconds that starting may take; a slower machine has no time for archives. */
const START_MS = 30_000

export async function readThemeUpload(
  task: ReadTask,
  { program, start, timeLimitMs = 30_000, patience = 1, memoryMb = 384 }: ThemeReaderOptions,
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
    startMs: patience * START_MS,
    // Each archive gets a fresh process.
    idleMs: 0,
  })
  const outcome = await sandbox.run(task, { wallMs: patience * timeLimitMs }).catch(failureOfStart)
  return 'failure' in outcome ? outcome.failure : outcome.answer
}
