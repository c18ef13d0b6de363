import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import ICAL from 'ical.js'
import Parser from 'rss-parser'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetSite } from '../test-changes.ts'

let world: TestWorld
let blog: Page
let events: Page

interface Page {
  readonly id: string
  readonly path: string
}

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  blog = await newPage('blog', 'Notes')
  events = await newPage('events', 'Fairs')
  await publish()
  await forget()
})
afterAll(() => world.close())

const HOUR = 3_600_000
const api = (path: string) => `/s/${world.site.id}/api${path}`
const read = (path: string) => world.visitor().get(path)
const publish = () => world.owner.post(api('/publish'), {})

async function newPage(kind: string, title: string, settings?: object): Promise<Page> {
  const { body } = await world.owner.post(api('/pages'), { title, kind })
  if (settings) await world.owner.patch(api(`/pages/${body.page.id}`), { settings })
  return body.page
}

async function made(collection: Page, input: object) {
  const { status, body } = await world.owner.post(api(`/collections/${collection.id}/items`), {
    status: 'public',
    ...input,
  })
  expect(status).toBe(200)
  return body.item
}

/** Empties every node's caches of the site, then loads the site itself, so that tests count only what else they load. */
async function forget(): Promise<void> {
  await forgetSite(world.app, world.site.id)
  await read('/')
}

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

