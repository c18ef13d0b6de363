/** One child process for image work: started when it is needed, killed when it takes too long. */

import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../../platform/project-root.ts'
import type { ImageAnswer, ImageTask } from './image-task.ts'

const PROGRAM = join(PROJECT_ROOT, 'apps/server/src/features/files/image-process.mjs')
/** After this long without work it is ended, to give its memory back. */
const IDLE_MS = 30_000

export interface ImageProcess {
  /** One task at a time. A task that takes too long is ended with the process; one that ends it is answered `notAnImage`. */
  run(task: ImageTask): Promise<ImageAnswer>
}

export interface ImageProcessOptions {
  /** How long one task may take. */
  readonly timeoutMs: number
  /** From 0, like the server itself, to 19, last of all. */
  readonly niceness: number
}

export function createImageProcess({ timeoutMs, niceness }: ImageProcessOptions): ImageProcess {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    child?.removeAllListeners()
    child?.kill('SIGKILL')
    child = undefined
  }
  const start = () => {
    const started = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=128'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // It never keeps the server from ending, and ends with it.
    started.unref()
    started.channel?.unref()
    if (started.pid !== undefined) setPriority(started.pid, niceness)
    return started
  }
  return {
    run: (task) =>
      new Promise((answer) => {
        clearTimeout(idle)
        child ??= start()
        const settle = (result: ImageAnswer, isHealthy: boolean) => {
          clearTimeout(tooLong)
          child?.removeAllListeners()
          if (isHealthy) idle = setTimeout(end, IDLE_MS).unref()
          else end()
          answer(result)
        }
        const fail = () => settle({ outcome: 'notAnImage' }, false)
        const tooLong = setTimeout(() => settle({ outcome: 'tookTooLong' }, false), timeoutMs)
        child.once('message', (message) => settle(message as ImageAnswer, true))
        child.once('exit', fail)
        child.once('error', fail)
        child.send(task)
      }),
  }
}
