import type { Id } from '@sitewright/core/id'
import { askedWords } from '@sitewright/core/search/words'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findEntries, SEARCH_SETTINGS } from './find-entries.ts'
import { searchConfiguration } from './languages.ts'
import { forgetEntries, indexEntries } from './write-entries.ts'

let world: TestWorld
let sites: readonly Id[]

beforeAll(async () => {
  world = await createTestWorld()
  const { site } = await world.createOwner('neighbour@example.com')
  sites = [world.site.id, site.id]
})
afterAll(() => world.close())

const COLLECTION = 'c'.repeat(24)
const IDS = ['1', '2', '3', '4'].map((digit) => digit.repeat(24))
const VOCABULARY = ['mug', 'bowl', 'plate', 'kettle', 'teapot']

const words = fc.uniqueArray(fc.constantFrom(...VOCABULARY), { minLength: 1, maxLength: 3 })
/** Indexed words of each id, on one site. */
const shelf = fc.dictionary(fc.constantFrom(...IDS), words)

const asked = { language: 'en-US', now: new Date(), collectionIds: [COLLECTION] } as const

function fill(siteId: Id, marker: string, entries: Readonly<Record<Id, readonly string[]>>) {
  return world.app.database.inSite(siteId, async (site) => {
    await forgetEntries(site, 'item', IDS)
    await indexEntries(
      site,
      Object.entries(entries).map(([id, its]) => ({
        kind: 'item',
        id,
        collectionId: COLLECTION,
        type: 'posts',
        visibleFrom: new Date(0),
        title: its.join(' '),
        terms: [],
        excerpt: marker,
        body: '',
      })),
    )
  })
}

function find(siteId: Id, question: readonly string[]) {
  return world.app.database.inSite(
    siteId,
    (site) =>
      findEntries(site, {
        ...asked,
        words: askedWords(question.join(' ')),
        type: undefined,
        pageSize: 20,
        page: 1,
      }),
    SEARCH_SETTINGS,
  )
}

describe('a search on one of two sites with the same ids and words', () => {
  it('finds exactly what that site has', async () => {
    await fc.assert(
      fc.asyncProperty(shelf, shelf, words, async (one, other, question) => {
        const shelves = [one, other]
        await Promise.all(sites.map((id, index) => fill(id, `site${index}`, shelves[index] ?? {})))
        for (const [index, siteId] of sites.entries()) {
          const { entries, counts } = await find(siteId, question)
          const expected = Object.entries(shelves[index] ?? {})
            .filter(([, its]) => question.every((word) => its.includes(word)))
            .map(([id]) => id)
          expect(entries.map(({ id }) => id).sort()).toEqual(expected.sort())
          expect(new Set(entries.map(({ text }) => text)).has(`site${1 - index}`)).toBe(false)
          expect(counts.posts ?? 0).toBe(expected.length)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('does not correct words by those of the other', async () => {
    await fill(sites[0] ?? '', 'one', { [IDS[0] ?? '']: ['kettle'] })
    await fill(sites[1] ?? '', 'two', { [IDS[0] ?? '']: ['teapot'] })
    const corrected = async (siteId = '', question = '') =>
      (await find(siteId, [question])).corrected
    expect(await corrected(sites[0], 'teapto')).toBeUndefined()
    expect(await corrected(sites[1], 'teapto')).toEqual([{ parts: ['teapot'], isPrefix: false }])
    expect(await corrected(sites[1], 'teapot')).toBeUndefined()
  })

  it('finds nothing where nothing may be found', async () => {
    await fill(sites[0] ?? '', 'one', { [IDS[0] ?? '']: ['kettle'] })
    const ask = (more: object) =>
      world.app.database.inSite(sites[0] ?? '', (site) =>
        findEntries(site, {
          ...asked,
          words: askedWords('kettle'),
          type: undefined,
          pageSize: 20,
          page: 1,
          ...more,
        }),
      )
    expect((await ask({})).entries).toHaveLength(1)
    expect((await ask({ collectionIds: [] })).entries).toEqual([])
    expect((await ask({ now: new Date(-1) })).entries).toEqual([])
  })
})

describe('the configuration for a language', () => {
  it.each([
    ['en-US', 'english'],
    ['pt-BR', 'portuguese'],
    ['zh-Hant-TW', 'simple'],
    ['constructor', 'simple'],
    ['', 'simple'],
  ])('%s is %s', (language, configuration) => {
    expect(searchConfiguration(language)).toBe(configuration)
  })
})
