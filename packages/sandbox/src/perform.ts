/** Performs one task of a worker within its limits. */

import type { SandboxWorker } from './worker.ts'

export interface Limits {
  /**
   * Limit in milliseconds of processor time, or wall-clock time if the system does not report it; none by default.
   */
  readonly processorMs?: number
  /** Limit in milliseconds of wall-clock time, for a worker that gets too little processor time. */
  readonly wallMs: number
}

export type SandboxFailure = 'crashed' | 'tookTooLong'

export interface Answered<Answer> {
  readonly answer: Answer
  /** Milliseconds of processor time, or wall-clock time if the system does not report it. */
  readonly tookMs: number
}

export type Outcome<Answer> = Answered<Answer> | { readonly failure: SandboxFailure }

/** Milliseconds between two checks of a task's time. */
const LOOK_EVERY_MS = 50

/** Rejects only for an order that cannot be sent. A worker that failed may still be running: the caller ends it. */
export function perform<Answer>(
  worker: SandboxWorker,
  thread: string | undefined,
  order: unknown,
  { processorMs = Number.POSITIVE_INFINITY, wallMs }: Limits,
): Promise<Outcome<Answer>> {
  return new Promise((resolve) => {
    const began = performance.now()
    const usedBefore = worker.processorMs(thread) ?? 0
    const passedMs = () => performance.now() - began
    const usedMs = () => {
      const used = worker.processorMs(thread)
      return used === undefined ? passedMs() : used - usedBefore
    }
    const settle = (outcome: Outcome<Answer>) => {
      clearTimeout(look)
      resolve(outcome)
    }
    const lookAgain = () =>
      setTimeout(
        () => {
          if (usedMs() >= processorMs || passedMs() >= wallMs) settle({ failure: 'tookTooLong' })
          else look = lookAgain()
        },
        Math.min(LOOK_EVERY_MS, processorMs, wallMs - passedMs()),
      )
    let look = lookAgain()
    worker.listen({
      message: (answer) => settle({ answer: answer as Answer, tookMs: usedMs() }),
      exit: () => settle({ failure: 'crashed' }),
    })
    worker.send(order)
  })
}
