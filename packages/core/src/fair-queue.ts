/** Work in turns: after each task of one line comes the next line's, so that no line keeps others waiting. */

export interface FairQueueOptions<Worker> {
  /** As many tasks run at once. */
  readonly workers: readonly Worker[]
  /** As many of one line run at once; the rest of the workers is for others. All of them unless said. */
  readonly mostOfOneLine?: number
  /** More in one line are refused. */
  readonly longestLine: number
  /** Whoever waited this long is refused; for good unless said. */
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

interface Line<Worker> {
  running: number
  readonly waiting: Set<(worker: Worker) => void>
}

export function createFairQueue<Worker>({
  workers,
  mostOfOneLine = Number.POSITIVE_INFINITY,
  longestLine,
  longestWaitMs,
  busy,
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

  const wait = (line: Line<Worker>, signal: AbortSignal | undefined) =>
    new Promise<Worker>((resolve, reject) => {
      const settle = () => {
        clearTimeout(tooLong)
        signal?.removeEventListener('abort', giveUp)
      }
      const start = (worker: Worker) => {
        settle()
        resolve(worker)
      }
      const go = (reason: unknown) => {
        settle()
        line.waiting.delete(start)
        if (!mayStart(line)) turns.delete(line)
        reject(reason)
      }
      const giveUp = () => go(signal?.reason)
      const tooLong =
        longestWaitMs === undefined ? undefined : setTimeout(() => go(busy()), longestWaitMs)
      signal?.addEventListener('abort', giveUp)
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
    run: async (name, work, signal) => {
      signal?.throwIfAborted()
      const line = lines.get(name) ?? { running: 0, waiting: new Set() }
      if (line.waiting.size >= longestLine) throw busy()
      lines.set(name, line)
      const worker = await wait(line, signal)
      try {
        return await work(worker)
      } finally {
        leave(name, line, worker)
      }
    },
  }
}
