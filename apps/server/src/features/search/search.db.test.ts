import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestRebuild } from '../search-index/index.ts'
import { createTestSearch, type TestSearch, text } from './test-search.ts'

let world: TestWorld
let site: TestSearch
let blog: { id: string; path: string }
let events: { id: string; path: string }

beforeAll(async () => {
  world = await createTestWorld()
  site = createTestSearch(world.site.id, world.owner, () => world.visitor())
  blog = await site.page('blog', 'Journal')
  events = await site.page('events', 'Fairs')
  // The first product creates the store's page.
  await site.product({ title: 'First' })
  await site.publish()
})
afterAll(() => world.close())

const HOUR = 3_600_000
const { api, find, titles } = {
  api: (path: string) => site.api(path),
  find: (...asked: Parameters<TestSearch['find']>) => site.find(...asked),
  titles: (...asked: Parameters<TestSearch['titles']>) => site.titles(...asked),
}

describe('a search', () => {
  it('finds pages, posts, products and events', async () => {
    await site.page('page', 'Walrus house')
    await site.publish()
    await expect.poll(() => titles('walrus')).toEqual(['Walrus house'])
    await site.item(blog.id, { title: 'Walrus diary' })
    await site.item(events.id, { title: 'Walrus fair', startsAt: 2 * HOUR })
    await site.product({ title: 'Walrus mug' })
    const { items, types, total } = await find('walrus')
    expect(total).toBe(4)
    expect(types.map(({ type, count }: { type: string; count: number }) => [type, count])).toEqual([
      ['pages', 1],
      ['products', 1],
      ['posts', 1],
      ['events', 1],
    ])
    const urls = items.map(({ url }: { url: string }) => url)
    expect(urls.sort()).toEqual([
      '/fairs/walrus-fair',
      '/journal/walrus-diary',
      '/store/p/walrus-mug',
      '/walrus-house',
    ])
    for (const { url } of items) expect((await world.visitor().get(url)).status).toBe(200)
    expect(await titles('walrus', { type: 'products' })).toEqual(['Walrus mug'])
    expect(await titles('walrus', { f_collectionId: blog.id })).toEqual(['Walrus diary'])
    expect(await titles('walrus', { f_collectionId: 'f'.repeat(24) })).toEqual([])
  })

  it('ranks titles over tags over excerpts over bodies, and the newer of equals first', async () => {
    await site.item(blog.id, { title: 'In a quote', content: { quote: 'otter '.repeat(50) } })
    await site.item(blog.id, { title: 'In an excerpt', excerpt: text('Meet the otter.') })
    await site.item(blog.id, { title: 'In a tag', tags: ['Otter'] })
    await site.item(blog.id, { title: 'Otter of old', publishOn: Date.UTC(2020, 0, 1) })
    await site.item(blog.id, { title: 'Otter of late', publishOn: Date.UTC(2024, 0, 1) })
    await site.item(blog.id, { title: 'Otter', publishOn: Date.UTC(2010, 0, 1) })
    expect(await titles('otter')).toEqual([
      'Otter',
      'Otter of late',
      'Otter of old',
      'In a tag',
      'In an excerpt',
      'In a quote',
    ])
  })

  it('wants every word, the last of which may be unfinished', async () => {
    await site.product({ title: 'Blue kettle' })
    await site.product({ title: 'Red kettle' })
    expect(await titles('kettle blue')).toEqual(['Blue kettle'])
    expect(await titles('blue ket')).toEqual(['Blue kettle'])
    expect(await titles('blue pan')).toEqual([])
  })

  it('finds words by their stem and without their accents', async () => {
    await site.item(blog.id, { title: 'Running past the Café Ōkami' })
    expect(await titles('runs')).toEqual(['Running past the Café Ōkami'])
    expect(await titles('CAFE okami')).toEqual(['Running past the Café Ōkami'])
    expect(await titles('cafés')).toEqual(['Running past the Café Ōkami'])
  })

  it('does not insist on words that say nothing, but finds them where nothing else is asked', async () => {
    await site.item(blog.id, { title: 'Zebra crossing' })
    await site.item(blog.id, { title: 'To be or not to be' })
    expect(await titles('the zebra')).toEqual(['Zebra crossing'])
    expect(await titles('to be or not to be')).toEqual(['To be or not to be'])
  })

  it('finds other scripts, also those without spaces', async () => {
    await site.item(blog.id, { title: 'Кружки из глины' })
    await site.item(blog.id, { title: '東京都の陶器市' })
    expect(await titles('кружки')).toEqual(['Кружки из глины'])
    expect(await titles('глин')).toEqual(['Кружки из глины'])
    expect(await titles('陶器')).toEqual(['東京都の陶器市'])
    expect(await titles('市')).toEqual(['東京都の陶器市'])
    expect(await titles('京東')).toEqual([])
  })

  it('finds products by SKU and by what can be chosen', async () => {
    const stock = { unlimited: true, quantity: 0 }
    const variant = { sku: 'ZX-81', attributes: { Glaze: 'Celadon' }, priceMinor: 4250, stock }
    const options = [{ name: 'Glaze', values: ['Celadon'] }]
    await site.product({ title: 'Large vase', options, variants: [variant] })
    expect(await titles('zx-81')).toEqual(['Large vase'])
    const { items } = await find('celadon')
    expect(items).toMatchObject([
      { title: 'Large vase', type: 'products', price: { currency: 'USD', value: '42.50' } },
    ])
  })

  it('quotes the text around the words, marked and safe', async () => {
    const excerpt = text('<script>alert(1)</script> {.if x} the rare ibex & friends')
    await site.item(blog.id, { title: 'Horned', excerpt })
    const { items } = await find('ibex')
    expect(items[0].excerpt).toContain('the rare <mark>ibex</mark> &amp; friends')
    expect(items[0].excerpt).not.toContain('<script')
  })

  it('goes on over pages, and knows the last one', async () => {
    for (let number = 0; number < 25; number += 1) {
      await site.item(blog.id, { title: `Lemming ${number}` })
    }
    const first = await find('lemming')
    const second = await find('lemming', { page: '2' })
    const beyond = await find('lemming', { page: '40' })
    expect(first).toMatchObject({ total: 25, page: 1, pageSize: 20 })
    expect(first.items).toHaveLength(20)
    expect(second.items).toHaveLength(5)
    expect(beyond).toMatchObject({ page: 2, items: second.items })
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(25)
  })
})

