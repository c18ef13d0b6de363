import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { Database, SiteTx } from './database.ts'

/** What changed on a site, told to every node once the transaction commits. Tags name cached things. */
export interface SiteChange {
  /** Absent: notices were missed, so anything may have changed. */
  readonly siteId: Id | undefined
  /** Empty: everything of the site. */
  readonly tags: readonly string[]
}

export interface SiteEvents {
  onChange(listener: (change: SiteChange) => void): void
  start(): Promise<void>
  stop(): Promise<void>
}

/** Tells every node, when this transaction commits, that cached things of the site are out of date. */
export async function announceChange(site: SiteTx, tags: readonly string[] = []): Promise<void> {
  const payload = [site.id, ...tags].join(' ')
  await sql`SELECT pg_notify('sitewright', ${payload})`.execute(site.db)
}

export function createSiteEvents(database: Database): SiteEvents {
  const listeners: ((change: SiteChange) => void)[] = []
  let stop: (() => Promise<void>) | undefined
  return {
    onChange: (listener) => {
      listeners.push(listener)
    },
    start: async () => {
      stop = await database.listen((payload) => {
        const [siteId, ...tags] = payload.split(' ')
        const change = { siteId: siteId || undefined, tags }
        for (const listener of listeners) listener(change)
      })
    },
    stop: async () => stop?.(),
  }
}
