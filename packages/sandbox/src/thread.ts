/** Starts workers that are threads: they start sooner than processes and share their memory with the server. */

import { Worker } from 'node:worker_threads'
import { processorMs } from './processor-time.ts'
import type { SandboxWorker, WorkerListener } from './worker.ts'

export interface ThreadOptions {
  /** Path of the script that the thread runs. It gets no settings and no secrets. */
  readonly program: string
  /** Megabytes of its JavaScript heap, without what was made just now. */
  readonly memoryMb: number
  /** Megabytes for what was made just now. */
  readonly youngMemoryMb: number
  /** From 0, the server's own priority, to 19, after everybody else. */
  readonly niceness: number
}

export function startThread({
  program,
  memoryMb,
  youngMemoryMb,
  niceness,
}: ThreadOptions): SandboxWorker {
  const thread = new Worker(program, {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMemoryMb },
    workerData: { niceness },
    stdout: true,
    stderr: true,
  })
  // It never keeps the server from ending.
  thread.unref()
  let listener: WorkerListener | undefined
  let isGone = false
  const gone = () => {
    if (isGone) return
    isGone = true
    listener?.exit()
  }
  // Errors after its end are nobody's, so this stays; `error` is how a thread says that its memory ran out.
  thread.on('error', gone)
  thread.once('exit', gone)
  thread.on('message', (message) => {
    if (!isGone) listener?.message?.(message)
  })
  return {
    send: (message) => thread.postMessage(message),
    listen: (next) => {
      listener = next
    },
    kill: () => {
      gone()
      void thread.terminate()
    },
    processorMs,
  }
}
