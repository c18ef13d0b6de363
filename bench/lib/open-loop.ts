/**
 * Open-loop load: visitors come when they like, whether or not those before them were served. A wait counts from when it was
 * meant to begin, so that a server that stands still is not spared the requests it would have got meanwhile.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from './random.ts'

export interface Flow {
  /** Ends it, and gives the milliseconds that each request took once the last one is answered. */
  stop(): Promise<number[]>
}

export interface FlowOptions {
  /** Requests per second on average, a Poisson process: the time between two is exponentially distributed. */
  readonly perSecond: number
  /** Seed of the random times: flows with different ones do not keep step with each other. */
  readonly seed: number
}

/** `visit` takes the number of the request and when it was meant to be sent, and gives how long that took. */
export function startFlow(
  { perSecond, seed }: FlowOptions,
  visit: (number: number, since: number) => Promise<number>,
): Flow {
  const visits: Promise<number>[] = []
  const random = randomFrom(seed)
  let since = performance.now()
  let isOver = false
  const run = async () => {
    while (!isOver) {
      since -= (Math.log(1 - random()) * 1000) / perSecond
      const wait = since - performance.now()
      if (wait > 0) await sleep(wait)
      const made = visit(visits.length, since)
      // Told by `stop`; until then it is nobody's business.
      made.catch(() => undefined)
      visits.push(made)
    }
  }
  const running = run()
  return {
    stop: async () => {
      isOver = true
      await running
      return Promise.all(visits)
    },
  }
}
