import { itemInput } from '@sitewright/api/items/shapes'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addItem, collectionOf } from './index.ts'

let world: TestWorld
let blog: { id: string; path: string }

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  blog = await newPage('blog', 'Notes')
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const HOUR = 3_600_000

async function newPage(kind: string, title: string): Promise<{ id: string; path: string }> {
  const { body } = await world.owner.post(api('/pages'), { title, kind })
  return body.page
}

const post = (input: object, collection = blog) =>
  world.owner.post(api(`/collections/${collection.id}/items`), input)
const made = async (input: object, collection = blog) => (await post(input, collection)).body.item
const publish = () => world.owner.post(api('/publish'), {})
const read = (path: string) => world.visitor().get(path)
const titlesOn = async (path: string) =>
  (await read(`${path}${path.includes('?') ? '&' : '?'}format=json`)).body.items.map(
    ({ title }: { title: string }) => title,
  )

describe('POST /s/:siteId/api/collections/:collectionId/items', () => {
  it('adds a draft with an address made of its title', async () => {
    const { status, body } = await post({ title: 'First light', tags: ['Sea'] })
    expect(status).toBe(200)
    expect(body.item).toMatchObject({
      recordType: 1,
      urlId: 'first-light',
      status: 'draft',
      tags: ['Sea'],
      allowedStatuses: ['draft', 'needsReview', 'scheduled', 'private', 'public'],
    })
    expect(body.item.url).toMatch(/\/notes[^/]*\/first-light$/)
  })

  it('puts the date before the title where the blog says so', async () => {
    await world.owner.patch(api(`/pages/${blog.id}`), { settings: { postAddress: 'date' } })
    const noon = await made({ title: 'Tea', publishOn: Date.UTC(2026, 2, 29, 12) })
    expect(noon.urlId).toBe('2026/3/29/tea')
    // In New York it is still the 28th.
    const night = await made({ title: 'Tea', publishOn: Date.UTC(2026, 2, 29, 3, 30) })
    expect(night.urlId).toBe('2026/3/28/tea')
  })

  it('counts an address up where it is taken', async () => {
    await made({ title: 'Tea' })
    expect((await made({ title: 'Tea' })).urlId).toBe('tea-1')
  })

  it('says which field has a character that cannot be kept', async () => {
    const { status, body } = await post({ title: 'Tea', content: { quote: 'Slow\0ly' } })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['content.quote']])
  })

  it.each([
    ['an event on a blog', { recordType: 12 }, 'wrongRecordType'],
    ['a picture of nobody', { imageId: 'f'.repeat(24) }, 'pictureMissing'],
    ['an author of nobody', { authorId: 'f'.repeat(24) }, 'authorMissing'],
    ['an excerpt that is no text', { excerpt: { type: 'doc', content: [] } }, 'textInvalid'],
    ['an excerpt of other nodes', { excerpt: { type: 'iframe' } }, 'textInvalid'],
    [
      "a text of a theme's own type that is none",
      { content: { custom: { story: { richText: 'Once' } } } },
      'textInvalid',
    ],
    ['a script as its source', { sourceUrl: 'javascript:alert(1)' }, 'invalidInput'],
  ])('refuses %s', async (_what, input, code) => {
    expect(await post({ title: 'Tea', ...input })).toMatchObject({ status: 400, body: { code } })
  })

  it.each(['a b', 'With-Capitals', '../etc'])(
    'fact 5.editor-messages.04: refuses the address %j',
    async (urlId) => {
      const message = `${urlId} is not a valid page URL`
      expect(await post({ title: 'Tea', urlId })).toMatchObject({
        status: 400,
        body: { code: 'badAddress', message },
      })
    },
  )

  it('fact 9.limits.08: a tag has at most 50 characters', async () => {
    expect((await post({ title: 'Tea', tags: ['x'.repeat(50)] })).status).toBe(200)
    expect((await post({ title: 'Tea', tags: ['x'.repeat(51)] })).status).toBe(400)
  })

  it('fact 9.limits.09: a category of a post has at most 25 characters', async () => {
    expect((await post({ title: 'Tea', categories: ['x'.repeat(25)] })).status).toBe(200)
    expect((await post({ title: 'Tea', categories: ['x'.repeat(26)] })).status).toBe(400)
  })

  it.each([
    ['9.limits.02', 'album', 60],
    ['9.limits.03', 'gallery', 250],
  ])('fact %s: %s holds at most %i', async (_id, kind, max) => {
    const page = await newPage(kind, `Full ${kind}`)
    await world.inSite(async (tx) => {
      const collection = await collectionOf(tx, page.id)
      const now = world.clock.now()
      for (let number = 1; number < max; number += 1) {
        const input = itemInput.parse({ title: `${number}`, status: 'draft' })
        await addItem(tx, collection, { input, now })
      }
    })
    expect((await post({ title: 'The last' }, page)).status).toBe(200)
    expect(await post({ title: 'One too many' }, page)).toMatchObject({
      status: 400,
      body: { code: 'tooManyItems' },
    })
  })

  it.each([
    ['spaces', ' \t\n'],
    ['what has no width', '\u200b\u200d\ufeff'],
  ])('fact 9.template.01: a title of nothing but %s is blank', async (_what, title) => {
    expect(await post({ title })).toMatchObject({
      status: 400,
      body: { errors: { title: expect.any(String) } },
    })
    expect((await post({ title: `${title}x` })).status).toBe(200)
  })

  it('wants to know when an event begins', async () => {
    const events = await newPage('events', 'Events')
    expect((await post({ title: 'Fair' }, events)).body.code).toBe('startNeeded')
    const times = { startsAt: 2 * HOUR, endsAt: HOUR }
    expect((await post({ title: 'Fair', ...times }, events)).body.code).toBe('endsTooEarly')
  })

  it('adds nothing to a page that holds nothing', async () => {
    const page = await newPage('page', 'Plain')
    expect((await post({ title: 'Tea' }, page)).body.code).toBe('holdsNoItems')
  })
})

