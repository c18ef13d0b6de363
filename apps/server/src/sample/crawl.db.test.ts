/** The sample site read by a crawler that follows every link of every page. */

import { BLOCKS, PALETTE_SECTIONS } from '@sitewright/blocks/registry'
import { SECTION_LIBRARY } from '@sitewright/blocks/section-library'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { createSampleWorld, type SampleWorld } from '@sitewright/testing/sample-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOSTILE_TITLES, POST_COUNT, PRODUCT_COUNT, UNSEEN } from './index.ts'

interface CrawledPage {
  /** Path with its query. */
  readonly url: string
  readonly status: number
  readonly html: string
  readonly statements: number
}

let world: SampleWorld
let origin: string
const pages = new Map<string, CrawledPage>()
const linkedFrom = new Map<string, string>()
const shown = () => [...pages.values()].filter(({ status }) => status === 200)
const visit = (url: string) => world.visitor(world.sample).get(url)

/** Pages that need no address of their own, since search engines are kept away from them. */
const isPrivatePath = (url: string) => /^\/(?:cart|checkout|search)\b/.test(url)

beforeAll(async () => {
  world = await createSampleWorld()
  origin = `http://${world.sample.host}`
  // Facts about the site itself are fetched with the first page.
  await visit('/not-there')
  const waiting = ['/']
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (pages.has(url)) continue
    const page = await crawl(url)
    pages.set(url, page)
    for (const link of linksOf(page)) {
      if (!linkedFrom.has(link)) linkedFrom.set(link, url)
      if (!pages.has(link)) waiting.push(link)
    }
  }
}, 240_000)
afterAll(() => world.close())

async function crawl(url: string): Promise<CrawledPage> {
  world.queries.length = 0
  const { status, text, headers } = await visit(url)
  const statements = world.queries.length
  const isHtml = String(headers['content-type']).includes('html')
  const moved = typeof headers.location === 'string' ? `<a href="${headers.location}">` : ''
  return { url, status, statements, html: isHtml ? text + moved : moved }
}

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")

/** Addresses on the site that a page leads to, pictures and sounds included. */
function linksOf({ html, url }: CrawledPage): string[] {
  const found = html.matchAll(/<(?:a|link|img|audio|source)\b[^>]*?\s(?:href|src)="([^"]*)"/g)
  return [...found].flatMap(([, raw = '']) => {
    const target = new URL(unescaped(raw), origin + url)
    return target.origin === origin && /^https?:$/.test(target.protocol)
      ? [target.pathname + target.search]
      : []
  })
}

/** Canonical spelling of an address, optionally without one parameter. */
function written(url: string, without = ''): string {
  const { pathname, searchParams } = new URL(url, origin)
  searchParams.delete(without)
  return [pathname, searchParams].filter((part) => String(part) !== '').join('?')
}

