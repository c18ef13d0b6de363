/** The program of the starter: the process that starts workers for the server and passes messages between them (ADR 14). */

import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { ProcessOptions, StarterOrder, StarterReport } from './starter-messages.ts'

const workers = new Map<number, ChildProcess>()

const tell = (report: StarterReport) => process.send?.(report)

function start(id: number, { program, memoryMb, niceness, isQuiet = false }: ProcessOptions): void {
  const worker = fork(program, {
    serialization: 'advanced',
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit', 'ipc'],
  })
  const gone = () => {
    if (workers.delete(id)) tell({ kind: 'exit', id })
  }
  workers.set(id, worker)
  worker.once('exit', gone)
  worker.once('error', gone)
  worker.on('message', (message) => tell({ kind: 'message', id, message }))
  if (worker.pid === undefined) return
  setPriority(worker.pid, niceness)
  tell({ kind: 'started', id, pid: worker.pid })
}

function kill(id: number): void {
  const worker = workers.get(id)
  workers.delete(id)
  worker?.removeAllListeners('message')
  worker?.kill('SIGKILL')
}

process.on('message', (order: StarterOrder) => {
  if (order.kind === 'start') start(order.id, order.options)
  else if (order.kind === 'kill') kill(order.id)
  // An ending worker takes no message; the server is told of its end anyway.
  else workers.get(order.id)?.send(order.message, () => {})
})
// Terminals send signals to all processes; only the server handles them, and ends this one with its workers.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => {
  for (const id of [...workers.keys()]) kill(id)
  process.exit()
})
