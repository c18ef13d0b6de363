/** Fail fast: while the reader of the change log finds the database away, calls are refused at once instead of waiting for it. */

import { fail } from '../http/problems.ts'

export interface Availability {
  readonly isThere: boolean
  /** Fails with `busy` while the database is known to be away. */
  check(): void
  /**
   * The result of `work`; fails with `busy` at once while the database is known to be away, and as soon as it goes away. The
   * work itself is not undone by that, so it should only read.
   */
  whileThere<Result>(work: () => Promise<Result>): Promise<Result>
  tell(isThere: boolean): void
}

/** Seconds after which a refused client may ask again. */
const RETRY_AFTER_S = 2

export function createAvailability(): Availability {
  let isAway = false
  const waiting = new Set<() => void>()
  const away = () => fail('busy', { retryAfter: RETRY_AFTER_S })

  const check = () => {
    if (isAway) throw away()
  }
  return {
    get isThere() {
      return !isAway
    },
    check,
    whileThere: async (work) => {
      check()
      let giveUp = () => {}
      const isGone = new Promise<never>((_, reject) => {
        giveUp = () => reject(away())
      })
      waiting.add(giveUp)
      try {
        return await Promise.race([work(), isGone])
      } finally {
        waiting.delete(giveUp)
      }
    },
    tell: (isThere) => {
      isAway = !isThere
      if (isAway) for (const giveUp of waiting) giveUp()
    },
  }
}
