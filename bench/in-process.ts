import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/**
 * What the file at `url` answers when it is sent `data`, in a process of its own that comes last: it stands for
 * machines elsewhere, and must not take the processor from those who serve and those who measure.
 */
export function inProcess<Result>(url: string, data: object): Promise<Result> {
  return new Promise((done, failed) => {
    const child = fork(fileURLToPath(url), { serialization: 'advanced' })
    if (child.pid !== undefined) setPriority(child.pid, 19)
    child.once('message', (result) => {
      done(result as Result)
      child.disconnect()
    })
    child.once('error', failed)
    child.once('exit', (code) => failed(new Error(`It ended with ${code}`)))
    child.send(data)
  })
}
