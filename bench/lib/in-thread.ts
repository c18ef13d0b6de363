import { Worker } from 'node:worker_threads'

/**
 * The message that the file at `url` posts, run with `data` in a thread of its own, so that work beside a measurement
 * does not hold up those who measure.
 */
export function inThread<Result>(url: string, data: object): Promise<Result> {
  return new Promise((done, failed) => {
    const thread = new Worker(new URL(url), { workerData: data })
    thread.once('message', done)
    thread.once('error', failed)
  })
}
