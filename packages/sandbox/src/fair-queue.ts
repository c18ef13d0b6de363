/** A fair queue of tasks with a promise for each, bounded in length and waiting time. */

import { FairTurns, type FairTurnsOptions } from '@sitewright/core/fair-turns'

export interface FairQueueOptions<Worker> extends FairTurnsOptions<Worker> {
  /** The most tasks that may wait in one line; further ones are refused. */
  readonly longestLine: number
  /** Milliseconds after which a waiting task is refused; unlimited by default. */
  readonly longestWaitMs?: number
  /** Makes the error of refused tasks. */
  busy(): Error
}

export interface FairQueue<Worker> {
  /** Tasks that wait, in all lines together. */
  readonly waiting: number
  /**
   * `line` names the queue, such as one site's uploads. A task that is still waiting when the signal fires is removed, and
   * rejects with the signal's reason.
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
    get waiting() {
      return turns.waiting
    },
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
