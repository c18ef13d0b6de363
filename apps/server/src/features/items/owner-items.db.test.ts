import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let world: TestWorld
let blog: { id: string; path: string }

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  const { body } = await world.owner.post(api('/pages'), { title: 'Notes', kind: 'blog' })
  blog = body.page
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const HOUR = 3_600_000

const made = async (input: object) =>
  (await world.owner.post(api(`/collections/${blog.id}/items`), input)).body.item
const titles = async (query: string) =>
  (await world.owner.get(api(`/collections/${blog.id}/items${query}`))).body.items.map(
    ({ title }: { title: string }) => title,
  )

describe('GET /s/:siteId/api/collections/:collectionId/items', () => {
  it('counts a scheduled item whose date has come as public', async () => {
    const publishOn = world.clock.now() + HOUR
    await made({ title: 'Later', status: 'scheduled', publishOn })
    await made({ title: 'Idea' })
    expect(await titles('?status=scheduled')).toEqual(['Later'])
    expect(await titles('?status=public')).toEqual([])
    world.clock.advance(HOUR)
    expect(await titles('?status=scheduled')).toEqual([])
    expect(await titles('?status=public')).toEqual(['Later'])
    expect(await titles('?status=draft')).toEqual(['Idea'])
  })

  it('asks the same number of statements for one item as for five', async () => {
    const count = async () => {
      world.queries.length = 0
      await titles('')
      return world.queries.length
    }
    await made({ title: 'One' })
    const few = await count()
    for (const title of ['Two', 'Three', 'Four', 'Five']) await made({ title })
    expect(await count()).toBe(few)
  })
})

describe('media types', () => {
  const collection = async (kind: string) =>
    (await world.owner.post(api('/pages'), { title: kind, kind })).body.page.id
  const picture = async (background: string) => {
    const create = { width: 8, height: 8, channels: 3, background } as const
    const bytes = await sharp({ create }).png().toBuffer()
    return (await world.owner.post(api('/assets?filename=a.png'), bytes)).body.asset.id
  }
  const types = async (id: string) =>
    (await world.owner.get(api(`/collections/${id}/items`))).body.items.map(
      ({ title, mediaType }: { title: string; mediaType: string | null }) => [title, mediaType],
    )

  it('tell owners of a gallery what is missing and what is there twice', async () => {
    const id = await collection('gallery')
    const [red, blue] = [await picture('red'), await picture('blue')]
    const add = (input: object) => world.owner.post(api(`/collections/${id}/items`), input)
    await add({ title: 'Empty' })
    await add({ title: 'Red', imageId: red })
    await add({ title: 'Blue', imageId: blue })
    await add({ title: 'Red again', imageId: red })
    await add({ title: 'Film', recordType: 8, content: { videoUrl: 'https://vimeo.com/1' } })
    expect(await types(id)).toEqual([
      ['Empty', 'imageEmpty'],
      ['Red', 'imageReused'],
      ['Blue', 'imageFile'],
      ['Red again', 'imageReused'],
      ['Film', 'video'],
    ])
  })

  it('tell owners of an album which sound is there twice', async () => {
    const id = await collection('album')
    for (const [title, audioUrl] of [
      ['One', '/s/a.mp3'],
      ['Two', '/s/b.mp3'],
      ['Three', '/s/a.mp3'],
      ['Four', ''],
    ]) {
      await world.owner.post(api(`/collections/${id}/items`), { title, content: { audioUrl } })
    }
    expect(await types(id)).toEqual([
      ['One', 'assetReused'],
      ['Two', null],
      ['Three', 'assetReused'],
      ['Four', null],
    ])
  })
})

describe('GET /s/:siteId/api/collections/:collectionId/terms', () => {
  it('gives what is used most first, each once however it is written', async () => {
    await made({ title: 'One', tags: ['Sea', 'light'], categories: ['Travel'] })
    await made({ title: 'Two', tags: ['sea'] })
    const { body } = await world.owner.get(api(`/collections/${blog.id}/terms`))
    expect(body.tags.map((tag: string) => tag.toLowerCase())).toEqual(['sea', 'light'])
    expect(body.categories).toEqual(['Travel'])
  })
})

