/** One task of a worker within its limits. */

import type { SandboxWorker } from './worker.ts'

export interface Limits {
  /** Milliseconds on a processor, where the system tells them, else by the clock; no such limit unless said. */
  readonly processorMs?: number
  /** Milliseconds by the clock: the patience with a worker that others keep from a processor. */
  readonly wallMs: number
}

export type SandboxFailure = 'crashed' | 'tookTooLong'

export interface Answered<Answer> {
  readonly answer: Answer
  /** Milliseconds on a processor; by the clock where the system does not tell. */
  readonly tookMs: number
}

export type Outcome<Answer> = Answered<Answer> | { readonly failure: SandboxFailure }

/** Milliseconds between two looks at how long a task has taken. */
const LOOK_EVERY_MS = 50

/** Never rejects but for an order that cannot be sent. A worker that failed may still be running: the caller ends it. */
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
