import { COLLECTION_KINDS } from '@sitewright/core/content/collection-kinds'
import { PAGE_FORMATS } from '@sitewright/page/address/page-url'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetSite } from '../test-changes.ts'

/** Word in everything that nobody may see. */
const SECRET = 'unspoken'
const HOUR = 3_600_000

const kinds = COLLECTION_KINDS.filter(({ canCreate }) => canCreate).map(({ name }) => name)

let world: TestWorld
/** Paths of everything visible, pages and items. */
const paths = new Map<string, string>([['home', '/']])
const hiddenPaths: string[] = []

beforeAll(async () => {
  world = await createTestWorld()
  for (const kind of kinds) await fill(kind)
  await world.owner.post(api('/publish'), {})
  // Made after publishing, so they are drafts only.
  const { body } = await world.owner.post(api('/pages'), { title: `Draft ${SECRET}`, kind: 'blog' })
  hiddenPaths.push(body.page.path)
  await forgetSite(world.app, world.site.id)
}, 120_000)
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const read = (path: string) => world.visitor().get(path)

async function fill(kind: (typeof kinds)[number]): Promise<void> {
  const { body } = await world.owner.post(api('/pages'), { title: `A ${kind}`, kind })
  const { id, path } = body.page
  const linkUrl = kind === 'link' ? 'https://other.example' : ''
  await world.owner.patch(api(`/pages/${id}`), { settings: { linkUrl } })
  if (kind !== 'link') paths.set(kind, path)
  const now = world.clock.now()
  const add = (input: object) =>
    world.owner.post(api(`/collections/${id}/items`), {
      startsAt: kind === 'events' ? now + HOUR : null,
      ...input,
    })
  const { status, body: made } = await add({ title: 'Shown', status: 'public', tags: ['Tea'] })
  if (status !== 200) return
  paths.set(`${kind} item`, new URL(made.item.url).pathname)
  for (const [name, input] of Object.entries({
    draft: { status: 'draft' },
    review: { status: 'needsReview' },
    private: { status: 'private' },
    later: { status: 'public', publishOn: now + HOUR },
  })) {
    const title = `${name} ${SECRET}`
    const hidden = await add({ title, tags: [SECRET], categories: [SECRET], ...input })
    hiddenPaths.push(new URL(hidden.body.item.url).pathname)
  }
}

describe('what nobody may see', () => {
  it('is in no format of any page', async () => {
    const { body } = await world.owner.get('/api/session')
    const never = [SECRET, 'owner@example.com', body.account.id, 'password"', 'stockPolicy']
    let looked = 0
    for (const path of paths.values()) {
      for (const format of PAGE_FORMATS) {
        const { status, text } = await read(`${path}?format=${format}`)
        expect([200, 301, 404], `${path} as ${format}`).toContain(status)
        for (const word of never) expect(text, `${path} as ${format}`).not.toContain(word)
        if (status === 200) looked += 1
      }
    }
    expect(looked).toBeGreaterThan(paths.size * 4)
  })

  it('has no address in any format', async () => {
    expect(hiddenPaths.length).toBeGreaterThan(20)
    for (const path of hiddenPaths) {
      for (const format of PAGE_FORMATS) {
        const { status, text } = await read(`${path}?format=${format}`)
        expect(status, `${path} as ${format}`).toBe(404)
        expect(text).not.toContain(SECRET)
      }
    }
  })

  it('is found by no filter', async () => {
    for (const query of [`tag=${SECRET}`, `category=${SECRET}`]) {
      const { body } = await read(`${paths.get('blog')}?${query}&format=json`)
      expect(body.items).toEqual([])
    }
  })
})

describe('the cost of a format', () => {
  it.each(PAGE_FORMATS)(
    'as %s is at most 8 statements on every page, and then none',
    async (format) => {
      for (const path of paths.values()) {
        await forgetSite(world.app, world.site.id)
        await read('/no-such-page')
        world.queries.length = 0
        const first = await read(`${path}?format=${format}`)
        expect(world.queries.length, path).toBeLessThanOrEqual(8)
        if (first.status !== 200) continue
        world.queries.length = 0
        await read(`${path}?format=${format}`)
        expect(world.queries, path).toEqual([])
      }
    },
  )
})

describe('a crawl from the home page', () => {
  interface Seen {
    readonly status: number
    readonly canonical: string | undefined
    readonly isKept: boolean
  }

  async function crawl(start: readonly string[]): Promise<Map<string, Seen>> {
    const seen = new Map<string, Seen>()
    const waiting = [...start]
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue
      const { status, text, headers } = await read(path)
      const url = (address: string) =>
        new URL(address.replaceAll('&amp;', '&'), `http://${world.site.host}${path}`)
      const canonical = /<link rel="canonical" href="(.*?)">/.exec(text)?.[1]
      seen.set(path, {
        status,
        canonical: canonical && url(canonical).pathname + url(canonical).search,
        isKept: !text.includes('content="noindex"'),
      })
      const links = [...text.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => url(href))
      if (headers.location) links.push(url(String(headers.location)))
      const own = links.filter(({ host }) => host === world.site.host)
      waiting.push(...own.map(({ pathname, search }) => pathname + search))
    }
    return seen
  }

  it('finds no link that leads nowhere and no address that counts twice', async () => {
    const seen = await crawl(['/', ...paths.values()])
    expect(seen.size).toBeGreaterThan(paths.size)
    const pages = [...seen].filter(([, { canonical }]) => canonical !== undefined)
    for (const [path, { canonical, isKept }] of pages) {
      expect(seen.get(canonical ?? '')?.canonical ?? canonical, path).toBe(canonical)
      // A list and its calendar are one page.
      if (isKept && !/[?&]view=/.test(path)) expect(canonical).toBe(path)
    }
    const broken = [...seen].filter(([, { status }]) => status >= 400).map(([path]) => path)
    expect(broken).toEqual([])
    expect([...seen.keys()].filter((path) => path.includes(SECRET))).toEqual([])
  })

  it('and the sitemap name the same pages', async () => {
    const { text } = await read('/sitemap.xml')
    const named = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, loc = '']) => new URL(loc).pathname,
    )
    for (const path of named) expect((await read(path)).status, path).toBe(200)
    const missing = [...paths].filter(([name, path]) => name !== 'folder' && !named.includes(path))
    expect(missing).toEqual([])
  })
})