describe('a misspelt word', () => {
  it.each([
    ['ceramc', 'ceramic'],
    ['cermaic', 'ceramic'],
    ['bwol', 'bowl'],
    ['ceramci', 'ceramic'],
    ['ceramics bowwl', 'ceramics bowl'],
    ['глазур', undefined],
    ['глаузрь', 'глазурь'],
    ['xylophone', undefined],
  ])('%s is taken for %s', async (query, corrected) => {
    const correctedQuery = corrected ?? null
    const before = await titles('ceramic bowl глазурь')
    if (before.length === 0) await site.item(blog.id, { title: 'Ceramic bowl, глазурь' })
    const found = await find(query)
    expect(found.correctedQuery).toBe(correctedQuery)
    const isFound = correctedQuery !== null || query === 'глазур'
    expect(found.items.map(({ title }: { title: string }) => title)).toEqual(
      isFound ? ['Ceramic bowl, глазурь'] : [],
    )
  })

  it('is never taken for one that visitors cannot see', async () => {
    await site.item(blog.id, { title: 'Hippogriff', status: 'draft' })
    await site.item(blog.id, { title: 'Hippogriff', publishOn: world.clock.now() + HOUR })
    expect(await find('hippogrif')).toMatchObject({ correctedQuery: null, total: 0, types: [] })
  })
})

