/**
 * Starts worker processes through the starter, a small process of its own: a process that forks stands still while the
 * system copies its page tables, some 20 ms for a server of 400 MB and next to nothing for the starter (ADR 14).
 */

import { type ChildProcess, fork } from 'node:child_process'
import { allThreadsMs, mainThreadMs } from './processor-time.ts'
import type { ProcessOptions, StarterOrder, StarterReport } from './starter-messages.ts'
import type { SandboxWorker, WorkerListener } from './worker.ts'

export interface MeteredProcessOptions extends ProcessOptions {
  /**
   * Threads whose time counts: all of them if a library computes beside the main thread, as one that decodes pictures
   * does.
   */
  readonly metered: 'mainThread' | 'allThreads'
}

export type StartProcess = (options: MeteredProcessOptions) => SandboxWorker

interface StartedProcess {
  pid: number | undefined
  listener: WorkerListener | undefined
}

export class ProcessStarter {
  readonly #program: string
  readonly #workers = new Map<number, StartedProcess>()
  #starter: ChildProcess | undefined
  #count = 0

  /** @param program path of the built starter, `dist/sandbox-starter/starter.js` */
  constructor(program: string) {
    this.#program = program
  }

  /** Starts a worker; the first one also starts the starter, which stays. */
  readonly start: StartProcess = ({ metered, ...options }) => {
    this.#starter ??= this.#startStarter()
    this.#count += 1
    const id = this.#count
    const worker: StartedProcess = { pid: undefined, listener: undefined }
    this.#workers.set(id, worker)
    this.#tell({ kind: 'start', id, options })
    return {
      send: (message) => this.#tell({ kind: 'send', id, message: message as never }),
      listen: (listener) => {
        worker.listener = listener
      },
      kill: () => {
        if (!this.#workers.delete(id)) return
        this.#tell({ kind: 'kill', id })
        worker.listener?.exit()
      },
      processorMs: metered === 'allThreads' ? allThreadsMs : mainThreadMs,
    }
  }

  #tell(order: StarterOrder): void {
    // Without a starter there are no workers, and their listeners are told so.
    if (this.#starter?.connected) this.#starter.send(order, () => undefined)
  }

  #startStarter(): ChildProcess {
    const starter = fork(this.#program, {
      serialization: 'advanced',
      // The starter gets none of the server's settings, secrets or flags.
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    starter.unref()
    starter.channel?.unref()
    starter.on('message', (report) => this.#hear(report as StarterReport))
    starter.once('exit', () => this.#lose(starter))
    starter.once('error', () => this.#lose(starter))
    return starter
  }

  #hear(report: StarterReport): void {
    const worker = this.#workers.get(report.id)
    if (!worker) return
    if (report.kind === 'started') worker.pid = report.pid
    else if (report.kind === 'message') worker.listener?.message?.(report.message)
    else {
      this.#workers.delete(report.id)
      worker.listener?.exit()
    }
  }

  /** Handles the starter's end: its workers end with it; the next worker gets a new starter. */
  #lose(ended: ChildProcess): void {
    if (this.#starter !== ended) return
    this.#starter = undefined
    const lost = [...this.#workers.values()]
    this.#workers.clear()
    for (const { pid, listener } of lost) {
      if (pid !== undefined) killNow(pid)
      listener?.exit()
    }
  }
}

/** Kills a process, since a busy worker does not notice that its starter has ended. */
function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}
