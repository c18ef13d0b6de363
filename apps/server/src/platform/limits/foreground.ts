/** Priority scheduling: background work waits, for a bounded time, until no visitor's request is under way. */

import { setTimeout as sleep } from 'node:timers/promises'
import { defineService } from '../define-service.ts'

export interface Foreground {
  /** A request begins. The function it gives says, however often it is called, that it is over. */
  enter(): () => void
  /** Settles when no request has been under way for a moment, or after that many milliseconds. */
  quiet(longestMs: number): Promise<void>
}

export interface ForegroundOptions {
  /** Milliseconds without a request that count as quiet: requests of one purchase follow each other closely. */
  readonly quietMs?: number
  readonly now?: () => number
  readonly wait?: (ms: number) => Promise<unknown>
}

const QUIET_MS = 5

/** Visitors' requests that an app is answering. */
export const foregroundOf = defineService(() => createForeground())

export function createForeground({
  quietMs = QUIET_MS,
  now = () => performance.now(),
  wait = sleep,
}: ForegroundOptions = {}): Foreground {
  let underWay = 0
  let lastEnd = Number.NEGATIVE_INFINITY
  const restOfNoise = () => (underWay > 0 ? quietMs : lastEnd + quietMs - now())
  return {
    enter: () => {
      let isOver = false
      underWay += 1
      return () => {
        if (isOver) return
        isOver = true
        underWay -= 1
        lastEnd = now()
      }
    },
    quiet: async (longestMs) => {
      const until = now() + longestMs
      for (let rest = restOfNoise(); rest > 0 && now() < until; rest = restOfNoise()) {
        await wait(Math.min(rest, until - now()))
      }
    },
  }
}
