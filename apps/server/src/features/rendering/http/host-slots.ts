import type { Id } from '@sitewright/core/id'
import type { LiveSite } from '../../sites/index.ts'
import type { Rendering } from '../services.ts'

/** Which site's pages a Host header may be answered with, at once. Bounded; forgotten on every change. */
export interface HostSlots {
  siteIdOf(header: string | undefined): Id | undefined
  /** For the primary host of a published site; one that not everyone may see is asked about each time. */
  remember(header: string | undefined, site: LiveSite): void
}

const MOST = 20_000
/** Only a safety net: changes are told by notices. */
const FRESH_MS = 30_000

export function createHostSlots({ app, pages }: Pick<Rendering, 'app' | 'pages'>): HostSlots {
  const slots = new Map<string, { siteId: Id; until: number }>()
  const publications = new Map<Id, Id | undefined>()

  app.events.onChange(({ siteId }) => {
    for (const [host, slot] of slots) {
      if (siteId === undefined || slot.siteId === siteId) slots.delete(host)
    }
  })

  return {
    siteIdOf: (header = '') => {
      const slot = slots.get(header)
      return slot !== undefined && slot.until > app.clock.now() ? slot.siteId : undefined
    },
    remember: (header = '', { id: siteId, publicationId, status }) => {
      if (status !== 'public') return
      // A notice that never came: the pages are of an older version.
      if (publications.get(siteId) !== publicationId && publications.has(siteId)) {
        pages.purge({ siteId, tags: [] })
      }
      if (slots.size >= MOST) slots.clear()
      if (publications.size >= MOST) publications.clear()
      publications.set(siteId, publicationId)
      slots.set(header, { siteId, until: app.clock.now() + FRESH_MS })
    },
  }
}