describe('?format=rss', () => {
  const parser = new Parser<object, { media: { $: { url: string } } }>({
    customFields: { item: [['media:content', 'media']] },
  })
  const feed = async (path: string) => parser.parseString((await read(path)).text)
  const titles = async (path: string) => (await feed(path)).items.map(({ title }) => title)

  it('is a feed that others read', async () => {
    const publishOn = Date.UTC(2026, 2, 29, 1, 30)
    const item = await made(blog, {
      title: 'Tea & <scones> ]]>',
      excerpt: paragraph('Slow ]]> mornings'),
      categories: ['Food'],
      tags: ['Sea side'],
      publishOn,
    })
    const { status, headers } = await read(`${blog.path}?format=RSS`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const { title, link, items, feedUrl } = await feed(`${blog.path}?format=rss`)
    expect({ title, link, feedUrl }).toEqual({
      title: expect.stringMatching(/^Notes — /),
      link: expect.stringMatching(`^http://.*${blog.path}$`),
      feedUrl: undefined,
    })
    expect(items).toEqual([
      expect.objectContaining({
        title: 'Tea & <scones> ]]>',
        guid: `${world.site.id}:${blog.id}:${item.id}`,
        link: item.url,
        isoDate: new Date(publishOn).toISOString(),
        categories: ['Food', 'Sea side'],
        content: '<p>Slow ]]&gt; mornings</p>',
      }),
    ])
    expect((await read(`${blog.path}?format=rss`)).text).toContain('isPermaLink="false"')
  })

  it('is announced in the head of the blog and of its posts', async () => {
    const { url } = await made(blog, { title: 'Tea' })
    const link = `<link rel="alternate" type="application/rss+xml" title="RSS Feed" href="http://${world.site.host}${blog.path}?format=RSS">`
    expect((await read(blog.path)).text).toContain(link)
    expect((await read(new URL(url).pathname)).text).toContain(link)
    expect((await read('/')).text).not.toContain('application/rss+xml')
  })

  it('holds the newest 50, by category and tag if asked', async () => {
    const start = world.clock.now() - 100 * HOUR
    for (let number = 1; number <= 52; number += 1) {
      await made(blog, {
        title: `Post ${number}`,
        publishOn: start + number * HOUR,
        ...(number === 7 && { categories: ['Seven'] }),
      })
    }
    const all = await titles(`${blog.path}?format=rss`)
    expect(all).toHaveLength(50)
    expect([all[0], all.at(-1)]).toEqual(['Post 52', 'Post 3'])
    expect(await titles(`${blog.path}?format=rss&offset=${start}&page=3`)).toEqual(all)
    expect(await titles(`${blog.path}?format=rss&category=seven`)).toEqual(['Post 7'])
  })

  it('has nothing in it that nobody may see yet', async () => {
    const now = world.clock.now()
    await made(blog, { title: 'Out' })
    await made(blog, { title: 'Draft', status: 'draft' })
    await made(blog, { title: 'Private', status: 'private' })
    await made(blog, { title: 'Later', publishOn: now + HOUR })
    expect(await titles(`${blog.path}?format=rss`)).toEqual(['Out'])
    world.clock.advance(HOUR)
    expect(await titles(`${blog.path}?format=rss`)).toEqual(['Later', 'Out'])
  })

  it('carries the sound of tracks', async () => {
    const album = await newPage('album', 'Songs')
    await publish()
    await made(album, {
      title: 'Tide',
      content: { audioUrl: 'https://cdn.example/tide.m4a', artist: 'Ada', durationMs: 3_723_000 },
    })
    const { items } = await feed(`${album.path}?format=rss`)
    expect(items[0]).toMatchObject({
      enclosure: { url: 'https://cdn.example/tide.m4a', type: 'audio/x-m4a', length: '0' },
      itunes: { author: 'Ada', duration: '1:02:03', explicit: 'false' },
    })
  })

  it('costs the same number of statements for two posts as for ten', async () => {
    const count = async () => {
      await forget()
      world.queries.length = 0
      await read(`${blog.path}?format=rss`)
      return world.queries.length
    }
    for (let number = 0; number < 2; number += 1) await made(blog, { title: 'Post' })
    const few = await count()
    for (let number = 0; number < 8; number += 1) await made(blog, { title: 'Post' })
    expect(await count()).toBe(few)
    expect(few).toBeLessThanOrEqual(8)
  })
})

describe('?format=ical', () => {
  const calendar = async (path: string) => {
    const { text } = await read(path)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    return new ICAL.Component(ICAL.parse(text) as never)
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
  }
  const startsAt = Date.UTC(2036, 2, 29, 8)
  const fair = {
    title: `Fair, market; and \\ ${'crème brûlée '.repeat(12)}`.trim(),
    excerpt: paragraph('Bring\u0007 cups'),
    startsAt,
    endsAt: startsAt + 2 * HOUR,
    location: {
      addressTitle: 'Town hall',
      addressLine1: '1 High St',
      addressLine2: 'Leith, EH6',
      addressCountry: 'United Kingdom',
      mapLat: 55.97,
      mapLng: -3.17,
    },
  }

  it('is a file with the event that calendars read', async () => {
    const { id, url, urlId } = await made(events, fair)
    const path = `${new URL(url).pathname}?format=ical`
    const { headers } = await read(path)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toBe(`attachment; filename="${urlId}.ics"`)
    const [event] = await calendar(path)
    expect(event?.uid).toBe(`${id}@${world.site.id}`)
    expect(event?.summary).toBe(fair.title)
    expect(event?.description).toBe('Bring cups')
    expect(event?.location).toBe('Town hall, 1 High St, Leith, EH6, United Kingdom')
    expect(event?.startDate.toJSDate().getTime()).toBe(startsAt)
    expect(event?.endDate.toJSDate().getTime()).toBe(startsAt + 2 * HOUR)
    expect(event?.startDate.zone.tzid).toBe('UTC')
    expect(event?.component.getFirstPropertyValue('geo')).toEqual([55.97, -3.17])
    expect(event?.component.getFirstPropertyValue('url')).toBe(url)
  })

  it('keeps the id of an event that changes', async () => {
    const { id, url } = await made(events, fair)
    const uid = async (path: string) => (await calendar(`${path}?format=ical`))[0]?.uid
    const before = await uid(new URL(url).pathname)
    const { body } = await world.owner.put(api(`/items/${id}`), {
      ...fair,
      title: 'Grand fair',
      urlId: 'grand-fair',
      startsAt: startsAt + HOUR,
      status: 'public',
    })
    expect(await uid(new URL(body.item.url).pathname)).toBe(before)
  })

  it('has those to come and those that are over, however long the list’s pages are', async () => {
    await world.owner.patch(api(`/pages/${events.id}`), { settings: { pageSize: 1 } })
    await publish()
    const now = world.clock.now()
    for (const [title, from] of [
      ['Over', -9],
      ['Soon', 1],
      ['Far', 9],
    ] as const) {
      await made(events, { title, startsAt: now + from * HOUR })
    }
    await made(events, { title: 'Draft', startsAt: now + HOUR, status: 'draft' })
    const list = await calendar(`${events.path}?format=iCal`)
    expect(list.map(({ summary }) => summary)).toEqual(['Over', 'Soon', 'Far'])
  })
})

describe('a format that a page does not have', () => {
  it.each([
    ['rss', '/'],
    ['ical', '/'],
  ])('%s of %s leads to the not-found page', async (format, path) => {
    const { status, headers } = await read(`${path}?format=${format}`)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('leads to the page itself where nobody knows the format', async () => {
    const plain = await read('/')
    expect((await read('/?format=pdf')).text).toBe(plain.text)
    expect((await read('/?format=')).text).toBe(plain.text)
  })
})

describe('?format=main-content', () => {
  it('is what stands inside the theme’s layout', async () => {
    await made(blog, { title: 'Tea' })
    const whole = await read(blog.path)
    const content = await read(`${blog.path}?format=main-content`)
    expect(content.headers['x-robots-tag']).toBe('noindex')
    expect(content.text).toContain('Tea')
    expect(whole.text).toContain(content.text)
    expect(content.text).not.toMatch(/<(?:html|head|body)\b/)
  })
})

describe('?format=page-context', () => {
  it('is what scripts of the page know', async () => {
    const { text } = await read(blog.path)
    const context = /SQUARESPACE_CONTEXT = (.*);<\/script>/.exec(text)?.[1] ?? ''
    const { body } = await read(`${blog.path}?format=page-context`)
    expect(body).toEqual(JSON.parse(context))
  })
})