describe('what visitors see', () => {
  it('is public, and due', async () => {
    const now = world.clock.now()
    await publish()
    await made({ title: 'Out', status: 'public' })
    await made({ title: 'Draft' })
    await made({ title: 'Hidden', status: 'private' })
    await made({ title: 'Asked', status: 'needsReview' })
    const later = await made({ title: 'Later', status: 'public', publishOn: now + HOUR })
    expect(later.status).toBe('scheduled')
    expect(await titlesOn(blog.path)).toEqual(['Out'])
    expect((await read(`${blog.path}/draft`)).status).toBe(404)
    expect((await read(`${blog.path}/later`)).status).toBe(404)

    world.clock.advance(HOUR)
    expect(await titlesOn(blog.path)).toEqual(['Later', 'Out'])
    expect((await read(`${blog.path}/later`)).status).toBe(200)
  })

  it('is found by category, tag, author and month', async () => {
    await publish()
    const { body } = await world.owner.post(api('/authors'), {
      displayName: 'Ada Martin',
      bio: '',
      avatarId: null,
      websiteUrl: '',
    })
    const publishOn = Date.UTC(2026, 1, 10)
    await made({ title: 'One', status: 'public', categories: ['Tea'], publishOn })
    await made({ title: 'Two', status: 'public', tags: ['Slow'], authorId: body.author.id })
    expect(await titlesOn(`${blog.path}?category=tea`)).toEqual(['One'])
    expect(await titlesOn(`${blog.path}?tag=slow`)).toEqual(['Two'])
    expect(await titlesOn(`${blog.path}?author=${body.author.id}`)).toEqual(['Two'])
    expect(await titlesOn(`${blog.path}?month=02-2026`)).toEqual(['One'])
  })

  it('goes on by offset, both ways', async () => {
    await publish()
    await world.owner.patch(api(`/pages/${blog.id}`), { settings: { pageSize: 2 } })
    await publish()
    const start = world.clock.now() - 10 * HOUR
    for (let number = 1; number <= 5; number += 1) {
      await made({ title: `Post ${number}`, status: 'public', publishOn: start + number * HOUR })
    }
    const page = async (path: string) =>
      (await read(`${path}${path.includes('?') ? '&' : '?'}format=json`)).body
    const first = await page(blog.path)
    expect(first.items.map(({ title }: { title: string }) => title)).toEqual(['Post 5', 'Post 4'])
    expect(first.pagination).toMatchObject({ nextPage: true, prevPage: false })
    const second = await page(first.pagination.nextPageUrl)
    expect(second.items.map(({ title }: { title: string }) => title)).toEqual(['Post 3', 'Post 2'])
    const back = await page(second.pagination.prevPageUrl)
    expect(back.items.map(({ title }: { title: string }) => title)).toEqual(['Post 5', 'Post 4'])
  })

  it('changes when it is saved, everywhere', async () => {
    await publish()
    const item = await made({ title: 'Tea', status: 'public' })
    expect(await titlesOn(blog.path)).toEqual(['Tea'])
    await world.owner.put(api(`/items/${item.id}`), { title: 'Green tea', status: 'public' })
    await expect.poll(() => titlesOn(blog.path)).toEqual(['Green tea'])
    await world.owner.delete(api(`/items/${item.id}`))
    await expect.poll(() => titlesOn(blog.path)).toEqual([])
  })

  it('loses no post between pages, however many came out in the same millisecond', async () => {
    await world.owner.patch(api(`/pages/${blog.id}`), { settings: { pageSize: 2 } })
    await publish()
    const moment = world.clock.now() - 10 * HOUR
    const moments = [moment + HOUR, moment, moment, moment, moment, moment, moment - 1, moment - 1]
    for (const [index, publishOn] of moments.entries()) {
      await made({ title: `Post ${index}`, status: 'public', publishOn })
    }
    await expect.poll(() => titlesOn(blog.path)).toHaveLength(2)
    const walk = async (start: string, link: 'nextPageUrl' | 'prevPageUrl') => {
      const pages: { titles: string[]; path: string }[] = []
      for (let path: string | undefined = start; path !== undefined; ) {
        const { status, body } = await read(`${path}${path.includes('?') ? '&' : '?'}format=json`)
        expect(status).toBe(200)
        const titles: string[] = body.items.map(({ title }: { title: string }) => title)
        pages.push({ titles, path })
        path = body.pagination[link]
      }
      return pages
    }
    const onwards = await walk(blog.path, 'nextPageUrl')
    const titles = onwards.flatMap((page) => page.titles)
    expect(onwards.map((page) => page.titles.length)).toEqual([2, 2, 2, 2])
    expect(new Set(titles)).toEqual(new Set(moments.map((_, index) => `Post ${index}`)))
    expect([titles[0], titles.length]).toEqual(['Post 0', moments.length])
    const back = await walk(onwards.at(-1)?.path ?? '', 'prevPageUrl')
    expect(back.map((page) => page.titles)).toEqual(onwards.toReversed().map((page) => page.titles))
    // A cursor with a time alone still works: it means items published before it.
    expect(await titlesOn(`${blog.path}?offset=${moment}`)).toHaveLength(2)
    expect((await read(`${blog.path}?offset=${moment}-nothing`)).status).toBe(404)
  })

  it('costs the same number of statements for a list of two as for one of ten', async () => {
    await publish()
    // The first request loads the publication, which is cached from then on.
    await read('/')
    const count = async () => {
      world.queries.length = 0
      await read(`${blog.path}?format=json`)
      // The node may or may not have heard of the publication by now.
      return world.queries.filter((text) => !/from "site"|publication/.test(text)).length
    }
    for (let number = 0; number < 2; number += 1) await made({ title: 'Post', status: 'public' })
    const few = await count()
    for (let number = 0; number < 8; number += 1) await made({ title: 'Post', status: 'public' })
    expect(await count()).toBe(few)
    expect(few).toBeLessThanOrEqual(8)
  })
})

