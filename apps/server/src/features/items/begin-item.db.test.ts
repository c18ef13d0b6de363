import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let blogId: string

beforeAll(async () => {
  world = await createTestWorld()
  blogId = await newPage('blog')
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const DAY_MS = 86_400_000

async function newPage(kind: string): Promise<string> {
  const { body } = await world.owner.post(api('/pages'), { title: kind, kind })
  return body.page.id
}

const begin = (pageId = blogId, input: object = {}) =>
  world.owner.post(api(`/collections/${pageId}/items/begin`), input)
const begun = async (pageId = blogId): Promise<string> => (await begin(pageId)).body.itemId
const open = async (itemId: string) => (await world.owner.get(api(`/items/${itemId}/editor`))).body
const titles = async (pageId = blogId): Promise<string[]> => {
  const { body } = await world.owner.get(api(`/collections/${pageId}/items`))
  return body.items.map(({ title }: { title: string }) => title)
}
const rename = (itemId: string, title: string, more: object = {}) =>
  world.owner.put(api(`/items/${itemId}`), { title, ...more })

describe('the author of a begun post', () => {
  it('is the one of the writer’s name, else the only one, and nobody where that is not clear', async () => {
    const authorOf = async () =>
      (await world.owner.get(api(`/items/${await begun()}`))).body.item.authorId
    const author = async (displayName: string) =>
      (
        await world.owner.post(api('/authors'), {
          displayName,
          bio: '',
          avatarId: null,
          websiteUrl: '',
        })
      ).body.author.id
    expect(await authorOf()).toBeNull()
    const first = await author('Ada Guest')
    expect(await authorOf()).toBe(first)
    await author('Bo Guest')
    expect(await authorOf()).toBeNull()
    const own = await author('Olive Owner')
    expect(await authorOf()).toBe(own)
  })
})

describe('POST /s/:siteId/api/collections/:collectionId/items/begin', () => {
  it('opens a page with a title and a text, which is in no list', async () => {
    const itemId = await begun()
    const { item, documents, canvasUrl } = await open(itemId)
    expect(item).toMatchObject({ title: 'Untitled', status: 'draft' })
    const [{ document }] = documents
    const [section] = Object.values<{ blocks: object }>(document.sections)
    expect(Object.values(section?.blocks ?? {})).toMatchObject([{ type: 2 }])
    expect(await titles()).toEqual([])
    const host = world.site.host.replace('.', '--canvas.')
    const canvas = await world.visitor({ ...world.site, host }).get(`/${new URL(canvasUrl).search}`)
    expect(canvas.text).toMatch(/data-content-field="title">Untitled</)
  })

  it('keeps it with the first title, and its address follows the title until it is out', async () => {
    const itemId = await begun()
    await rename(itemId, 'Low')
    expect(await titles()).toContain('Low')
    const { body: renamed } = await rename(itemId, 'Low tide', { urlId: 'low' })
    expect(renamed.item.urlId).toBe('low-tide')
    const { body: published } = await world.owner.post(api(`/items/${itemId}/publish`), {})
    expect(published.item.urlId).toBe('low-tide')
    expect((await rename(itemId, 'High tide', { status: 'public' })).body.item.urlId).toBe(
      'low-tide',
    )
  })

  it('keeps an address that was chosen', async () => {
    const itemId = await begun()
    await rename(itemId, 'Rope', { urlId: 'ropes' })
    expect((await rename(itemId, 'Ropes and glass', { urlId: 'ropes' })).body.item.urlId).toBe(
      'ropes',
    )
  })

  it('keeps it with the first words of its text', async () => {
    const itemId = await begun()
    const [{ id, revision, document }] = (await open(itemId)).documents
    const [sectionId] = document.sectionOrder
    const saved = await world.owner.post(api(`/documents/${id}/operations`), {
      baseRevision: revision,
      batchId: 'first-words',
      operations: [
        { kind: 'setSection', sectionId, settings: { theme: 'dark', height: 'small', anchor: '' } },
      ],
    })
    expect(saved.status, saved.text).toBe(200)
    expect(await titles()).toContain('Untitled')
    expect((await rename(itemId, 'Found late')).body.item.urlId).toBe('found-late')
  })

  it('can be published at once, at an address made of its title', async () => {
    const { body } = await world.owner.post(api(`/items/${await begun()}/publish`), {})
    expect(body.item.urlId).toMatch(/^untitled/)
  })

  it('gives an event a time to be changed', async () => {
    const itemId = await begun(await newPage('events'))
    const { item } = await open(itemId)
    expect(item.startsAt - world.clock.now()).toBeGreaterThanOrEqual(DAY_MS)
    expect((await rename(itemId, 'Fair', { startsAt: item.startsAt })).status).toBe(200)
  })

  it('is for what has a text of its own', async () => {
    expect((await begin(await newPage('gallery'))).body.code).toBe('noBody')
  })

  it('leaves nothing of what was begun a week ago and never written in', async () => {
    const itemId = await begun()
    await world.app.database.inSite(world.site.id, ({ db }) =>
      db
        .updateTable('item')
        .set({ begun_at: new Date(world.clock.now() - 8 * DAY_MS) })
        .where('id', '=', itemId)
        .execute(),
    )
    await begun()
    expect((await world.owner.get(api(`/items/${itemId}/editor`))).status).toBe(404)
  })
})
