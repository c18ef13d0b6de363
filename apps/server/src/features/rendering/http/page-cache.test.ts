import { describe, expect, it } from 'vitest'
import { createPageCache, type MadePage } from './page-cache.ts'
import { prepareResponse } from './prepared-response.ts'

const made = async (text: string, tags: string[] = [], isKept = true): Promise<MadePage> => ({
  response: await prepareResponse({
    body: text,
    contentType: 'text/html',
    cacheControl: 'public, max-age=0',
  }),
  tags,
  isKept,
})
const textOf = (response: { identity: { body: Buffer } } | undefined) =>
  response?.identity.body.toString()

describe('the page cache', () => {
  it('makes a page once for everyone who asks at the same time', async () => {
    const cache = createPageCache(1e6, () => 0)
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
    const cache = createPageCache(1e6, () => 0)
    await cache.load('a', '/', () => made('of a'))
    expect(cache.get('b', '/')).toBeUndefined()
    expect(textOf(await cache.load('b', '/', () => made('of b')))).toBe('of b')
    expect(textOf(cache.get('a', '/'))).toBe('of a')
  })

  it('forgets what a change touches and nothing else', async () => {
    const cache = createPageCache(1e6, () => 0)
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
    expect(cache.bytes).toBe(0)
  })

  it('does not keep a page that was begun before a change', async () => {
    const cache = createPageCache(1e6, () => 0)
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
    const cache = createPageCache(1e6, () => 0)
    const failing = cache.load('a', '/', () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    await cache.load('a', '/', () => made('busy', [], false))
    expect(cache.get('a', '/')).toBeUndefined()
    expect(textOf(await cache.load('a', '/', () => made('yes')))).toBe('yes')
  })

  it('stays below its size, and keeps what is asked for', async () => {
    const cache = createPageCache(40_000, () => 0)
    for (let i = 0; i < 200; i += 1) {
      await cache.load('a', '/home', () => made('home'))
      cache.get('a', '/home')
      await cache.load('a', `/${i}`, () => made(`${i}`.repeat(400)))
    }
    expect(cache.bytes).toBeLessThanOrEqual(40_000)
    expect(textOf(cache.get('a', '/home'))).toBe('home')
  })
})
