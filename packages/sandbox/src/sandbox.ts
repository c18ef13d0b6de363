/**
 * A sandbox: work on untrusted input is done by a worker, a process or a thread, which is
 * killed when a task takes too long, and started again for the next. One task at a time: callers that share a sandbox wait in a
 * fair queue.
 */

import type { Order, Ready } from './messages.ts'
import { type Limits, type Outcome, perform, type SandboxFailure } from './perform.ts'
import type { SandboxWorker, StartWorker } from './worker.ts'

export interface SandboxOptions {
  readonly start: StartWorker
  /** Milliseconds of wall-clock time that its start may take, until the worker reports that it is ready. */
  readonly startMs: number
  /** Milliseconds without work after which the worker is ended, to free its memory; 0 gives each task a fresh one. */
  readonly idleMs: number
  /** Size of the worker's LRU cache of values; one by default. */
  readonly remembers?: number
}

/** A value that a task is about, such as a theme, which the worker is sent once and caches. */
export interface Remembered<Sent> {
  readonly key: string
  /** The form of the value that is sent to a worker without it. */
  value(): Sent
}

export class SandboxNotStarted extends Error {
  readonly failure: SandboxFailure

  constructor(failure: SandboxFailure) {
    super(
      failure === 'crashed'
        ? 'A sandboxed program ended before it was ready.'
        : 'A sandboxed program takes too long to start.',
    )
    this.failure = failure
  }
}

/** For `catch`: makes a worker that does not start a failure of the task like any other. */
export function failureOfStart(error: unknown): { readonly failure: SandboxFailure } {
  if (error instanceof SandboxNotStarted) return { failure: error.failure }
  throw error
}

export class SandboxClosed extends Error {
  constructor() {
    super('The sandbox was closed.')
  }
}

interface Started {
  readonly worker: SandboxWorker
  readonly thread: string | undefined
}

export class Sandbox<Task, Answer, Sent = never> {
  readonly #options: SandboxOptions
  #worker: SandboxWorker | undefined
  #started: Promise<Started> | undefined
  #idle: NodeJS.Timeout | undefined
  #isBusy = false
  #isClosed = false
  /** LRU cache: keys of the values that the worker has, the least recently used first. */
  #known: readonly string[] = []

  constructor(options: SandboxOptions) {
    this.#options = options
  }

  /**
   * Limits count from when the worker is ready. A task that fails ends the worker.
   * Rejects with `SandboxNotStarted` if the program cannot be run.
   */
  async run(task: Task, limits: Limits, about?: Remembered<Sent>): Promise<Outcome<Answer>> {
    if (this.#isBusy) throw new Error('A sandbox does one task at a time.')
    this.#isBusy = true
    try {
      const { worker, thread } = await this.#ready()
      if (this.#isClosed) throw new SandboxClosed()
      const outcome = await perform<Answer>(worker, thread, this.#orderOf(task, about), limits)
      if (this.#isClosed) throw new SandboxClosed()
      if ('failure' in outcome || this.#options.idleMs === 0) this.#end()
      return outcome
    } catch (error) {
      // It is unknown now which messages the worker received.
      this.#end()
      throw error
    } finally {
      this.#isBusy = false
      this.#rest()
    }
  }

  /** Starts the worker if there is none, so that the next task need not wait for that. */
  async ready(): Promise<void> {
    try {
      await this.#ready()
      this.#rest()
    } catch (error) {
      this.#end()
      throw error
    }
  }

  /** Ends the worker for good; waiting callers are rejected. */
  close(): void {
    this.#isClosed = true
    this.#end()
  }

  #ready(): Promise<Started> {
    if (this.#isClosed) return Promise.reject(new SandboxClosed())
    clearTimeout(this.#idle)
    this.#started ??= this.#start()
    return this.#started
  }

  #start(): Promise<Started> {
    return new Promise((resolve, reject) => {
      const worker = this.#options.start()
      this.#worker = worker
      const fail = (failure: SandboxFailure) => {
        clearTimeout(tooLong)
        reject(this.#isClosed ? new SandboxClosed() : new SandboxNotStarted(failure))
        this.#end()
      }
      const tooLong = setTimeout(() => fail('tookTooLong'), this.#options.startMs)
      worker.listen({
        message: (message) => {
          clearTimeout(tooLong)
          this.#listenIdle(worker)
          resolve({ worker, thread: (message as Ready).thread })
        },
        exit: () => fail('crashed'),
      })
    })
  }

  #orderOf(task: Task, about: Remembered<Sent> | undefined): Order<Task, Sent> {
    if (!about) return { task, forget: [] }
    const { remembers = 1 } = this.#options
    const { key } = about
    const isKnown = this.#known.includes(key)
    const next = [...this.#known.filter((one) => one !== key), key]
    this.#known = next.slice(-remembers)
    const forget = next.slice(0, -remembers)
    return { task, key, forget, ...(!isKnown && { learn: about.value() }) }
  }

  /** Idle timeout: ends the worker after a time without work. */
  #rest(): void {
    if (!this.#worker || this.#isBusy) return
    this.#listenIdle(this.#worker)
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.#end(), this.#options.idleMs).unref()
  }

  /** Handles a worker that ends by itself between two tasks: the next task gets another. */
  #listenIdle(worker: SandboxWorker): void {
    worker.listen({ exit: () => this.#end() })
  }

  #end(): void {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    this.#started = undefined
    this.#known = []
    worker?.kill()
  }
}