describe('what visitors may not see', () => {
  it.each(['draft', 'needsReview', 'private'])(
    'is not found: an item that is %s',
    async (status) => {
      await site.item(blog.id, { title: `Secret ${status}quokka`, status })
      expect(await titles(`${status}quokka`)).toEqual([])
    },
  )

  it('is found once its time has come', async () => {
    await site.item(blog.id, { title: 'Nightjar', publishOn: world.clock.now() + HOUR })
    expect(await titles('nightjar')).toEqual([])
    world.clock.advance(HOUR + 1)
    expect(await titles('nightjar')).toEqual(['Nightjar'])
  })

  it('is not found any more once it is taken back or removed', async () => {
    const id = await site.item(blog.id, { title: 'Pangolin' })
    await world.owner.put(api(`/items/${id}`), { title: 'Aardvark', status: 'public' })
    expect([await titles('pangolin'), await titles('aardvark')]).toEqual([[], ['Aardvark']])
    await world.owner.put(api(`/items/${id}`), { title: 'Aardvark', status: 'private' })
    expect(await titles('aardvark')).toEqual([])
    await world.owner.put(api(`/items/${id}`), { title: 'Aardvark', status: 'public' })
    await world.owner.delete(api(`/items/${id}`))
    expect(await titles('aardvark')).toEqual([])
  })

  it('is not found: draft and removed products', async () => {
    await site.product({ title: 'Draft tapir', state: 'draft' })
    const id = await site.product({ title: 'Tapir' })
    expect(await titles('tapir')).toEqual(['Tapir'])
    await world.owner.delete(api(`/products/${id}`))
    expect(await titles('tapir')).toEqual([])
  })

  it.each([
    ['switched off', { isEnabled: false }],
    ['hidden from searches', { isHiddenFromSearch: true }],
  ])('is not found: a page that is %s, and what is in it', async (_what, settings) => {
    const word = Object.keys(settings)[0]
    const hidden = await site.page('blog', `Gnu ${word}`)
    await site.item(hidden.id, { title: `Gnu of ${word}` })
    await site.publish()
    await expect.poll(() => titles(`gnu ${word}`)).toHaveLength(2)
    await world.owner.patch(api(`/pages/${hidden.id}`), { settings })
    expect(await titles(`gnu ${word}`)).toHaveLength(2)
    await site.publish()
    await expect.poll(() => titles(`gnu ${word}`)).toEqual([])
  })

  it('is not found: pages before they are published, and after they are gone', async () => {
    const sea = () => Promise.all([titles('manatee'), titles('dugong')])
    const page = await site.page('page', 'Manatee')
    expect(await sea()).toEqual([[], []])
    await site.publish()
    await expect.poll(sea).toEqual([['Manatee'], []])
    await world.owner.patch(api(`/pages/${page.id}`), {
      title: 'Dugong',
      navigationTitle: 'Dugong',
    })
    expect(await sea()).toEqual([['Manatee'], []])
    await site.publish()
    await expect.poll(sea).toEqual([[], ['Dugong']])
    const { body } = await world.owner.get(api('/publications'))
    await world.owner.post(api(`/publications/${body.items[1].id}/restore`))
    await expect.poll(sea).toEqual([['Manatee'], []])
    await world.owner.delete(api(`/pages/${page.id}`))
    await site.publish()
    await expect.poll(sea).toEqual([[], []])
  })
})

describe('what not everyone may see', () => {
  const password = 'open sesame'

  it('is not found: a page with a password, and what is in it', async () => {
    const locked = await site.page('blog', 'Sandpiper')
    await site.item(locked.id, { title: 'Sandpiper of the day' })
    await site.publish()
    await expect.poll(() => titles('sandpiper')).toHaveLength(2)
    await world.owner.put(api(`/pages/${locked.id}/password`), { password })
    await expect.poll(() => titles('sandpiper')).toEqual([])
    await world.owner.delete(api(`/pages/${locked.id}/password`))
    await expect.poll(() => titles('sandpiper')).toHaveLength(2)
  })

  it('is not searched: a site with a password', async () => {
    const isClosed = async () =>
      (await world.visitor().get('/api/search/GeneralSearch?q=sandpiper')).status >= 400
    await world.owner.put(api('/status'), { status: 'private', password })
    await expect.poll(isClosed).toBe(true)
    await world.owner.put(api('/status'), { status: 'public' })
    await expect.poll(isClosed).toBe(false)
  })
})

describe('the language of a site', () => {
  it('decides which words are one, as soon as it is changed', async () => {
    await site.item(blog.id, { title: 'Häuser groß' })
    expect(await titles('haus gross')).toEqual([])
    const { body } = await world.owner.get(api('/settings'))
    await world.owner.put(api('/settings'), { ...body.settings, language: 'de-CH' })
    await world.runJobs()
    await expect.poll(() => titles('haus gross')).toEqual(['Häuser groß'])
    await world.owner.put(api('/settings'), body.settings)
    await world.runJobs()
    await expect.poll(() => titles('haus gross')).toEqual([])
  })
})