describe('an item and its neighbours', () => {
  it('knows the newer and the older post', async () => {
    await publish()
    const start = world.clock.now() - 10 * HOUR
    for (const number of [1, 2, 3]) {
      await made({ title: `Post ${number}`, status: 'public', publishOn: start + number * HOUR })
    }
    const { body } = await read(`${blog.path}/post-2?format=json`)
    expect(body.item.title).toBe('Post 2')
    expect(body.pagination.prevItem.title).toBe('Post 3')
    expect(body.pagination.nextItem.title).toBe('Post 1')
  })
})

describe('events', () => {
  it('are those to come first, then those that are over', async () => {
    const events = await newPage('events', 'Fairs')
    await publish()
    const now = world.clock.now()
    const event = (title: string, from: number) =>
      made(
        { title, status: 'public', startsAt: now + from * HOUR, endsAt: now + (from + 1) * HOUR },
        events,
      )
    await event('Over', -3)
    await event('Far', 9)
    await event('Soon', 2)
    const { body } = await read(`${events.path}?format=json`)
    const titles = (list: { title: string }[]) => list.map(({ title }) => title)
    expect(titles(body.upcoming)).toEqual(['Soon', 'Far'])
    expect(titles(body.past)).toEqual(['Over'])
    world.clock.advance(4 * HOUR)
    expect(titles((await read(`${events.path}?format=json`)).body.upcoming)).toEqual(['Far'])
  })
})

