import type { Id } from '@sitewright/core/id'
import type { Database, SiteTx } from './database.ts'
import { forgetOldChanges } from './db/change-log.ts'
import type { Log } from './log/log.ts'

/** Cache invalidation: a change on a site, told to every node once its transaction commits. Tags name cached things. */
export interface SiteChange {
  /** Absent: anything of any site may have changed. */
  readonly siteId: Id | undefined
  /** Empty: everything of the site, its own row and its hosts included. `item:<id>`, `collection:<id>` or others. */
  readonly tags: readonly string[]
}

/** Tags of content inside a site; any other tag may mean the site's own row. */
const INSIDE = /^(?:item|collection):/

/** Whether the site's own row, its hosts or its status may have changed. */
export function touchesSite({ tags }: SiteChange): boolean {
  return tags.length === 0 || !tags.every((tag) => INSIDE.test(tag))
}

export interface SiteEvents {
  onChange(listener: (change: SiteChange) => void): void
  /** Starts listening; throws where that is not possible. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Milliseconds between two removals of old entries of the change log. */
const TIDY_MS = 10 * 60_000

/** Invalidates cached things of the site on every node, when this transaction commits. */
export async function announceChange(site: SiteTx, tags: readonly string[] = []): Promise<void> {
  const { seq } = await site.db
    .insertInto('site_change')
    .values({ website_id: site.id, tags })
    .returning('seq')
    .executeTakeFirstOrThrow()
  site.announced.push({ seq, siteId: site.id, tags })
}

export function createSiteEvents(database: Database, log: Log): SiteEvents {
  const listeners: ((change: SiteChange) => void)[] = []
  let stop: (() => Promise<void>) | undefined
  let tidying: NodeJS.Timeout | undefined

  const tidy = () =>
    forgetOldChanges(database.global).catch((error) =>
      log.warn({ err: error }, 'Old changes could not be removed'),
    )

  return {
    onChange: (listener) => {
      listeners.push(listener)
    },
    start: async () => {
      stop = await database.follow((change) => {
        for (const listener of listeners) listener(change)
      })
      void tidy()
      tidying = setInterval(tidy, TIDY_MS)
    },
    stop: async () => {
      clearInterval(tidying)
      await stop?.()
    },
  }
}
