/** The worker's side of a sandbox: what a sandboxed program calls, once, when it can work. */

import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Order, Ready } from './messages.ts'
import { thisThread } from './processor-time.ts'

export interface Program<Task, Answer, Sent, Known> {
  /** Does one task. What it throws ends the worker: the sandbox takes it for a crash. */
  work(task: Task, known: Known): Answer | Promise<Answer>
  /** Makes of a value that was sent what the program keeps of it. */
  learn(sent: Sent): Known
}

/** Takes tasks that need nothing but themselves. */
export function serve<Task, Answer>(work: (task: Task) => Answer | Promise<Answer>): void {
  serveKnowing<Task, Answer, never, undefined>({ work, learn: () => undefined })
}

/** Takes tasks that are each about a value, which is sent once and remembered. */
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
    // Signals that a terminal sends to all processes are for the server alone, which ends this one.
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

/** Lowers the priority of this thread alone: Linux has one for each thread, by a number of its own. */
function comeAfterOthers(thread: string | undefined): void {
  const id = Number(thread?.split('/').at(-1))
  if (id > 0) setPriority(id, workerData.niceness)
}
