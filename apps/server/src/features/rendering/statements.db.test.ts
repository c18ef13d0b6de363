/**
 * Statements for the first visitor of a page on a server with empty caches: the site itself, its publication, and all that
 * a theme can ask for on one page.
 */

import { PAGE_FORMATS } from '@sitewright/page/address/page-url'
import { rowsOf } from '@sitewright/testing/matrix'
import { makeZip } from '@sitewright/testing/test-archives'
import { createTestWorld, type TestNode, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKindsSite, KINDS_NOW, type KindsSite } from './test-kinds.ts'
import { SHOWN } from './test-shown.ts'

let world: TestWorld
let site: KindsSite

const LIST = '{.repeated section items}[{title}]{.end}'
const ASKED = ['blog', 'store', 'gallery', 'events', 'album', 'videos', 'course']

/** Tags for queries, categories, related items and fields, some of which depend on the page's item. */
const THEME = {
  'template.conf': JSON.stringify({
    name: 'Curious',
    layouts: { default: { name: 'Default', regions: ['site'] } },
    stylesheets: ['site.less'],
    navigations: [{ title: 'Main', name: 'main' }],
  }),
  'styles/site.less': '',
  'site.region': [
    '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}',
    '<squarespace:navigation navigationId="main" template="main" />',
    '<squarespace:block-field id="below" columns="12" />',
    ...ASKED.map(
      (name) =>
        `<squarespace:query collection="${name}" tag="{item.tags.0},slow">${LIST}</squarespace:query><squarespace:category collection="${name}" />`,
    ),
    '<squarespace:related limit="3">{.repeated section items}{title}{.end}</squarespace:related>',
    '{squarespace-footers}</body></html>',
  ].join(''),
  'blocks/main.navigation': '{.repeated section items}{.section collection}{title}{.end}{.end}',
}

beforeAll(async () => {
  world = await createTestWorld()
  world.clock.advance(KINDS_NOW - world.clock.now())
  const { accountId, browser } = await world.createOwner('maker@example.com')
  site = await createKindsSite(world.app, { ownerId: accountId, count: 3 })
  const calls = `/s/${site.id}/api`
  const done = async (answer: Promise<{ status: number; text: string; body: unknown }>) => {
    const { status, text, body } = await answer
    expect(status, text).toBe(200)
    return body
  }
  const installed = await done(browser.post(`${calls}/themes`, makeZip(THEME)))
  const { version } = installed as { version: { key: string } }
  await done(browser.put(`${calls}/style`, { theme: version.key, tweaks: {}, css: '' }))
  await done(browser.put(`${calls}/code`, { header: '<meta name="x">', footer: '<i>x</i>' }))
  const redirect = { path: '/moved', target: '/about', status: 301 }
  await done(browser.post(`${calls}/redirects`, redirect))
  // Each is the home page once, so that what stood below it has to be looked for.
  for (const name of ['blog', 'store', 'gallery', 'events', 'home']) {
    await done(browser.patch(`${calls}/pages/${site.pages[name]}`, { isHome: true }))
    await done(browser.post(`${calls}/publish`, {}))
  }
}, 120_000)
afterAll(() => world.close())

/** The answer to the first request to a new node, and the statements it took. */
async function first(path: string) {
  const node: TestNode = await world.addNode()
  node.queries.length = 0
  const { status, text, headers } = await node.visitor(site).get(path)
  return { status, text, headers, statements: [...node.queries] }
}

/** One of the formats that show a page, and one of those that show its data. */
const REPRESENTATIVES: ReadonlySet<string> = new Set(['html', 'json'])

const MOST = 8
/** Statements for the site itself and its publication, which all of its pages share. */
const SHARED = 2

