/**
 * Fair queuing (round robin): each free worker goes to the next queue in turn, so that a long queue delays no other.
 */

export interface FairTurnsOptions<Worker> {
  /** The pool of workers; as many tasks run at once. */
  readonly workers: readonly Worker[]
  /** The most tasks of one queue that run at once, which keeps workers free for others; unlimited by default. */
  readonly mostOfOneLine?: number
}

interface Line<Worker> {
  readonly name: string
  running: number
  readonly waiting: Set<Start<Worker>>
}

/** Called with the worker when it is the caller's turn. */
export type Start<Worker> = (worker: Worker) => void

export class FairTurns<Worker> {
  readonly #free: Worker[]
  readonly #mostOfOneLine: number
  /** Queues with a running or waiting task. */
  readonly #lines = new Map<string, Line<Worker>>()
  /** Queues whose next task may start, in the order of their turns. */
  readonly #turns = new Set<Line<Worker>>()

  constructor({ workers, mostOfOneLine = Number.POSITIVE_INFINITY }: FairTurnsOptions<Worker>) {
    this.#free = [...workers]
    this.#mostOfOneLine = mostOfOneLine
  }

  /** The number of tasks waiting, in all queues together. */
  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, { waiting }) => sum + waiting.size, 0)
  }

  /** The number of tasks waiting in a queue. */
  waitingIn(name: string): number {
    return this.#lines.get(name)?.waiting.size ?? 0
  }

  /** Adds a task to the end of a queue; `start` is called when it is its turn, which may be at once. */
  wait(name: string, start: Start<Worker>): void {
    const line = this.#lines.get(name) ?? { name, running: 0, waiting: new Set() }
    this.#lines.set(name, line)
    line.waiting.add(start)
    this.#settle(line)
    this.#startNext()
  }

  /** Removes a waiting task from a queue. */
  giveUp(name: string, start: Start<Worker>): void {
    const line = this.#lines.get(name)
    line?.waiting.delete(start)
    if (line) this.#settle(line)
  }

  /** Returns the worker of a started task to the pool. */
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
      // Goes behind the other queues, if more of its tasks may start.
      this.#turns.delete(line)
      this.#settle(line)
      start(worker)
    }
  }

  /** Updates whether a queue has a turn, and whether it exists at all, from its running and waiting tasks. */
  #settle(line: Line<Worker>): void {
    const mayStart = line.running < this.#mostOfOneLine && line.waiting.size > 0
    if (mayStart) this.#turns.add(line)
    else this.#turns.delete(line)
    if (line.running === 0 && line.waiting.size === 0) this.#lines.delete(line.name)
  }
}
