import type { Id } from '@sitewright/core/id'
import type { Database, SiteTx } from './database.ts'
import { forgetOldChanges } from './db/change-log.ts'
import type { Log } from './log/log.ts'

/** Cache invalidation: a change on a site, told to every node once its transaction commits. Tags name cached things. */
export interface SiteChange {
  /** Absent: anything of any site may have changed. */
  readonly siteId: Id | undefined
  /** Empty: everything of the site, its own row and its hosts included. `item:<id>`, `collection:<id>`, `fund:<id>` or others. */
  readonly tags: readonly string[]
}

/** Tags of content inside a site; any other tag may mean the site's own row. */
const INSIDE = /^(?:item|collection|fund):/

/** Whether the site's own row, its hosts or its status may have changed. */
export function touchesSite({ tags }: SiteChange): boolean {
  return tags.length === 0 || !tags.every((tag) => INSIDE.test(tag))
}

/** News for open editors of a site: who is there or somebody's role has changed, or a draft has a new revision. Visitors see nothing of it. */
export interface EditingNews {
  /** Absent: anything of any site may have changed. */
  readonly siteId: Id | undefined
  readonly what:
    | { readonly kind: 'people' }
    | { readonly kind: 'roles' }
    | { readonly kind: 'draft'; readonly documentId: string; readonly revision: number }
}

export interface SiteEvents {
  /** Changes that this node has heard of since it started, its own included. */
  readonly heard: number
  onChange(listener: (change: SiteChange) => void): void
  onEditing(listener: (news: EditingNews) => void): void
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

/** Beginning of the tags of news for open editors, which caches do not hear of. */
const EDITING = 'editing:'

/** Tells open editors on every node, when this transaction commits. */
export async function announceEditing(
  site: SiteTx,
  news: 'people' | 'roles' | { readonly documentId: string; readonly revision: number },
): Promise<void> {
  const text = typeof news === 'string' ? news : `${news.documentId}:${news.revision}`
  await announceChange(site, [EDITING + text])
}

function editingNewsIn({ siteId, tags }: SiteChange): EditingNews[] {
  return tags.map((tag) => {
    const [documentId = '', revision] = tag.slice(EDITING.length).split(':')
    if (documentId === 'roles') return { siteId, what: { kind: 'roles' } }
    if (revision === undefined) return { siteId, what: { kind: 'people' } }
    return { siteId, what: { kind: 'draft', documentId, revision: Number(revision) } }
  })
}

export function createSiteEvents(database: Database, log: Log): SiteEvents {
  const listeners: ((change: SiteChange) => void)[] = []
  const editingListeners: ((news: EditingNews) => void)[] = []
  let heard = 0
  let stop: (() => Promise<void>) | undefined
  let tidying: NodeJS.Timeout | undefined

  const tellEditors = (news: EditingNews) => {
    for (const listener of editingListeners) listener(news)
  }

  const tidy = () =>
    forgetOldChanges(database.global).catch((error) =>
      log.warn({ err: error }, 'Old changes could not be removed'),
    )

  return {
    get heard() {
      return heard
    },
    onChange: (listener) => {
      listeners.push(listener)
    },
    onEditing: (listener) => {
      editingListeners.push(listener)
    },
    start: async () => {
      stop = await database.follow((change) => {
        heard += 1
        const isNews = change.tags.length > 0 && change.tags.every((tag) => tag.startsWith(EDITING))
        if (!isNews) for (const listener of listeners) listener(change)
        else for (const news of editingNewsIn(change)) tellEditors(news)
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
