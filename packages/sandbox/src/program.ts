/** The worker's side of a sandbox: a sandboxed program calls it once, when it is ready. */

import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Order, Ready } from './messages.ts'
import { thisThread } from './processor-time.ts'

export interface Program<Task, Answer, Sent, Known> {
  /** Does one task. An exception ends the worker: the sandbox treats it as a crash. */
  work(task: Task, known: Known): Answer | Promise<Answer>
  /** Converts a received value to the form that the program caches. */
  learn(sent: Sent): Known
}

/** Serves tasks that need nothing but themselves. */
export function serve<Task, Answer>(work: (task: Task) => Answer | Promise<Answer>): void {
  serveKnowing<Task, Answer, never, undefined>({ work, learn: () => undefined })
}

/** Serves tasks that are each about a value, which is sent once and cached. */
export function serveKnowing<Task, Answer, Sent, Known>({
  work,
  learn,
}: Program<Task, Answer, Sent, Known>): void {
  const known = new Map<string, Known>()
  const answer = async ({ task, key, learn: sent, forget }: Order<Task, Sent>) => {
    for (const gone of forget) known.delete(gone)
    if (key !== undefined && sent !== undefined) known.set(key, learn(sent))
    send(await work(task, known.get(key ?? '') as Known))
  }
  const thread = thisThread()
  if (parentPort) {
    parentPort.on('message', answer)
    comeAfterOthers(thread)
  } else {
    process.on('message', answer)
    // Terminals send signals to all processes; only the server handles them, and ends this one.
    process.on('SIGINT', () => {})
    process.on('SIGTERM', () => {})
    process.on('disconnect', () => process.exit())
  }
  const ready: Ready = { thread }
  send(ready)
}

function send(message: unknown): void {
  if (parentPort) parentPort.postMessage(message)
  else process.send?.(message)
}

/** Lowers the priority of this thread alone: on Linux each thread has its own. */
function comeAfterOthers(thread: string | undefined): void {
  const id = Number(thread?.split('/').at(-1))
  if (id > 0) setPriority(id, workerData.niceness)
}
