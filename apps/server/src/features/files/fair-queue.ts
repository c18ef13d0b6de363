/** Work in turns: after each task of one line comes the next line's, so that no line keeps others waiting. */

import { fail } from '../../platform/http/problems.ts'

export interface FairQueueOptions<Worker> {
  /** As many tasks run at once. */
  readonly workers: readonly Worker[]
  /** More in one line are refused with `busy`. */
  readonly longestLine: number
}

export interface FairQueue<Worker> {
  /** `line` says who waits together, such as one site's uploads. */
  run<Result>(line: string, work: (worker: Worker) => Promise<Result>): Promise<Result>
}

const RETRY_AFTER_S = 10

export function createFairQueue<Worker>({
  workers,
  longestLine,
}: FairQueueOptions<Worker>): FairQueue<Worker> {
  const free = [...workers]
  /** In the order of their turns. */
  const lines = new Map<string, ((worker: Worker) => void)[]>()

  const next = (worker: Worker) => {
    const [first] = lines
    if (!first) return void free.push(worker)
    const [line, waiting] = first
    const start = waiting.shift()
    lines.delete(line)
    if (waiting.length > 0) lines.set(line, waiting)
    start?.(worker)
  }
  const turn = (line: string): Worker | Promise<Worker> => {
    const worker = free.pop()
    if (worker !== undefined) return worker
    const waiting = lines.get(line) ?? []
    if (waiting.length >= longestLine) throw fail('busy', { retryAfter: RETRY_AFTER_S })
    lines.set(line, waiting)
    return new Promise((start) => waiting.push(start))
  }
  return {
    run: async (line, work) => {
      const worker = await turn(line)
      try {
        return await work(worker)
      } finally {
        next(worker)
      }
    },
  }
}
