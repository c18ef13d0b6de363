/** Fair turns: who of those that wait gets the next free worker. Lines take turns, so that a long one keeps no other waiting. */

export interface FairTurnsOptions<Worker> {
  /** As many tasks run at once as there are workers. */
  readonly workers: readonly Worker[]
  /** How many of one line may run at once, so that the other workers are there for others; all of them unless said. */
  readonly mostOfOneLine?: number
}

interface Line<Worker> {
  readonly name: string
  running: number
  readonly waiting: Set<Start<Worker>>
}

/** Called with the worker of whose turn it is. */
export type Start<Worker> = (worker: Worker) => void

export class FairTurns<Worker> {
  readonly #free: Worker[]
  readonly #mostOfOneLine: number
  /** Lines in which anyone runs or waits. */
  readonly #lines = new Map<string, Line<Worker>>()
  /** Lines in which someone waits who may start, in the order of their turns. */
  readonly #turns = new Set<Line<Worker>>()

  constructor({ workers, mostOfOneLine = Number.POSITIVE_INFINITY }: FairTurnsOptions<Worker>) {
    this.#free = [...workers]
    this.#mostOfOneLine = mostOfOneLine
  }

  /** How many wait in a line. */
  waitingIn(name: string): number {
    return this.#lines.get(name)?.waiting.size ?? 0
  }

  /** Puts someone at the end of a line; `start` is called when it is their turn, which may be at once. */
  wait(name: string, start: Start<Worker>): void {
    const line = this.#lines.get(name) ?? { name, running: 0, waiting: new Set() }
    this.#lines.set(name, line)
    line.waiting.add(start)
    this.#settle(line)
    this.#startNext()
  }

  /** Takes someone out of a line who does not wait any more. */
  giveUp(name: string, start: Start<Worker>): void {
    const line = this.#lines.get(name)
    line?.waiting.delete(start)
    if (line) this.#settle(line)
  }

  /** Takes back the worker of someone who was started. */
  leave(name: string, worker: Worker): void {
    this.#free.push(worker)
    const line = this.#lines.get(name)
    if (line) {
      line.running -= 1
      this.#settle(line)
    }
    this.#startNext()
  }

  #startNext(): void {
    while (this.#free.length > 0) {
      const [line] = this.#turns
      const [start] = line?.waiting ?? []
      if (!line || !start) return
      const worker = this.#free.pop() as Worker
      line.waiting.delete(start)
      line.running += 1
      // Behind the others, where more of it may start.
      this.#turns.delete(line)
      this.#settle(line)
      start(worker)
    }
  }

  /** Whether a line has a turn, and whether it is there at all, follows from who runs and waits in it. */
  #settle(line: Line<Worker>): void {
    const mayStart = line.running < this.#mostOfOneLine && line.waiting.size > 0
    if (mayStart) this.#turns.add(line)
    else this.#turns.delete(line)
    if (line.running === 0 && line.waiting.size === 0) this.#lines.delete(line.name)
  }
}
