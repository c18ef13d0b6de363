/** A sandboxed program for tests, which does what its tasks order. */

import { serveKnowing } from './program.ts'

export type TestTask =
  | { readonly do: 'say'; readonly what: unknown }
  /** Waits without using a processor, like a worker that gets no processor time. */
  | { readonly do: 'wait'; readonly ms: number }
  /** Loops endlessly and uses a processor all the time. */
  | { readonly do: 'spin' }
  /** Allocates memory until there is none. */
  | { readonly do: 'fill' }
  | { readonly do: 'throw' }

export interface TestAnswer {
  readonly said: unknown
  /** The value of the task, and the number of values that were learned. */
  readonly known: unknown
  readonly learned: number
  readonly pid: number
  /** Id of the process that started this one. */
  readonly parent: number
  readonly env: readonly string[]
}

let learned = 0

const DEEDS = {
  say: () => {},
  wait: (ms: number) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  },
  spin: () => {
    for (;;);
  },
  fill: () => {
    const held: number[][] = []
    for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => index + held.length))
  },
  throw: () => {
    throw new Error('The program is wrong')
  },
} as const

serveKnowing<TestTask, TestAnswer, string, string>({
  work: (task, known) => {
    DEEDS[task.do]('ms' in task ? task.ms : 0)
    return {
      said: 'what' in task ? task.what : undefined,
      known,
      learned,
      pid: process.pid,
      parent: process.ppid,
      env: Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL')),
    }
  },
  learn: (sent) => {
    learned += 1
    return `${sent}, learned`
  },
})
