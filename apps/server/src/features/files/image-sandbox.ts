/** The sandbox for image work: a process that decodes strangers' pictures. */

import type { Limits } from '@sitewright/sandbox/perform'
import type { StartProcess } from '@sitewright/sandbox/process-starter'
import { failureOfStart, Sandbox } from '@sitewright/sandbox/sandbox'
import { SANDBOX_PROGRAMS, startProcess } from '../../platform/sandbox/programs.ts'
import type { ImageAnswer, ImageOutcome, ImageTask } from './image-task.ts'

/** Milliseconds without work after which the process ends and gives back some 60 MB. */
const IDLE_MS = 30_000
/** Megabytes for JavaScript; the bytes of pictures lie outside of it. */
const MEMORY_MB = 128
/** Milliseconds for starting the process; a machine that needs longer works on no picture in time. */
const START_MS = 120_000

export interface ImageSandbox {
  /** One task at a time. A task that takes too long is ended with the process; one that crashes it is answered `notAnImage`. */
  run(task: ImageTask): Promise<ImageOutcome>
}

export interface ImageSandboxOptions {
  /**
   * Time limits of a task: by computing time, which ends work that was made to take long but not work that waits for its turn,
   * and by the clock, however busy the machine is.
   */
  readonly limits: Limits
  /** Niceness, from 0, like the server itself, to 19, last of all. */
  readonly niceness: number
  /** Path of the built program; the server's own by default. */
  readonly program?: string
  readonly start?: StartProcess
}

const FAILURES = {
  crashed: { outcome: 'notAnImage' },
  tookTooLong: { outcome: 'tookTooLong' },
} as const

export function createImageSandbox({
  limits,
  niceness,
  program = SANDBOX_PROGRAMS.images,
  start = startProcess,
}: ImageSandboxOptions): ImageSandbox {
  // The decoder works beside the main thread.
  const process = { program, memoryMb: MEMORY_MB, niceness, metered: 'allThreads' } as const
  const sandbox = new Sandbox<ImageTask, ImageAnswer>({
    start: () => start(process),
    startMs: START_MS,
    idleMs: IDLE_MS,
  })
  return {
    run: async (task) => {
      const outcome = await sandbox.run(task, limits).catch(failureOfStart)
      return 'failure' in outcome ? FAILURES[outcome.failure] : outcome.answer
    },
  }
}
