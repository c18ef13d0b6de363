import type { Clock } from '../clock.ts'
import { type Counted, LimitReached, type RateCounter } from './rate-counter.ts'

/** Clients whose windows are remembered; beyond that the oldest is evicted. */
const MOST_REMEMBERED = 10_000

interface Window {
  count: number
  readonly until: number
}

/** Fixed-window rate counter of this process alone, for pages: showing one must not cost another statement. */
export function createLocalCounter(clock: Clock): RateCounter {
  const windows = new Map<string, Window>()

  const windowOf = ({ key, limit }: Counted, now: number): Window => {
    const known = windows.get(key)
    if (known && known.until > now) return known
    const [oldest] = windows.size < MOST_REMEMBERED ? [] : windows.keys()
    if (oldest !== undefined) windows.delete(oldest)
    const opened = { count: 0, until: now + limit.seconds * 1000 }
    windows.delete(key)
    windows.set(key, opened)
    return opened
  }

  return {
    count: async (counted) => {
      const now = clock.now()
      for (const one of counted) {
        const window = windowOf(one, now)
        window.count += 1
        if (window.count > one.limit.max) throw new LimitReached(window.until - now)
      }
    },
  }
}
