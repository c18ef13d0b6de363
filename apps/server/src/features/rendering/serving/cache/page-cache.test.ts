import { describe, expect, it, vi } from 'vitest'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import { type MadePage, PageCache } from './page-cache.ts'

const texts = new WeakMap<object, string>()

const made = async (text: string, tags: string[] = [], isKept = true): Promise<MadePage> => {
  const response = prepareResponse({
    body: text,
    contentType: 'text/html',
    cacheControl: 'public, max-age=0',
  })
  texts.set(response.text, text)
  return { response, tags, isKept }
}
const MADE = await made('good')
const textOf = (response: PreparedResponse | undefined) => response && texts.get(response.text)

describe('the page cache', () => {
  it('makes a page once for everyone who asks at the same time', async () => {
    const cache = new PageCache({ maxBytes: 1e6, now: () => 0 })
    let count = 0
    const make = async () => {
      count += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
      return made('a')
    }
    const all = await Promise.all(Array.from({ length: 50 }, () => cache.load('site', '/', make)))
    expect(count).toBe(1)
    expect(new Set(all).size).toBe(1)
    expect(textOf(cache.get('site', '/'))).toBe('a')
  })

  it('keeps sites apart', async () => {
    const cache = new PageCache({ maxBytes: 1e6, now: () => 0 })
    await cache.load('a', '/', () => made('of a'))
    expect(cache.get('b', '/')).toBeUndefined()
    expect(textOf(await cache.load('b', '/', () => made('of b')))).toBe('of b')
    expect(textOf(cache.get('a', '/'))).toBe('of a')
  })

  it('forgets what a change touches and nothing else', async () => {
    const cache = new PageCache({ maxBytes: 1e6, now: () => 0 })
    await cache.load('a', '/mug', () => made('mug', ['item:1', 'collection:9']))
    await cache.load('a', '/cup', () => made('cup', ['item:2', 'collection:9']))
    await cache.load('a', '/about', () => made('about'))
    await cache.load('b', '/mug', () => made('other', ['item:1']))

    cache.purge({ siteId: 'a', tags: ['item:1'] })
    expect(cache.get('a', '/mug')).toBeUndefined()
    expect(textOf(cache.get('a', '/cup'))).toBe('cup')
    expect(textOf(cache.get('b', '/mug'))).toBe('other')

    cache.purge({ siteId: 'a', tags: [] })
    expect(cache.get('a', '/about')).toBeUndefined()
    expect(textOf(cache.get('b', '/mug'))).toBe('other')

    cache.purge({ siteId: undefined, tags: [] })
    expect(cache.get('b', '/mug')).toBeUndefined()
  })

  it('does not keep a page that was begun before a change', async () => {
    const cache = new PageCache({ maxBytes: 1e6, now: () => 0 })
    let finish = () => {}
    const slow = cache.load('a', '/', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return made('old')
    })
    cache.purge({ siteId: 'a', tags: [] })
    const fresh = cache.load('a', '/', () => made('new'))
    finish()
    expect(textOf(await slow)).toBe('old')
    expect(textOf(await fresh)).toBe('new')
    expect(textOf(cache.get('a', '/'))).toBe('new')
  })

  it('does not keep failures, and tries again', async () => {
    const cache = new PageCache({ maxBytes: 1e6, now: () => 0 })
    const failing = cache.load('a', '/', () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    await cache.load('a', '/', () => made('busy', [], false))
    expect(cache.get('a', '/')).toBeUndefined()
    expect(textOf(await cache.load('a', '/', () => made('yes')))).toBe('yes')
  })

  it('stays below its size, and keeps what is asked for', async () => {
    const cache = new PageCache({ maxBytes: 40_000, now: () => 0 })
    for (let i = 0; i < 200; i += 1) {
      await cache.load('a', '/home', () => made('home'))
      cache.get('a', '/home')
      await cache.load('a', `/${i}`, () => made(`${i}`.repeat(400)))
    }
    expect(cache.bytes).toBeLessThanOrEqual(40_000)
    expect(textOf(cache.get('a', '/home'))).toBe('home')
  })

  it('counts pages in the encodings they are kept in', async () => {
    const cache = new PageCache({ maxBytes: 1e6, now: () => 0 })
    const page = await made('a long page '.repeat(1_000))
    await cache.load('a', '/', async () => page)
    const before = cache.bytes
    const { length } = await page.response.text.in('br')
    expect(cache.bytes).toBe(before - 12_000 + length)
    cache.purge({ siteId: 'a', tags: [] })
    await cache.load('a', '/', () => made('new', [], false))
    expect(cache.bytes).toBe(0)
  })

  it('keeps what was begun before a change that does not touch it', async () => {
    const cache = new PageCache({ maxBytes: 1e6, now: () => 0 })
    const slow = cache.load('a', '/', async () => {
      cache.purge({ siteId: 'a', tags: ['item:1'] })
      return made('cup', ['item:2'])
    })
    const touched = cache.load('a', '/mug', async () => {
      cache.purge({ siteId: 'a', tags: ['item:1'] })
      return made('mug', ['item:1'])
    })
    await Promise.all([slow, touched])
    expect(textOf(cache.get('a', '/'))).toBe('cup')
    expect(cache.get('a', '/mug')).toBeUndefined()
  })

  it('makes a page anew once its time is over', async () => {
    let time = 0
    const cache = new PageCache({ maxBytes: 1e6, now: () => time })
    await cache.load('a', '/', async () => ({ ...(await made('early')), validUntil: 100 }))
    time = 99
    expect(textOf(cache.get('a', '/'))).toBe('early')
    time = 100
    expect(cache.get('a', '/')).toBeUndefined()
    expect(textOf(await cache.load('a', '/', () => made('late')))).toBe('late')
  })

  it('lets nobody push out other sites’ pages, nor a site’s own that are asked for', async () => {
    const cache = new PageCache({ maxBytes: 200_000, now: () => 0 })
    for (const site of ['a', 'b', 'c']) await cache.load(site, '/', () => made(`home of ${site}`))
    cache.get('a', '/')
    for (let i = 0; i < 500; i += 1) {
      await cache.load('a', `/?tag=${i}`, () => made(`${i}`.repeat(400)))
      cache.get('a', '/')
    }
    expect(cache.bytes).toBeLessThanOrEqual(200_000 / 8 + 2 * 2_000)
    expect(textOf(cache.get('a', '/'))).toBe('home of a')
    expect(textOf(cache.get('b', '/'))).toBe('home of b')
    expect(textOf(cache.get('c', '/'))).toBe('home of c')
  })
})

