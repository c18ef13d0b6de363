/** One child process for image work: started when it is needed, killed when it takes too long. */

import { join } from 'node:path'
import type { HelperProcess } from '@sitewright/core/helper-process'
import { beginHelper } from '../../platform/helper-processes.ts'
import { PROJECT_ROOT } from '../../platform/project-root.ts'
import type { ImageAnswer, ImageOrder, ImageTask } from './image-task.ts'

const PROGRAM = join(PROJECT_ROOT, 'apps/server/src/features/files/image-process.mjs')
/** After this long without work it is ended, to give its memory back. */
const IDLE_MS = 30_000
/** Of JavaScript; pictures lie outside of it. */
const MEMORY_MB = 128

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
  let helper: HelperProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    helper?.kill()
    helper = undefined
  }
  return {
    run: (task) =>
      new Promise((answer) => {
        clearTimeout(idle)
        helper ??= beginHelper({ program: PROGRAM, memoryMb: MEMORY_MB, niceness })
        const settle = (result: ImageAnswer, isHealthy: boolean) => {
          clearTimeout(tooLong)
          if (isHealthy) {
            helper?.listen({ exit: end })
            idle = setTimeout(end, IDLE_MS).unref()
          } else end()
          answer(result)
        }
        const tooLong = setTimeout(() => settle({ outcome: 'tookTooLong' }, false), timeoutMs)
        helper.listen({
          message: (message) => {
            const answer = message as ImageAnswer
            settle(answer, answer.outcome !== 'tookTooLong')
          },
          exit: () => settle({ outcome: 'notAnImage' }, false),
        })
        const order: ImageOrder = { task, computingMs }
        helper.send(order)
      }),
  }
}
