import { newId } from '@sitewright/core/id'
import { textDocument } from '@sitewright/page/test-page'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let world: TestWorld
let blog: { id: string; path: string }
let post: { id: string; urlId: string }

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  const { body } = await world.owner.post(api('/pages'), { title: 'Notes', kind: 'blog' })
  blog = body.page
  await world.owner.post(api('/publish'), {})
  const made = await world.owner.post(api(`/collections/${blog.id}/items`), { title: 'Tea' })
  post = made.body.item
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const open = async (itemId = post.id) =>
  (await world.owner.get(api(`/items/${itemId}/editor`))).body
const canvas = () =>
  world.visitor({ ...world.site, host: world.site.host.replace('.', '--canvas.') })

async function openCanvas(change: (query: URLSearchParams) => void = () => {}) {
  const url = new URL((await open()).canvasUrl)
  change(url.searchParams)
  return canvas().get(`/?${url.searchParams}`)
}

/** Writes into the draft of the post's body. */
async function write(text: string) {
  const { documents } = await open()
  const { id, revision } = documents[0]
  const body = textDocument(text)
  const [sectionId = ''] = body.sectionOrder
  const section = { ...body.sections[sectionId], id: newId() }
  const saved = await world.owner.post(api(`/documents/${id}/operations`), {
    batchId: newId(),
    baseRevision: revision,
    operations: [{ kind: 'insertSection', section: withNewIds(section), index: 0 }],
  })
  expect(saved).toMatchObject({ status: 200 })
}

/** Block with an id of its own, since ids are unique over the document. */
function withNewIds(section: object): unknown {
  const { blocks, ...rest } = JSON.parse(JSON.stringify(section))
  const text = JSON.stringify({ ...rest, blocks })
  return JSON.parse(Object.keys(blocks).reduce((now, id) => now.replaceAll(id, newId()), text))
}

const read = () => world.visitor().get(`${blog.path}/${post.urlId}`)
const publish = () => world.owner.post(api(`/items/${post.id}/publish`), {})

describe('the editor of an item', () => {
  it('opens with the body and the footer, on the collection’s page', async () => {
    const opened = await open()
    expect(opened.page.id).toBe(blog.id)
    expect(opened.item).toMatchObject({ id: post.id, status: 'draft' })
    expect(opened.documents.map(({ part }: { part: string }) => part)).toEqual(['item', 'field'])
  })

  it('opens with what is around an item that has a page and no body', async () => {
    const { body } = await world.owner.post(api('/pages'), { title: 'Pictures', kind: 'gallery' })
    const made = await world.owner.post(api(`/collections/${body.page.id}/items`), { title: 'A' })
    const answer = await world.owner.get(api(`/items/${made.body.item.id}/editor`))
    expect(answer.status).toBe(200)
    expect(answer.body.documents.map(({ field }: { field: string }) => field)).toEqual(['footer'])
  })

  it('shows a draft on its real page, with a place for its first section', async () => {
    const { status, text } = await openCanvas()
    expect(status).toBe(200)
    expect(text).toContain('Tea')
    const { documents } = await open()
    expect(text).toContain(`data-document-id="${documents[0].id}"`)
    expect((await read()).status).toBe(404)
  })

  it('shows it where its page is switched off, too', async () => {
    await world.owner.patch(api(`/pages/${blog.id}`), { settings: { isEnabled: false } })
    expect((await openCanvas()).text).toContain('Tea')
  })

  it.each<[string, (query: URLSearchParams) => void]>([
    ['the item left out', (query) => query.delete('item')],
    ['another item', (query) => query.set('item', 'f'.repeat(24))],
  ])('opens nothing with %s', async (_what, change) => {
    expect((await openCanvas(change)).status).toBe(403)
  })
})

describe('edits of an item’s body', () => {
  it('reach visitors when the item is published, and never before', async () => {
    await write('First thought')
    expect((await openCanvas()).text).toContain('First thought')
    expect((await read()).status).toBe(404)

    expect((await publish()).status).toBe(200)
    expect((await read()).text).toContain('First thought')

    await write('Second thought')
    const { item } = await open()
    expect(item.hasUnpublishedChanges).toBe(true)
    expect((await openCanvas()).text).toContain('Second thought')
    await world.owner.put(api(`/items/${post.id}`), { title: 'Green tea', status: 'public' })
    await expect.poll(async () => (await read()).text).toContain('Green tea')
    expect((await read()).text).not.toContain('Second thought')
    // Publishing the site publishes its pages, not its items.
    await world.owner.post(api('/publish'), {})
    expect((await read()).text).not.toContain('Second thought')

    expect((await publish()).body.item.hasUnpublishedChanges).toBe(false)
    await expect.poll(async () => (await read()).text).toContain('Second thought')
  })

  it('go live with a draft that is made public in its form', async () => {
    await write('All of it')
    await world.owner.put(api(`/items/${post.id}`), { title: 'Tea', status: 'public' })
    expect((await read()).text).toContain('All of it')
  })
})

describe('GET /s/:siteId/api/template-pages', () => {
  it('leaves out what the platform shows by itself', async () => {
    const { status, body } = await world.owner.get(api('/template-pages'))
    expect(status).toBe(200)
    expect(body.names).toEqual(expect.any(Array))
    expect(body.names).not.toContain('not-found')
    expect(body.layouts.length).toBeGreaterThan(0)
  })
})
