import { newId } from '@sitewright/core/id'
import { describe, expect, it } from 'vitest'
import { cdnHeaders, tagsToPurge } from './cdn-tags.ts'
import { purgeCalls } from './purge-calls.ts'

const SITE = newId()
const OTHER = newId()

describe('cdnHeaders', () => {
  it('names the site and what the page was made from, each once, in both ways', () => {
    expect(cdnHeaders(SITE, ['item:a', 'item:b', 'item:a'])).toMatchObject({
      'surrogate-key': `sitewright site:${SITE} item:a item:b`,
      'cache-tag': `sitewright,site:${SITE},item:a,item:b`,
    })
  })

  it('keeps a page out of the CDN that was made from more than a header holds', () => {
    const tags = Array.from({ length: 1_000 }, (_, number) => `item:${number}`.padEnd(30, 'x'))
    expect(cdnHeaders(SITE, tags)).toBeUndefined()
  })
})

describe('tagsToPurge', () => {
  it('names what has changed once, and nothing for news that change no page', () => {
    const changes = [
      { siteId: SITE, tags: ['item:a', 'collection:b'] },
      { siteId: OTHER, tags: ['item:a', 'editing:page:3'] },
      { siteId: OTHER, tags: ['editing:roles'] },
    ]
    expect(tagsToPurge(changes)).toEqual(['item:a', 'collection:b'])
  })

  it('names a site of which anything may have changed, and everything where that is no one’s', () => {
    expect(tagsToPurge([{ siteId: SITE, tags: [] }])).toEqual([`site:${SITE}`])
    expect(tagsToPurge([{ siteId: undefined, tags: [] }])).toEqual(['sitewright'])
  })

  it('names the site in the place of a thousand things', () => {
    const tags = Array.from({ length: 1_001 }, (_, number) => `item:${number}`)
    expect(tagsToPurge([{ siteId: SITE, tags }])).toEqual([`site:${SITE}`])
  })
})

describe('purgeCalls', () => {
  const tags = Array.from({ length: 101 }, (_, number) => `item:${number}`)

  it.each([
    ['generic', 'tags', 'authorization', 'Bearer secret', 2],
    ['cloudflare', 'tags', 'authorization', 'Bearer secret', 2],
    ['fastly', 'surrogate_keys', 'fastly-key', 'secret', 1],
  ] as const)('speaks as %s does', (kind, field, header, value, count) => {
    const calls = purgeCalls({ kind, token: 'secret' }, tags)
    expect(calls).toHaveLength(count)
    expect(calls[0]?.headers[header]).toBe(value)
    expect(calls.flatMap(({ body }) => JSON.parse(body)[field])).toEqual(tags)
  })
})