describe('the last good page', () => {
  const away = () => Promise.reject(new Error('away'))

  it.each([
    ['after a change', (cache: PageCache) => cache.purge({ siteId: 'a', tags: [] }), 0],
    ['after its time', () => undefined, 1_000],
  ])('stands in for one that cannot be made, %s', async (_, outdate, later) => {
    let time = 0
    const failures: unknown[] = []
    const cache = new PageCache({
      maxBytes: 1e6,
      now: () => time,
      onLastGood: ({ error }) => failures.push(error),
    })
    await cache.load('a', '/', async () => ({ ...(await made('good')), validUntil: 1_000 }))
    outdate(cache)
    time = later
    for (let i = 0; i < 2; i += 1) {
      const answer = await cache.load('a', '/', away)
      expect(textOf(answer)).toBe('good')
      expect(answer.heads.identity.headers.join(' ')).toContain('cache-control no-store')
    }
    expect(failures).toHaveLength(2)
    expect(cache.get('a', '/')).toBeUndefined()
    expect(textOf(await cache.load('a', '/', () => made('new')))).toBe('new')
  })

  it('is forgotten when the page is gone, and an hour after it was true', async () => {
    let time = 0
    const cache = new PageCache({ maxBytes: 1e6, now: () => time })
    await cache.load('a', '/', () => made('good'))
    await cache.load('a', '/old', () => made('good'))
    cache.purge({ siteId: 'a', tags: [] })
    await cache.load('a', '/', () => made('not found', [], false))
    await expect(cache.load('a', '/', away)).rejects.toThrow('away')
    time = 3_600_000
    await expect(cache.load('a', '/old', away)).rejects.toThrow('away')
  })

  it('comes after three seconds where making hangs, and at once from then on', async () => {
    vi.useFakeTimers()
    const cache = new PageCache({ maxBytes: 1e6, now: Date.now })
    const work = vi.fn(() => new Promise<MadePage>(() => undefined))
    await cache.load('a', '/', async () => MADE)
    cache.purge({ siteId: 'a', tags: [] })
    const first = cache.load('a', '/', work)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(textOf(await first)).toBe('good')
    const second = cache.load('a', '/', work)
    await vi.advanceTimersByTimeAsync(1)
    expect(textOf(await second)).toBe('good')
    expect(work).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
})
