/** Starts workers that are threads: they start faster than processes and share their memory with the server. */

import { Worker } from 'node:worker_threads'
import { processorMs } from './processor-time.ts'
import type { SandboxWorker, WorkerListener } from './worker.ts'

export interface ThreadOptions {
  /** Path of the script that the thread runs. It gets no settings and no secrets. */
  readonly program: string
  /** Limit of its old generation heap in megabytes. */
  readonly memoryMb: number
  /** Limit of its young generation heap in megabytes. */
  readonly youngMemoryMb: number
  /** Scheduling priority (`nice`) from 0, the server's own, to 19, the lowest. */
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
  // The thread never keeps the server from ending.
  thread.unref()
  let listener: WorkerListener | undefined
  let isGone = false
  const gone = () => {
    if (isGone) return
    isGone = true
    listener?.exit()
  }
  // Stays after the end, since later errors have no other listener; `error` also reports that memory ran out.
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
