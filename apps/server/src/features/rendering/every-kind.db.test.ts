import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import type { ThemeCollection } from '@sitewright/theme'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderingOf } from './serving/services.ts'
import { forgetSite } from './test-changes.ts'
import { createKindsSite, KINDS_NOW, type KindsSite } from './test-kinds.ts'
import { mistakesIn, repeatedIds, SHOWN } from './test-shown.ts'

let world: TestWorld
let few: KindsSite
let many: KindsSite

beforeAll(async () => {
  world = await createTestWorld()
  world.clock.advance(KINDS_NOW - world.clock.now())
  const { accountId: ownerId } = await world.createOwner('maker@example.com')
  few = await createKindsSite(world.app, { ownerId, count: 3 })
  many = await createKindsSite(world.app, { ownerId, count: 24 })
})
afterAll(() => world.close())

const get = (path: string, site = few) => world.visitor(site).get(path)
const mainOf = async (path: string, site = few) => {
  const { status, text } = await get(
    `${path}${path.includes('?') ? '&' : '?'}format=main-content`,
    site,
  )
  expect(status, path).toBe(200)
  return text
}

/** Ids differ from run to run. */
function withoutIds(html: string): string {
  const seen = new Map<string, string>()
  return html.replace(/\b[0-9a-f]{24}\b/g, (id) => {
    if (!seen.has(id)) seen.set(id, `id-${seen.size + 1}`)
    return seen.get(id) ?? ''
  })
}

/** @param folder of the golden files, below `golden` */
function holdPages(shown: readonly (readonly [string, string])[], folder: string): void {
  it.each(shown)('%s is as it was', async (name, path) => {
    const html = withoutIds(await mainOf(path))
    await expect(`${html}\n`).toMatchFileSnapshot(`golden/${folder}${name}.golden`)
  })

  it.each(shown)('%s is valid HTML', async (_name, path) => {
    expect(await mistakesIn(await mainOf(path))).toEqual([])
  })

  it.each(shown)('%s has no id twice, in its theme’s layout', async (_name, path) => {
    expect(repeatedIds((await get(path)).text)).toEqual([])
  })

  it.each(shown)('%s keeps the text of others as text', async (_name, path) => {
    const html = await mainOf(path)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<squarespace:')
    expect(html).not.toContain(few.id)
  })
}

describe('pages of every kind', () => holdPages(Object.entries(SHOWN), ''))

describe('statements', () => {
  it.each(Object.entries(SHOWN))(
    '%s takes as many for three items as for two dozen',
    async (_name, path) => {
      const count = async (site: KindsSite) => {
        // The publication is loaded once, and the site again after each change.
        await get(path, site)
        await forgetSite(world.app, site.id)
        await get('/', site)
        world.queries.length = 0
        expect((await get(path, site)).status).toBe(200)
        return world.queries.length
      }
      const short = await count(few)
      expect(await count(many)).toBe(short)
      expect(short).toBeLessThanOrEqual(8)
    },
  )
})

describe('pages without an address', () => {
  it.each(['/link', '/block', '/instagram/anything', '/more/about'])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

describe('the months of a calendar', () => {
  const linksOn = async (path: string, site = few) =>
    [...(await mainOf(path, site)).matchAll(/href="([^"]*month=[^"]*)"/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    )

  it('are linked as far as there are events', async () => {
    const seen = new Set<string>()
    const waiting = ['/events?view=calendar']
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue
      seen.add(path)
      waiting.push(...(await linksOn(path, many)))
    }
    const months = ['11-2026', '12-2026', '01-2027'].map(
      (month) => `/events?month=${month}&view=calendar`,
    )
    expect([...seen].sort()).toEqual(['/events?view=calendar', ...months].sort())
    expect(await linksOn('/empty-events?view=calendar')).toEqual([])
  })

  it.each(['01-1900', '10-2026', '12-2026', '12-9998', '3-1970'])(
    'are found again from one that somebody made up: %s',
    async (month) => {
      expect(await linksOn(`/events?view=calendar&month=${month}`)).toEqual([
        '/events?month=11-2026&view=calendar',
      ])
    },
  )
})

describe('a format that a store does not have', () => {
  it.each(['rss', 'RSS', 'ical'])(
    '%s leads to the not-found page, as anywhere else',
    async (format) => {
      for (const path of ['/store', '/store?category=bowls', '/store/p/thing-1', '/']) {
        const { status, headers } = await get(
          `${path}${path.includes('?') ? '&' : '?'}format=${format}`,
        )
        expect(status, path).toBe(404)
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
      }
      expect((await get('/store')).text).not.toContain('application/rss+xml')
    },
  )
})

describe('a cover page', () => {
  it('stands alone', async () => {
    const { text } = await get('/cover')
    expect(text).toContain('The body of cover')
    expect(text).not.toContain('site-header')
    expect(text).toMatch(/^<!doctype html>/)
    expect(text).toContain('class="')
  })
})

describe('pages that a theme leaves to the platform', () => {
  const kinds = ['blog', 'events', 'gallery']
  let collections: Map<string, ThemeCollection>
  let whole: ReadonlyMap<string, ThemeCollection>

  beforeAll(async () => {
    const { themes, pages } = await renderingOf(world.app)
    collections = themes.known(few.id, 'hearth').collections as typeof collections
    whole = new Map(collections)
    for (const kind of kinds) collections.delete(kind)
    pages.purge({ siteId: few.id, tags: [] })
  })
  // The theme is that of every other test in this process, too.
  afterAll(() => {
    for (const [kind, collection] of whole) collections.set(kind, collection)
  })

  holdPages(
    Object.entries(SHOWN).filter(([name]) => kinds.includes(name.split('.')[0] ?? '')),
    'platform/',
  )
})
