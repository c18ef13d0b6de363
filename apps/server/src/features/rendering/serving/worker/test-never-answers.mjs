/** A thread that starts and never answers. */

import { parentPort } from 'node:worker_threads'

parentPort?.on('message', () => {})
parentPort?.postMessage({ thread: undefined })
