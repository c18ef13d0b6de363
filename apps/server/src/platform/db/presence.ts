/** Whether the database is there, as whoever reads its log of changes notices; so that nobody waits for one that is not. */

import { fail } from '../http/problems.ts'

export interface Presence {
  /** Fails with `busy` while the database is known to be away. */
  check(): void
  /**
   * What `work` gives; fails with `busy` at once while the database is known to be away, and as soon as it is. The work
   * itself is not undone by that, so it should only read.
   */
  whileThere<Result>(work: () => Promise<Result>): Promise<Result>
  tell(isThere: boolean): void
}

const RETRY_AFTER_S = 2

export function createPresence(): Presence {
  let isAway = false
  const waiting = new Set<() => void>()
  const away = () => fail('busy', { retryAfter: RETRY_AFTER_S })

  const check = () => {
    if (isAway) throw away()
  }
  return {
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
