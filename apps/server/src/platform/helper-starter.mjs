/**
 * The process that begins helpers for the server and carries messages between them. Plain JavaScript, because Node starts
 * this file as it is, from the sources and beside the bundle alike.
 */

import { fork } from 'node:child_process'
import { setPriority } from 'node:os'

/** @typedef {import('./helper-processes.ts').StarterOrder} StarterOrder */
/** @typedef {import('./helper-processes.ts').StarterReport} StarterReport */

/** @type {Map<number, import('node:child_process').ChildProcess>} */
const helpers = new Map()

/** @param {StarterReport} report */
const tell = (report) => process.send?.(report)

/** @param {number} id @param {import('@sitewright/core/helper-process').HelperOptions} options */
function begin(id, { program, memoryMb, niceness, isQuiet = false }) {
  const helper = fork(program, {
    serialization: 'advanced',
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit', 'ipc'],
  })
  const gone = () => {
    if (helpers.delete(id)) tell({ kind: 'exit', id })
  }
  helpers.set(id, helper)
  helper.once('exit', gone)
  helper.once('error', gone)
  helper.on('message', (message) => tell({ kind: 'message', id, message }))
  if (helper.pid === undefined) return
  setPriority(helper.pid, niceness)
  tell({ kind: 'begun', id, pid: helper.pid })
}

/** @param {number} id */
function kill(id) {
  const helper = helpers.get(id)
  helpers.delete(id)
  helper?.removeAllListeners('message')
  helper?.kill('SIGKILL')
}

process.on('message', (/** @type {StarterOrder} */ order) => {
  if (order.kind === 'begin') begin(order.id, order.options)
  else if (order.kind === 'kill') kill(order.id)
  // It may be about to end, of which the server is told anyway.
  else helpers.get(order.id)?.send(order.message, () => {})
})
// The server ends it, and with it the helpers. Signals that a terminal sends to all processes are for the server alone.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => {
  for (const id of [...helpers.keys()]) kill(id)
  process.exit()
})
