import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPublishedSite } from '../../../content/index.ts'
import { siteDirectory } from '../../../sites/index.ts'
import { loadSitemap } from '../../asking/load-sitemap.ts'
import { forgetSite } from '../../test-changes.ts'
import { createTestSite, type TestSite } from '../../test-site.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const HOUR = 3_600_000
const api = (path: string) => `/s/${world.site.id}/api${path}`
const read = (path: string) => world.visitor().get(path)

async function newPage(kind: string, title: string, settings: object = {}) {
  const { body } = await world.owner.post(api('/pages'), { title, kind })
  await world.owner.patch(api(`/pages/${body.page.id}`), { settings })
  return body.page as { id: string; path: string }
}

async function made(collection: { id: string }, input: object) {
  const path = api(`/collections/${collection.id}/items`)
  const { body } = await world.owner.post(path, { status: 'public', ...input })
  return body.item as { id: string; url: string }
}

const forget = (siteId = world.site.id) => forgetSite(world.app, siteId)

async function publish(): Promise<void> {
  await world.owner.post(api('/publish'), {})
  await forget()
}

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'image:image', 'sitemap'].includes(name),
})

interface Url {
  readonly loc: string
  readonly lastmod: string
  readonly 'image:image'?: readonly { 'image:loc': string }[]
}

/** Rules of the schema of sitemaps: names, their order, whole addresses, times of W3C's form. */
function urlsOf(xml: string): Url[] {
  expect(XMLValidator.validate(xml)).toBe(true)
  const { urlset } = parser.parse(xml)
  expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const urls: Url[] = urlset.url ?? []
  for (const url of urls) {
    expect(['loc', 'lastmod', 'image:image']).toEqual(expect.arrayContaining(Object.keys(url)))
    expect(new URL(url.loc).href).toBe(url.loc)
    expect(url.loc.length).toBeLessThan(2_048)
    expect(url.lastmod).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    for (const image of url['image:image'] ?? []) {
      expect(Object.keys(image)).toEqual(['image:loc'])
      expect(new URL(image['image:loc']).href).toBe(image['image:loc'])
    }
  }
  expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length)
  return urls
}

const pathsIn = async () =>
  urlsOf((await read('/sitemap.xml')).text).map(({ loc }) => new URL(loc).pathname)

describe('/sitemap.xml', () => {
  it('names what visitors can find, and nothing else', async () => {
    const [blog, hidden, off] = [
      await newPage('blog', 'Notes'),
      await newPage('blog', 'Hidden', { isHiddenFromSearch: true }),
      await newPage('page', 'Off', { isEnabled: false }),
    ]
    const link = await newPage('link', 'Elsewhere', { linkUrl: 'https://other.example' })
    const folder = await newPage('folder', 'Folder', { folderBehavior: 3 })
    const gallery = await newPage('gallery', 'Pictures')
    await publish()
    const now = world.clock.now()
    await made(blog, { title: 'Out' })
    await made(blog, { title: 'Draft', status: 'draft' })
    await made(blog, { title: 'Private', status: 'private' })
    await made(blog, { title: 'Later', publishOn: now + HOUR })
    await made(hidden, { title: 'Unseen' })
    await made(gallery, { title: 'Sea' })
    await forget()

    const paths = await pathsIn()
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        blog.path,
        `${blog.path}/out`,
        gallery.path,
        `${gallery.path}/sea`,
      ]),
    )
    for (const { path } of [hidden, off, link, folder]) {
      expect(paths.filter((one) => one === path || one.startsWith(`${path}/`))).toEqual([])
    }
    expect(paths.filter((path) => /draft|private|later/.test(path))).toEqual([])
    for (const path of paths) expect((await read(path)).status).toBe(200)

    world.clock.advance(HOUR)
    expect(await pathsIn()).toContain(`${blog.path}/later`)
  })

  it('knows of new items when they are there, and no more of old ones', async () => {
    const blog = await newPage('blog', 'News')
    await publish()
    await pathsIn()
    const item = await made(blog, { title: 'Fresh' })
    await expect.poll(pathsIn).toContain(`${blog.path}/fresh`)
    await world.owner.delete(api(`/items/${item.id}`))
    await expect.poll(pathsIn).not.toContain(`${blog.path}/fresh`)
  })

  it('leaves out pages behind a password, and what lies below them', async () => {
    const blog = await newPage('blog', 'Club')
    await publish()
    await made(blog, { title: 'Secret' })
    const lock = (locks: object) =>
      world.app.database.inSite(world.site.id, (tx) =>
        tx.db
          .updateTable('site')
          .set({ locks: JSON.stringify(locks) })
          .where('id', '=', world.site.id)
          .execute(),
      )
    await lock({ [blog.id]: '1' })
    await forget()
    expect((await pathsIn()).filter((path) => path.startsWith(blog.path))).toEqual([])
    await lock({})
    await forget()
    expect(await pathsIn()).toContain(`${blog.path}/secret`)
  })

  it('costs the same number of statements whatever is in it, and then none', async () => {
    const blog = await newPage('blog', 'Diary')
    await publish()
    const count = async () => {
      await forget()
      await read('/')
      world.queries.length = 0
      await read('/sitemap.xml')
      return world.queries.length
    }
    await made(blog, { title: 'One' })
    const few = await count()
    for (let number = 0; number < 5; number += 1) await made(blog, { title: 'More' })
    expect(await count()).toBe(few)
    expect(few).toBeLessThanOrEqual(8)
    world.queries.length = 0
    await read('/sitemap.xml')
    expect(world.queries).toEqual([])
  })
})

