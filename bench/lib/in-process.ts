/**
 * Work for a process of its own that comes last: it stands for machines elsewhere, and must not take the processor
 * from those who serve and those who measure.
 */

import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Gets everything ready, and gives what is to be measured. */
type Prepare<Data, Result> = (data: Data) => Promise<() => Promise<Result>>

/** Starts the file at `url`, which calls `serveParent`; resolves once it is ready, to what makes it begin. */
export async function prepareProcess<Result>(
  url: string,
  data: object,
): Promise<() => Promise<Result>> {
  const child = fork(fileURLToPath(url), { serialization: 'advanced' })
  if (child.pid !== undefined) setPriority(child.pid, 19)
  const nextMessage = () =>
    new Promise((done, failed) => {
      child.once('message', done)
      child.once('error', failed)
      child.once('exit', (code) => failed(new Error(`It ended with ${code}`)))
    })
  const ready = nextMessage()
  child.send(data)
  await ready
  return async () => {
    const result = nextMessage()
    child.send('begin')
    return (await result.finally(() => child.disconnect())) as Result
  }
}

/** The other side: prepares with what the parent sends, begins when it says so, and answers. */
export function serveParent<Data, Result>(prepare: Prepare<Data, Result>): void {
  process.once('message', async (data) => {
    const begin = await prepare(data as Data)
    process.once('message', async () => process.send?.(await begin()))
    process.send?.('ready')
  })
}
