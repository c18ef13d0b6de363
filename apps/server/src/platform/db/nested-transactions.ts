/**
 * Refuses transactions that are begun inside another. Each holds a connection while it waits for the next one's, so that
 * some of them together can take all connections and wait for each other (a deadlock of the pool, which no database sees).
 */

import { AsyncLocalStorage } from 'node:async_hooks'

export interface NestingGuard {
  /** Throws when called inside a transaction that has not ended. */
  check(): void
  /** Runs the work of a transaction so that `check` recognises everything called from it. */
  inside<Result>(work: () => Promise<Result>): Promise<Result>
}

/** Guard that checks nothing, for production: following every promise would cost time on each page. */
export const unguarded: NestingGuard = { check: () => undefined, inside: (work) => work() }

export function createNestingGuard(): NestingGuard {
  const transactions = new AsyncLocalStorage<{ isOpen: boolean }>()
  return {
    check: () => {
      if (transactions.getStore()?.isOpen) {
        throw new Error('A transaction was begun inside another one that has not ended')
      }
    },
    inside: async (work) => {
      const transaction = { isOpen: true }
      try {
        return await transactions.run(transaction, work)
      } finally {
        // Work that was begun inside without being awaited may go on, and begin transactions of its own.
        transaction.isOpen = false
      }
    },
  }
}