describe('a rebuild', () => {
  const entries = () =>
    world.inSite(async ({ id, db }) => {
      const rows = await db
        .selectFrom('search_entry')
        .select(['kind', 'id', 'title', 'tsv'])
        .where('website_id', '=', id)
        .orderBy('kind')
        .orderBy('id')
        .execute()
      return rows
    })

  const words = () =>
    world.inSite(async ({ id, db }) => {
      const rows = await db
        .selectFrom('search_word')
        .select('word')
        .where('website_id', '=', id)
        .orderBy('word')
        .execute()
      return rows.map(({ word }) => word)
    })

  const hasWord = (all: Awaited<ReturnType<typeof entries>>, word: string) =>
    all.some(({ tsv }) => new RegExp(`'${word}':[^' ]*[AB]`, 'u').test(tsv))

  it('makes the index what it was, without what is gone', async () => {
    const before = { entries: await entries(), words: await words() }
    await world.inSite(async ({ id, db }) => {
      await sql`UPDATE search_entry SET title = 'spoilt', tsv = '' WHERE website_id = ${id}`.execute(
        db,
      )
      await sql`
        INSERT INTO search_entry (website_id, kind, id, collection_id, type, visible_from, title,
          tsv)
        SELECT website_id, kind, ${'f'.repeat(24)}, collection_id, type, visible_from, title, tsv
          FROM search_entry WHERE website_id = ${id} LIMIT 1`.execute(db)
      await db.insertInto('search_word').values({ website_id: id, word: 'gone' }).execute()
      await requestRebuild({ id, db, announced: [], last: (send) => send() })
    })
    await world.runJobs()
    expect({ entries: await entries(), words: await words() }).toEqual({
      ...before,
      // Words of titles that were changed meanwhile are gone too.
      words: before.words.filter((word) => hasWord(before.entries, word)),
    })
  })
})

describe('what it costs', () => {
  it('is the same number of statements for one result as for many', async () => {
    const count = async (query: string) => {
      await find(query)
      world.queries.length = 0
      await find(query)
      return world.queries.filter((one) => !one.includes('from "site"')).length
    }
    const [one, many, misspelt] = [await count('zebra'), await count('e'), await count('zebrra')]
    expect(many).toBeLessThanOrEqual(6)
    expect(one).toBeLessThanOrEqual(many)
    expect(misspelt).toBeLessThanOrEqual(8)
  })
})

describe('bad input', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['8 KB', 'word '.repeat(1600)],
    ['8 KB without a space', 'x'.repeat(8000)],
    ['8 KB of another script', '語'.repeat(800)],
    ['zero characters', 'wal\u0000rus'],
    ['operators', "walrus & | ! ( ) :* <-> ''"],
    ['patterns', '%_\\'],
    ['emoji', '🙂 👩‍👩‍👧 🇩🇪'],
    ['SQL', `'; DROP TABLE search_entry; --`],
    ['halves of characters', '\ud800 \udfff'],
    ['template code', '{.repeated section items}{@}{.end}'],
    ['directions', '\u202e\u200b\u200f'],
  ])('is answered: %s', async (_what, query) => {
    expect((await find(query)).total).toBeGreaterThanOrEqual(0)
  })

  it.each([
    ['page=-1'],
    ['page=99999999999999999999'],
    ['page=1&page=2'],
    ['q=a&q=b'],
    ['type=constructor'],
    ['f_collectionId=%00'],
    ['q=%FF%FE'],
  ])('is answered: %s', async (parameters) => {
    const { status } = await world.visitor().get(`/api/search/GeneralSearch?${parameters}`)
    expect(status).toBe(200)
  })
})

describe('a visitor who asks too often', () => {
  it('is told to wait', async () => {
    const visitor = world.visitor()
    await visitor.crumb()
    const statuses: number[] = []
    for (let number = 0; number < 61; number += 1) {
      statuses.push((await visitor.get('/api/search/GeneralSearch?q=')).status)
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([429])
  })
})
