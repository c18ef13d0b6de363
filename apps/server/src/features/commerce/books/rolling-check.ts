/**
 * Rolling check: proves the books of one site after the other in the background, the one that was checked the longest ago first. One
 * node of all does so at a time (a lease), and takes a tenth of its time for it at most.
 */

import { randomUUID } from 'node:crypto'
import type { App } from '../../../platform/app.ts'
import { createInterruptibleSleep } from '../../../platform/background/interruptible-sleep.ts'
import type { Background } from '../../../platform/feature.ts'
import { checkBooks } from '../invariants.ts'
import { keepCheck, nextSite, takeLease } from './book-check-table.ts'

const MINUTE_MS = 60_000
/** Milliseconds before a site is checked again: a small server need not do nothing else. */
const AGAIN_AFTER_MS = 10 * MINUTE_MS
/** Milliseconds without a sign of the checking node after which another takes over. */
const LEASE_MS = 2 * MINUTE_MS
/** Times as long as a check took that the node rests after it at least. */
const REST_FACTOR = 9
/** Most violations of a site that are written into the log; `/internal/invariants?site=` tells all. */
const MOST_LOGGED = 5

export interface RollingCheck {
  /** Checks the next site that is due; false where there is none, or another node is at it. */
  checkNext(): Promise<boolean>
}

export function createRollingCheck(app: App, node: string = randomUUID()): RollingCheck {
  const { database, clock, log } = app
  return {
    checkNext: async () => {
      const at = clock.now()
      const now = new Date(at)
      const db = database.global
      if (!(await takeLease(db, { node, now, until: new Date(at + LEASE_MS) }))) return false
      const siteId = await nextSite(db, new Date(at - AGAIN_AFTER_MS))
      if (siteId === undefined) return false
      const found = await checkBooks(app, siteId).catch((error) => {
        log.warn({ err: error, siteId }, 'The books of a site could not be checked')
      })
      const violations = found?.violations
      if (violations && violations.length > 0) {
        const some = violations.slice(0, MOST_LOGGED)
        log.error({ siteId, violations: some }, 'The books of a site do not add up')
      }
      const count = violations?.length ?? null
      await keepCheck(db, { website_id: siteId, checked_at: now, violations: count })
      return true
    },
  }
}

/** Checks as many sites a minute as the settings say, until it is stopped. */
export function checkInBackground(app: App): Background {
  const { invariantsPerMinute } = app.config
  if (invariantsPerMinute === 0) return { stop: async () => undefined }
  const check = createRollingCheck(app)
  const { sleep, wake } = createInterruptibleSleep()
  const everyMs = MINUTE_MS / invariantsPerMinute
  let isStopping = false
  let isFailing = false

  const tryNext = async () => {
    try {
      await check.checkNext()
      isFailing = false
    } catch (error) {
      // An outage is told once, and not by each try.
      if (!isFailing)
        app.log.warn({ err: error }, 'Books cannot be checked now; it goes on by itself')
      isFailing = true
    }
  }
  const run = async () => {
    let restMs = everyMs
    for (;;) {
      await sleep(restMs)
      if (isStopping) return
      const began = performance.now()
      await tryNext()
      restMs = Math.max(everyMs, REST_FACTOR * (performance.now() - began))
    }
  }
  const running = run()
  return {
    stop: async () => {
      isStopping = true
      wake()
      await running
    },
  }
}
