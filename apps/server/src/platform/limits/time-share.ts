/** Throttling by duty cycle: tasks that follow each other closely take a share of the time and leave the rest to others. */

import { setTimeout as sleep } from 'node:timers/promises'

export interface TimeShareOptions {
  /** Part of the time that tasks may take, above 0 and at most 1. One that comes by itself never waits. */
  readonly share: number
  /** Most milliseconds between the end of a task and the start of the next. */
  readonly longestRestMs: number
  /** Waited for before each task, beside its share. */
  readonly untilQuiet?: () => Promise<void>
  readonly now?: () => number
  readonly wait?: (ms: number) => Promise<unknown>
}

/** Runs a task after those that were given before it, with the rests that the share asks for. */
export type RunInShare = <Result>(task: () => Promise<Result>) => Promise<Result>

export function createTimeShare({
  share,
  longestRestMs,
  untilQuiet,
  now = () => performance.now(),
  wait = sleep,
}: TimeShareOptions): RunInShare {
  let restsUntil = Number.NEGATIVE_INFINITY
  let last: Promise<unknown> = Promise.resolve()
  const timed = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    const rest = restsUntil - now()
    if (rest > 0) await wait(rest)
    await untilQuiet?.()
    const began = now()
    try {
      return await task()
    } finally {
      const ended = now()
      restsUntil = ended + Math.min(((ended - began) * (1 - share)) / share, longestRestMs)
    }
  }
  return (task) => {
    const done = last.then(() => timed(task))
    last = done.catch(() => undefined)
    return done
  }
}
