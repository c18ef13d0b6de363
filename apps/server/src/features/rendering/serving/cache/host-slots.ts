import type { Id } from '@sitewright/core/id'
import type { App } from '../../../../platform/app.ts'
import { touchesSite } from '../../../../platform/events.ts'
import type { LiveSite } from '../../../sites/index.ts'
import type { PageCache } from './page-cache.ts'

/** Bounded cache from a Host header to the site whose pages may be answered with at once; a site's change expires it. */
export interface HostSlots {
  siteIdOf(header: string | undefined): Id | undefined
  /** Remembers the primary host of a published site that is open to everyone; others are looked up each time. */
  remember(header: string | undefined, site: LiveSite): void
}

interface Slot {
  readonly siteId: Id
  readonly publicationId: Id | undefined
  until: number
}

/** Maximum number of hosts that are remembered; beyond that the one remembered longest ago is evicted. */
const MOST = 20_000
/** Milliseconds, five minutes, before a host is looked up again: a safety net, since changes are announced. */
const FRESH_MS = 300_000

interface HostSlotsOptions {
  readonly app: Pick<App, 'events' | 'clock'>
  readonly pages: Pick<PageCache, 'purge'>
}

export function createHostSlots({ app, pages }: HostSlotsOptions): HostSlots {
  const slots = new Map<string, Slot>()
  const hostOf = new Map<Id, string>()

  app.events.onChange((change) => {
    if (!touchesSite(change)) return
    const { siteId } = change
    const hosts = siteId === undefined ? slots.keys() : [hostOf.get(siteId) ?? '']
    for (const host of hosts) expire(slots.get(host))
  })

  return {
    siteIdOf: (header = '') => {
      const slot = slots.get(header)
      return slot !== undefined && slot.until > app.clock.now() ? slot.siteId : undefined
    },
    remember: (header = '', { id: siteId, publicationId, origin, status, standing }) => {
      if (status !== 'public' || standing !== 'open') return
      // Only the canonical spelling is remembered, because a host can be written in many ways.
      if (header !== new URL(origin).host) return
      const before = slots.get(header)
      // Another publication without an announced change: the cached pages are outdated.
      if (before?.siteId === siteId && before.publicationId !== publicationId) {
        pages.purge({ siteId, tags: [] })
      }
      slots.delete(header)
      slots.set(header, { siteId, publicationId, until: app.clock.now() + FRESH_MS })
      hostOf.set(siteId, header)
      if (slots.size > MOST) forgetOldest()
    },
  }

  function forgetOldest(): void {
    const [oldest] = slots
    if (!oldest) return
    const [host, { siteId }] = oldest
    slots.delete(host)
    if (hostOf.get(siteId) === host) hostOf.delete(siteId)
  }
}

function expire(slot: Slot | undefined): void {
  if (slot) slot.until = 0
}
