/** Work in fair turns: a promise for each task, with limits of how many wait and for how long. */

import { FairTurns, type FairTurnsOptions } from '@sitewright/core/fair-turns'

export interface FairQueueOptions<Worker> extends FairTurnsOptions<Worker> {
  /** How many may wait in one line; more are refused. */
  readonly longestLine: number
  /** Milliseconds after which whoever still waits is refused; never unless said. */
  readonly longestWaitMs?: number
  /** What those who are refused are told. */
  busy(): Error
}

export interface FairQueue<Worker> {
  /**
   * `line` says who waits together, such as one site's uploads. Whoever still waits when the signal comes is gone, with
   * its reason.
   */
  run<Result>(
    line: string,
    work: (worker: Worker) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result>
}

export function createFairQueue<Worker>({
  longestLine,
  longestWaitMs,
  busy,
  ...options
}: FairQueueOptions<Worker>): FairQueue<Worker> {
  const turns = new FairTurns(options)

  const turnOf = (line: string, signal: AbortSignal | undefined) =>
    new Promise<Worker>((resolve, reject) => {
      const settle = () => {
        clearTimeout(tooLong)
        signal?.removeEventListener('abort', giveUp)
      }
      const start = (worker: Worker) => {
        settle()
        resolve(worker)
      }
      const refuse = (reason: unknown) => {
        settle()
        turns.giveUp(line, start)
        reject(reason)
      }
      const giveUp = () => refuse(signal?.reason)
      const tooLong =
        longestWaitMs === undefined ? undefined : setTimeout(() => refuse(busy()), longestWaitMs)
      signal?.addEventListener('abort', giveUp)
      turns.wait(line, start)
    })

  return {
    run: async (line, work, signal) => {
      signal?.throwIfAborted()
      if (turns.waitingIn(line) >= longestLine) throw busy()
      const worker = await turnOf(line, signal)
      try {
        return await work(worker)
      } finally {
        turns.leave(line, worker)
      }
    },
  }
}
