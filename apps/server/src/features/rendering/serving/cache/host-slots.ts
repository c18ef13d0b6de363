import type { Id } from '@sitewright/core/id'
import type { App } from '../../../../platform/app.ts'
import { touchesSite } from '../../../../platform/events.ts'
import type { LiveSite } from '../../../sites/index.ts'
import type { PageCache } from './page-cache.ts'

/** Which site's pages a Host header may be answered with, at once. Bounded; forgotten when the site changes. */
export interface HostSlots {
  siteIdOf(header: string | undefined): Id | undefined
  /** For the primary host of a published site; one that not everyone may see is asked about each time. */
  remember(header: string | undefined, site: LiveSite): void
}

interface Slot {
  readonly siteId: Id
  readonly publicationId: Id | undefined
  until: number
}

/** Hosts that are remembered at most; the one that was remembered first goes first. */
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
    remember: (header = '', { id: siteId, publicationId, origin, status }) => {
      if (status !== 'public') return
      // One slot for a site: a host can be written in as many ways as it has letters.
      if (header !== new URL(origin).host) return
      const before = slots.get(header)
      // A change that was never told: the pages are of an older version.
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
