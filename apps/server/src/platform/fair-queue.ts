/** Work in turns: after each task of one line comes the next line's, so that no line keeps others waiting. */

import { fail } from './http/problems.ts'

export interface FairQueueOptions<Worker> {
  /** As many tasks run at once. */
  readonly workers: readonly Worker[]
  /** As many of one line run at once; the rest of the workers is for others. All of them unless said. */
  readonly mostOfOneLine?: number
  /** More in one line are refused with `busy`. */
  readonly longestLine: number
  /** Whoever waited this long is refused with `busy`; for good unless said. */
  readonly longestWaitMs?: number
  /** What `busy` says about when to come again. */
  readonly retryAfterS?: number
}

export interface FairQueue<Worker> {
  /** `line` says who waits together, such as one site's uploads. */
  run<Result>(line: string, work: (worker: Worker) => Promise<Result>): Promise<Result>
}

interface Line<Worker> {
  running: number
  readonly waiting: Set<(worker: Worker) => void>
}

export function createFairQueue<Worker>({
  workers,
  mostOfOneLine = Number.POSITIVE_INFINITY,
  longestLine,
  longestWaitMs,
  retryAfterS = 10,
}: FairQueueOptions<Worker>): FairQueue<Worker> {
  const free = [...workers]
  /** Those with anyone running or waiting. */
  const lines = new Map<string, Line<Worker>>()
  /** Those with someone waiting who may start, in the order of their turns. */
  const turns = new Set<Line<Worker>>()

  const mayStart = (line: Line<Worker>) => line.running < mostOfOneLine && line.waiting.size > 0

  const startNext = () => {
    while (free.length > 0) {
      const [line] = turns
      if (!line) return
      turns.delete(line)
      const [start] = line.waiting
      const worker = free.pop()
      if (!start || worker === undefined) return
      line.waiting.delete(start)
      line.running += 1
      if (mayStart(line)) turns.add(line)
      start(worker)
    }
  }

  const wait = (line: Line<Worker>) =>
    new Promise<Worker>((resolve, reject) => {
      const start = (worker: Worker) => {
        clearTimeout(tooLong)
        resolve(worker)
      }
      const tooLong =
        longestWaitMs === undefined
          ? undefined
          : setTimeout(() => {
              line.waiting.delete(start)
              if (!mayStart(line)) turns.delete(line)
              reject(fail('busy', { retryAfter: retryAfterS }))
            }, longestWaitMs)
      line.waiting.add(start)
      if (mayStart(line)) turns.add(line)
      startNext()
    })

  const leave = (name: string, line: Line<Worker>, worker: Worker) => {
    line.running -= 1
    free.push(worker)
    if (mayStart(line)) turns.add(line)
    else if (line.running === 0 && line.waiting.size === 0) lines.delete(name)
    startNext()
  }

  return {
    run: async (name, work) => {
      const line = lines.get(name) ?? { running: 0, waiting: new Set() }
      if (line.waiting.size >= longestLine) throw fail('busy', { retryAfter: retryAfterS })
      lines.set(name, line)
      const worker = await wait(line)
      try {
        return await work(worker)
      } finally {
        leave(name, line, worker)
      }
    },
  }
}