describe('POST /s/:siteId/api/items/:itemId/duplicate', () => {
  it('makes a draft of what is public, at an address of its own', async () => {
    const model = await made({ title: 'Tea', status: 'public', tags: ['slow'], starred: true })
    const { status, body } = await world.owner.post(api(`/items/${model.id}/duplicate`), {})
    expect(status).toBe(200)
    expect(body.item).toMatchObject({
      title: 'Tea (Copy)',
      urlId: 'tea-copy',
      status: 'draft',
      tags: ['slow'],
      starred: true,
    })
    expect(body.item.documentId).not.toBe(model.documentId)
  })

  it('keeps within the longest title', async () => {
    const model = await made({ title: 'x'.repeat(200) })
    const { body } = await world.owner.post(api(`/items/${model.id}/duplicate`), {})
    expect(body.item.title).toHaveLength(200)
    expect(body.item.title).toMatch(/ \(Copy\)$/)
  })
})

describe('POST /s/:siteId/api/items/:itemId/publish', () => {
  const publish = async (id: string, input: object = {}) =>
    (await world.owner.post(api(`/items/${id}/publish`), input)).body.item

  it('makes a draft public now', async () => {
    const draft = await made({ title: 'Tea', publishOn: world.clock.now() - 5 * HOUR })
    const before = world.clock.now()
    const item = await publish(draft.id)
    expect(item).toMatchObject({ status: 'public', hasUnpublishedChanges: false })
    expect(item.publishOn).toBeGreaterThanOrEqual(before)
  })

  it('schedules what is to come', async () => {
    const draft = await made({ title: 'Tea' })
    const publishOn = world.clock.now() + HOUR
    expect(await publish(draft.id, { publishOn })).toMatchObject({ status: 'scheduled', publishOn })
  })

  it('publishes now what was to come', async () => {
    const publishOn = world.clock.now() + HOUR
    const item = await made({ title: 'Tea', status: 'scheduled', publishOn })
    expect(await publish(item.id)).toMatchObject({ status: 'scheduled', publishOn })
    expect(await publish(item.id, { publishOn: 'now' })).toMatchObject({ status: 'public' })
  })

  it.each(['public', 'private'])('keeps what is %s so, with its date', async (status) => {
    const publishOn = world.clock.now() - HOUR
    const item = await made({ title: 'Tea', status, publishOn })
    expect(await publish(item.id)).toMatchObject({ status, publishOn })
  })
})

describe('PUT /s/:siteId/api/items/:itemId', () => {
  it('dates what goes live at that moment, and leaves the date of what is', async () => {
    const draft = await made({ title: 'Tea', publishOn: world.clock.now() - 5 * HOUR })
    const before = world.clock.now()
    const put = (input: object) => world.owner.put(api(`/items/${draft.id}`), input)
    const { publishOn } = (await put({ title: 'Tea', status: 'public' })).body.item
    expect(publishOn).toBeGreaterThanOrEqual(before)
    world.clock.advance(HOUR)
    const again = await put({ title: 'Green tea', status: 'public' })
    expect(again.body.item.publishOn).toBe(publishOn)
  })

  it('publishes at once what was to come, unless a date is said', async () => {
    const publishOn = world.clock.now() + HOUR
    const item = await made({ title: 'Later', status: 'scheduled', publishOn })
    const put = async (input: object) =>
      (await world.owner.put(api(`/items/${item.id}`), { title: 'Later', ...input })).body.item
    expect(await put({ status: 'public', publishOn })).toMatchObject({ status: 'scheduled' })
    expect(await put({ status: 'public' })).toMatchObject({ status: 'public' })
  })

  it('refuses what someone else has changed meanwhile', async () => {
    const item = await made({ title: 'Tea' })
    await world.owner.put(api(`/items/${item.id}`), { title: 'Coffee', seenAt: item.updatedAt })
    const late = { title: 'Cocoa', seenAt: item.updatedAt }
    expect(await world.owner.put(api(`/items/${item.id}`), late)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
  })
})
