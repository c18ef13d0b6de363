/** Who uses a worker next: callers take turns, so that none keeps the others waiting. */

export interface Turns<Worker> {
  /** Resolves when a worker is free for this caller; rejects with the signal's reason, or if its line is too long. */
  take(caller: string, signal?: AbortSignal): Promise<Worker>
  giveBack(caller: string, worker: Worker): void
}

export class StyleCompilerBusy extends Error {
  constructor() {
    super('Too many styles are waiting to be compiled.')
  }
}

interface Line<Worker> {
  running: number
  readonly waiting: Set<(worker: Worker) => void>
}

export function createTurns<Worker>(
  workers: readonly Worker[],
  { longestLine }: { readonly longestLine: number },
): Turns<Worker> {
  const free = [...workers]
  /** One caller never has all of them. */
  const most = Math.max(1, workers.length - 1)
  const lines = new Map<string, Line<Worker>>()
  const next = () => {
    for (const line of lines.values()) {
      const [start] = line.waiting
      if (!start || line.running >= most) continue
      const worker = free.pop()
      if (worker === undefined) return
      line.waiting.delete(start)
      line.running++
      start(worker)
    }
  }
  return {
    take: (caller, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const line = lines.get(caller) ?? { running: 0, waiting: new Set() }
        if (line.waiting.size >= longestLine) throw new StyleCompilerBusy()
        lines.set(caller, line)
        const leave = () => {
          line.waiting.delete(start)
          reject(signal?.reason)
        }
        const start = (worker: Worker) => {
          signal?.removeEventListener('abort', leave)
          resolve(worker)
        }
        signal?.addEventListener('abort', leave, { once: true })
        line.waiting.add(start)
        next()
      }),
    giveBack: (caller, worker) => {
      const line = lines.get(caller)
      free.push(worker)
      // To the end, if it goes on: everyone else is first.
      lines.delete(caller)
      if (line && (--line.running > 0 || line.waiting.size > 0)) lines.set(caller, line)
      next()
    },
  }
}
