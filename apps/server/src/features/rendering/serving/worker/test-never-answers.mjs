/** A thread that is there and answers nothing, for tests of what is done about it. */

import { parentPort } from 'node:worker_threads'

parentPort?.on('message', () => {})
parentPort?.postMessage({ thread: undefined })