describe('PUT /s/:siteId/api/collections/:collectionId/order', () => {
  it('arranges what owners arrange', async () => {
    const gallery = await newPage('gallery', 'Pictures')
    await publish()
    const [a, b] = [
      await made({ title: 'A', status: 'public' }, gallery),
      await made({ title: 'B', status: 'public' }, gallery),
    ]
    expect(await titlesOn(gallery.path)).toEqual(['A', 'B'])
    const order = (ids: string[], of = gallery) =>
      world.owner.put(api(`/collections/${of.id}/order`), { itemIds: ids })
    expect((await order([b.id, a.id])).status).toBe(200)
    await expect.poll(() => titlesOn(gallery.path)).toEqual(['B', 'A'])
    expect((await order([a.id])).body.code).toBe('orderStale')
    expect((await order([], blog)).body.code).toBe('notArranged')
  })
})

describe('PUT /s/:siteId/api/items/:itemId/place', () => {
  it('moves one item beside another, keeps the moves of two people at once, and says where it was', async () => {
    const gallery = await newPage('gallery', 'Placed')
    await publish()
    const all = []
    for (const title of ['A', 'B', 'C', 'D', 'E']) {
      all.push(await made({ title, status: 'public' }, gallery))
    }
    const [a, b, c, d, e] = all.map(({ id }) => id) as [string, string, string, string, string]
    const place = (id: string, besideId: string, side: string) =>
      world.owner.put(api(`/items/${id}/place`), { besideId, side })

    expect((await place(d, a, 'before')).body).toEqual({ was: { besideId: c, side: 'behind' } })
    await expect.poll(() => titlesOn(gallery.path)).toEqual(['D', 'A', 'B', 'C', 'E'])
    expect((await place(d, c, 'behind')).body).toEqual({ was: { besideId: a, side: 'before' } })
    await expect.poll(() => titlesOn(gallery.path)).toEqual(['A', 'B', 'C', 'D', 'E'])

    await Promise.all([place(a, b, 'behind'), place(e, d, 'before')])
    await expect.poll(() => titlesOn(gallery.path)).toEqual(['B', 'A', 'C', 'E', 'D'])

    const post = await made({ title: 'By date' }, blog)
    expect((await place(post.id, a, 'before')).body.code).toBe('notArranged')
    expect((await place(a, post.id, 'before')).body.code).toBe('orderStale')
    expect((await place(a, a, 'before')).body.code).toBe('orderStale')
  })

  it('takes as many statements in a collection of two as in one of twelve', async () => {
    const gallery = await newPage('gallery', 'Counted')
    const first = await made({ title: 'One' }, gallery)
    const second = await made({ title: 'Two' }, gallery)
    const statements = async (side: string) => {
      world.queries.length = 0
      await world.owner.put(api(`/items/${first.id}/place`), { besideId: second.id, side })
      return world.queries.length
    }
    const few = await statements('behind')
    for (let n = 0; n < 10; n += 1) await made({ title: `More ${n}` }, gallery)
    expect(await statements('before')).toBe(few)
  })
})
