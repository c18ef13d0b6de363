/** A thread that waits before it answers, like one on a busy machine. */

import { readlinkSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  parentPort?.postMessage({ html: 'late', problems: [] })
})
parentPort?.postMessage({ thread: readlinkSync('/proc/thread-self') })