describe('the first visitor of a page', () => {
  let node: TestNode
  beforeAll(async () => {
    node = await world.addNode()
    await node.visitor(site).get('/robots.txt')
    await node.visitor(site).get('/videos')
  })

  it.each([
    ['a page', '/about', 6],
    ['the home page', '/', 6],
    ['a list', '/blog', 6],
    ['a list by tag', '/blog?tag=slow', 6],
    ['events', '/events', 6],
    ['a calendar', '/events?view=calendar', 6],
    ['a gallery', '/gallery', 6],
    ['an index', '/more', 6],
    ['an item', '/blog/post-1', 7],
    ['an event', '/events/event-2', 7],
    ['a store', '/store', 6],
    ['a category of a store', '/store?category=bowls', 7],
    ['a product', '/store/p/thing-2', 7],
    ['a search', '/search?q=bowl', 7],
    ['a search with a mistake', '/search?q=bwol', 8],
  ])('%s, %s, takes %i statements', async (_what, path, most) => {
    node.queries.length = 0
    const { status, text } = await node.visitor(site).get(path)
    expect(status).toBe(200)
    expect(text).toContain('[Post 2]')
    expect(text).toContain('[Bowl 2]')
    expect(node.queries, node.queries.join('\n\n')).toHaveLength(most - SHARED)
    expect(most).toBeLessThanOrEqual(MOST)
  })

  it('spends no more than eight on any page of any kind, in any format', async () => {
    const formats = rowsOf(PAGE_FORMATS, (format) => REPRESENTATIVES.has(format))
    for (const path of Object.values(SHOWN)) {
      for (const format of formats) {
        node.queries.length = 0
        await node.visitor(site).get(`${path}${path.includes('?') ? '&' : '?'}format=${format}`)
        expect(node.queries.length, `${path} as ${format}`).toBeLessThanOrEqual(MOST - SHARED)
      }
    }
  })
})

describe('the first visitor of all', () => {
  it.each([
    ['the home page', '/', 6],
    ['a product', '/store/p/thing-2', 7],
    ['a search with a mistake', '/search?q=bwol', 8],
    ['the same as JSON', '/search?q=bwol&format=json', 8],
  ])('%s, %s, takes %i statements', async (_what, path, most) => {
    const { status, statements } = await first(path)
    expect(status).toBe(200)
    expect(statements, statements.join('\n\n')).toHaveLength(most)
    expect(most).toBeLessThanOrEqual(MOST)
  })

  const MISSING = [
    ['nothing', '/not-there', 7],
    ['an item that is not there', '/blog/not-there', 8],
    ['a product that is not there', '/store/p/not-there', 8],
    ['what may have been a product of the home page', '/p/not-there', 7],
    ['behind the end of a list', '/blog?offset=1', 7],
    ['behind the end of a category', '/store?category=bowls&page=99', 8],
  ] as const
  /** A page and an item, which are asked for in other ways. */
  const missing = rowsOf(
    MISSING,
    ([, path]) => path.endsWith('/not-there') && !path.includes('/p/'),
  )
  it.each(missing)(
    '%s is said in the theme’s words: %s, %i statements',
    async (_what, path, most) => {
      const { status, text, statements } = await first(path)
      expect(status).toBe(404)
      expect(text).toContain('[Post 2]')
      expect(statements, statements.join('\n\n')).toHaveLength(most)
      expect(most).toBeLessThanOrEqual(MOST)
    },
  )

  it.each([
    ['/moved', '/about'],
    ['/post-2', '/blog/post-2'],
    ['/p/thing-2', '/store/p/thing-2'],
    ['/picture-1', '/gallery/picture-1'],
  ])('is led from %s to %s by three', async (path, target) => {
    const { status, headers, statements } = await first(path)
    expect([status, headers.location]).toEqual([301, target])
    expect(statements).toHaveLength(3)
  })

  it.each(['bowl', 'bwol'])('spends no more than eight on the search call: %s', async (query) => {
    const { status, statements } = await first(`/api/search/GeneralSearch?q=${query}`)
    expect(status).toBe(200)
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(MOST)
  })

  it.each(['/sitemap.xml', '/robots.txt', '/favicon.ico'])('nor on %s', async (path) => {
    const { statements } = await first(path)
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(MOST)
  })
})

describe('who guesses addresses', () => {
  it('costs two statements each, once the page for them is there', async () => {
    const node = await world.addNode()
    const guess = (path: string) => node.visitor(site).get(path)
    // The first page may have stand-in styles, and is made anew once they are compiled.
    await expect
      .poll(async () => {
        node.queries.length = 0
        await guess('/blog/not-there')
        return node.queries.length
      })
      .toBe(2)
    node.queries.length = 0
    expect((await guess('/blog/not-there-either')).status).toBe(404)
    expect(node.queries).toHaveLength(2)
  })
})