describe('the sitemap of a store', () => {
  let site: TestSite

  beforeAll(async () => {
    const { accountId } = await world.createOwner('potter@example.com')
    site = await createTestSite(world.app, { title: 'Clay', ownerId: accountId, productCount: 5 })
  })

  const part = async (number: number | undefined, mostUrls: number) => {
    const live = await siteDirectory(world.app).byId(site.id)
    if (!live?.publicationId) throw new Error('The site is not live')
    const { publicationId } = live
    return world.app.database.inSite(site.id, async (tx) => {
      const content = await loadPublishedSite(tx, publicationId)
      const source = { site: live, content, now: world.clock.now() }
      return loadSitemap(tx, source, { part: number, mostUrls })
    })
  }

  it('has products with their pictures', async () => {
    const { text, headers } = await world.visitor(site).get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const mug = urlsOf(text).find(({ loc }) => loc.endsWith('/shop/p/mug-1'))
    const [image] = mug?.['image:image'] ?? []
    expect(image?.['image:loc']).toMatch(/^http:\/\/.*\/images\/[0-9a-f]{24}\/mug\.png$/)
  })

  it('comes in parts where it is long, each address in one of them', async () => {
    const index = parser.parse((await part(undefined, 3))?.xml ?? '')
    expect(index.sitemapindex.sitemap).toHaveLength(3)
    expect(index.sitemapindex.sitemap[0].loc).toBe(`http://${site.host}/sitemap-1.xml`)
    const parts = [await part(1, 3), await part(2, 3), await part(3, 3)]
    const all = parts.flatMap((one) => urlsOf(one?.xml ?? ''))
    expect(parts.map((one) => urlsOf(one?.xml ?? '').length)).toEqual([3, 3, 2])
    const whole = urlsOf((await part(undefined, 100))?.xml ?? '')
    expect(all.map(({ loc }) => loc)).toEqual(whole.map(({ loc }) => loc))
    expect(await part(4, 3)).toBeUndefined()
    expect(await part(1, 100)).toBeUndefined()
  })

  it.each(['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-999999.xml', '/sitemap-x.xml'])(
    '%s is not there',
    async (path) => {
      expect((await world.visitor(site).get(path)).status).toBe(404)
    },
  )

  it('is nobody’s business where the site is hidden', async () => {
    const settings = JSON.stringify({ isHiddenFromSearch: true })
    await world.app.database.inSite(site.id, (tx) =>
      tx.db.updateTable('site').set({ settings }).where('id', '=', site.id).execute(),
    )
    await forget(site.id)
    expect((await world.visitor(site).get('/sitemap.xml')).status).toBe(404)
    expect((await world.visitor(site).get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  })
})

describe('a site that is not published', () => {
  it('has no sitemap and lets nobody in', async () => {
    const { accountId } = await world.createOwner('later@example.com')
    const later = await createTestSite(world.app, {
      title: 'Later',
      ownerId: accountId,
      isPublished: false,
    })
    const { status, text } = await world.visitor(later).get('/robots.txt')
    expect({ status, text }).toEqual({ status: 200, text: 'User-agent: *\nDisallow: /\n' })
    expect((await world.visitor(later).get('/sitemap.xml')).status).toBe(404)
  })
})
