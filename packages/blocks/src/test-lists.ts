/** Lists of a test site: a blog and a page with events, as the server answers any wish about them. */

import type { JsonObject } from '@sitewright/core/json'
import type { BlockList, ListedPage } from './lists/block-list.ts'
import type { ListWish } from './lists/list-wish.ts'

export const BLOG_ID = '7'.repeat(24)
export const EVENTS_ID = '8'.repeat(24)
const AUTHOR_ID = '9'.repeat(24)

/** 10 March 2026, a Tuesday. */
export const LISTS_NOW = Date.UTC(2026, 2, 10, 12)

const BLOG: ListedPage = {
  id: BLOG_ID,
  title: 'Journal',
  url: '/journal',
  kind: 'blog',
  isDated: true,
}
const EVENTS: ListedPage = {
  ...{ id: EVENTS_ID, title: 'Events <all>', url: '/events' },
  ...{ kind: 'events', isDated: true },
}

const post = (number: number): JsonObject => ({
  id: `${number}`.repeat(24),
  collectionId: BLOG_ID,
  recordType: 1,
  title: `Post ${number} <b>`,
  fullUrl: `/journal/post-${number}`,
  publishOn: Date.UTC(2026, 1, number, 12),
  excerpt: `<p>About ${number}.</p>`,
  author: { id: AUTHOR_ID, displayName: 'Ada <A>' },
  categories: ['Tea'],
  tags: ['slow'],
  assetUrl: '/images/bowl.jpg',
  mediaFocalPoint: { x: 0.5, y: 0.5 },
  originalSize: '1600x1200',
  systemDataVariants: '1600x1200,100w',
})

const event = (number: number, day: number, more: JsonObject = {}): JsonObject => ({
  id: `${number}`.repeat(24),
  collectionId: EVENTS_ID,
  recordType: 12,
  title: `Event ${number}`,
  fullUrl: `/events/event-${number}`,
  publishOn: Date.UTC(2026, 0, 1),
  startDate: Date.UTC(2026, 2, day, 18),
  endDate: Date.UTC(2026, 2, day, 20),
  location: { addressTitle: 'The Kiln', addressLine1: '1 Clay Road', addressLine2: 'Stoke' },
  ...more,
})

const ITEMS: Readonly<Record<string, readonly JsonObject[]>> = {
  [BLOG_ID]: [post(3), post(2), post(1)],
  [EVENTS_ID]: [event(1, 12), event(2, 31, { sourceUrl: 'https://tickets.example/2' })],
}

const COUNTS: BlockList['counts'] = {
  tags: [
    { name: 'quick', url: '/journal?tag=quick', count: 1 },
    { name: 'slow', url: '/journal?tag=slow', count: 3 },
  ],
  categories: [{ name: 'Tea', url: '/journal?category=Tea', count: 3 }],
  authors: [{ name: 'Ada <A>', url: `/journal?author=${AUTHOR_ID}`, count: 3 }],
  months: [
    { name: '02-2026', start: Date.UTC(2026, 1, 1, 12), url: '/journal?month=02-2026', count: 2 },
    { name: '12-2025', start: Date.UTC(2025, 11, 1, 12), url: '/journal?month=12-2025', count: 1 },
  ],
}

export function listFor(wish: ListWish): BlockList {
  const ids = wish.isRelated ? [] : wish.collectionIds
  const pages = [BLOG, EVENTS].filter(({ id }) => ids.includes(id))
  const items = pages.flatMap(({ id }) => ITEMS[id] ?? [])
  return {
    pages,
    missing: pages.length < ids.length ? 'gone' : null,
    items: items.slice(wish.skip, wish.skip + wish.limit),
    counts: pages.length > 0 ? COUNTS : { tags: [], categories: [], authors: [], months: [] },
    now: LISTS_NOW,
  }
}

/** A map that has the answer to every wish. */
export const TEST_LISTS = new (class extends Map<string, BlockList> {
  override get(key: string): BlockList {
    return listFor(JSON.parse(key) as ListWish)
  }
})()
