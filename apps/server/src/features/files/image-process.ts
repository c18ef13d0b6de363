/** One child process for image work: started when it is needed, killed when it takes too long. */

import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../../platform/project-root.ts'
import type { ImageAnswer, ImageOrder, ImageTask } from './image-task.ts'

const PROGRAM = join(PROJECT_ROOT, 'apps/server/src/features/files/image-process.mjs')
/** After this long without work it is ended, to give its memory back. */
const IDLE_MS = 30_000

export interface ImageProcess {
  /** One task at a time. A task that takes too long is ended with the process; one that ends it is answered `notAnImage`. */
  run(task: ImageTask): Promise<ImageAnswer>
}

export interface ImageProcessOptions {
  /** How much computing one task may take: what is made to take long is ended by it, what waits for its turn is not. */
  readonly computingMs: number
  /** How long anyone waits for one, however busy the machine is. */
  readonly timeoutMs: number
  /** From 0, like the server itself, to 19, last of all. */
  readonly niceness: number
}

export function createImageProcess({
  computingMs,
  timeoutMs,
  niceness,
}: ImageProcessOptions): ImageProcess {
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
        child.once('message', (message) => {
          const answer = message as ImageAnswer
          settle(answer, answer.outcome !== 'tookTooLong')
        })
        child.once('exit', fail)
        child.once('error', fail)
        const order: ImageOrder = { task, computingMs }
        child.send(order)
      }),
  }
}
