import { describe, expect, it } from 'vitest'
import type { SiteChange } from '../../../../platform/events.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { createHostSlots } from './host-slots.ts'

const ID = 'a'.repeat(24)
const HOST = 'shop.example'

function setUp() {
  const listeners: ((change: SiteChange) => void)[] = []
  const events = { onChange: (listener: (change: SiteChange) => void) => listeners.push(listener) }
  const slots = createHostSlots({
    app: { events, clock: { now: () => 0 } } as never,
    pages: { purge: () => undefined },
  })
  const hear = (change: SiteChange) => {
    for (const listener of listeners) listener(change)
  }
  return { slots, hear }
}

function site(change: Partial<LiveSite> = {}): LiveSite {
  const open = { id: ID, origin: `https://${HOST}`, status: 'public', standing: 'open' }
  return { ...open, ...change } as LiveSite
}

describe('a host', () => {
  it('is remembered until its site changes', () => {
    const { slots, hear } = setUp()
    slots.remember(HOST, site())
    expect(slots.siteIdOf(HOST)).toBe(ID)
    hear({ siteId: ID, tags: [] })
    expect(slots.siteIdOf(HOST)).toBeUndefined()
  })

  it.each([
    ['in maintenance', { status: 'maintenance' }],
    ['suspended', { standing: 'suspended' }],
    ['taken down', { standing: 'takenDown' }],
  ] as const)(
    'is not remembered for a site that is %s, since its pages need a look at it',
    (_name, change) => {
      const { slots } = setUp()
      slots.remember(HOST, site(change))
      expect(slots.siteIdOf(HOST)).toBeUndefined()
    },
  )
})