describe('the sample site', () => {
  it('has all of its posts, products and pages within reach', () => {
    const at = (start: RegExp) => shown().filter(({ url }) => start.test(url)).length
    expect(at(/^\/blog\/[^?]+$/)).toBe(POST_COUNT)
    expect(at(/^\/store\/p\/[^?]+$/)).toBe(PRODUCT_COUNT)
    for (const url of ['/events', '/pictures', '/sounds', '/throwing-a-bowl', '/one-long-page']) {
      expect([url, pages.get(url)?.status]).toEqual([url, 200])
    }
  })

  it('shows every block of the palette, by the sections of the palette', () => {
    const offered = BLOCKS.filter(({ replacedBy }) => replacedBy === undefined)
    const all = pages.get('/every-block')?.html ?? ''
    const without = offered.filter(
      ({ name, type }) =>
        !all.includes(`id="${name}"`) || !all.includes(` data-block-type="${type}"`),
    )
    expect(without.map(({ name }) => name)).toEqual([])
    const titles = [...all.matchAll(/<h1>([^<]+)<\/h1>/g)].map(([, title]) => title)
    expect(titles).toEqual(expect.arrayContaining(Object.values(PALETTE_SECTIONS)))
  })

  it('has every section of the library', () => {
    const html = pages.get('/ready-made-sections')?.html ?? ''
    const names = SECTION_LIBRARY.flatMap(({ layouts }) => layouts.map(({ name }) => name))
    expect(names.filter((name) => !html.includes(`id="${name}"`))).toEqual([])
  })

  it('has no link that leads nowhere', () => {
    const broken = [...pages.values()].filter(({ status }) => ![200, 301, 302].includes(status))
    expect(broken.map(({ url, status }) => [url, status, linkedFrom.get(url)])).toEqual([])
  })

  it('shows nowhere what is a draft, in review, private, scheduled or switched off', async () => {
    const lists = ['/blog', '/news', '/events', '/store', '/pictures', '/sounds']
    const others = [
      '/sitemap.xml',
      '/search?q=unseen',
      '/blog?format=ical',
      '/events?format=ical',
      ...lists.flatMap((url) => [`${url}?format=json`, `${url}?format=rss`]),
      ...lists.map((url) => `${url}?format=main-content`),
    ]
    const texts = await Promise.all(
      others.map(async (url) => ({ url, html: (await visit(url)).text })),
    )
    const leaks = [...pages.values(), ...texts].filter(({ html }) => html.includes(UNSEEN))
    expect(leaks.map(({ url }) => url)).toEqual([])
    for (const url of ['/unseen-page', '/store/p/unseen-draft-product', '/blog/unseen-draft-0']) {
      expect([url, (await visit(url)).status]).toEqual([url, 404])
    }
  })

  it('searches from a block of its home page, which keeps to the blog', async () => {
    const [form = ''] =
      /<form class="sw-search-block[\s\S]*?<\/form>/.exec(pages.get('/')?.html ?? '') ?? []
    const [, only = ''] = /name="f_collectionId" value="([0-9a-f]{24})"/.exec(form) ?? []
    const search = async (query: string) => {
      const { body } = await visit(`/search?${query}&format=json`)
      return new Set(body.search.results.map(({ url }: { url: string }) => url.split('/')[1]))
    }
    expect(form).toContain('action="/search" method="get"')
    expect(await search('q=clay')).not.toEqual(new Set(['blog']))
    expect(await search(`q=clay&f_collectionId=${only}`)).toEqual(new Set(['blog']))
  })

  it('names each page once: its canonical address is its own', () => {
    const named = shown().flatMap(({ url, html }) => {
      const [, raw] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
      return raw === undefined ? [] : [{ url, canonical: written(unescaped(raw)) }]
    })
    // A list and its calendar are two views of one page, and so are a list and what it has grown to.
    const ungrown = (url: string) =>
      url
        .replace(/([?&])page=1-\d+&?/, '$1')
        .replace(/([?&]page=\d+)-\d+/, '$1')
        .replace(/[?&]$/, '')
    const others = named.filter(({ url, canonical }) => canonical !== written(ungrown(url), 'view'))
    expect(others).toEqual([])
    expect(new Set(named.map(({ canonical }) => canonical)).size).toBeGreaterThan(
      POST_COUNT + PRODUCT_COUNT,
    )
  })

  it('has a title and a heading on every page', () => {
    const pagesOfHtml = shown().filter(({ html }) => html.includes('<body'))
    const without = pagesOfHtml.filter(
      ({ html }) => !/<title>[^<]+<\/title>/.test(html) || !/<h1\b/.test(html),
    )
    expect(without.map(({ url }) => url)).toEqual([])
  })

  it('keeps hostile titles as text', () => {
    const all = shown()
      .map(({ html }) => html)
      .join('\n')
    for (const markup of ['<script>alert(', '<img src=x', '<squarespace:']) {
      expect([markup, all.includes(markup)]).toEqual([markup, false])
    }
    expect(all).toContain(`${HOSTILE_TITLES[0]}</h1>`)
    expect(all).toContain('&lt;squarespace:query')
  })

  it('shows what opens content at its price, and never as sold out', async () => {
    const { body } = await visit('/store?format=json')
    const paywalls = body.items.filter(
      ({ productType }: { productType: number }) => productType === PRODUCT_TYPES.paywall,
    )
    expect(paywalls).not.toEqual([])
    for (const { fullUrl } of paywalls) {
      const { text } = await visit(fullUrl)
      const [, about = ''] = /class="ProductItem-details"([\s\S]*?)<\/section>/.exec(text) ?? []
      expect(about).toContain('sw-not-for-sale')
      expect(about).toMatch(/\$[1-9]/)
      expect(about).not.toMatch(/sold out/i)
    }
  })

  it('makes every page of at most 8 statements, however long it is', () => {
    const many = shown().filter(({ url, statements }) => statements > 8 && !isPrivatePath(url))
    expect(many.map(({ url, statements }) => [url, statements])).toEqual([])
  })
})
