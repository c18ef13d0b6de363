/** Fields of the theme around an item, which are a part of the site, while the item goes live by its own state. */

import { newId } from '@sitewright/core/id'
import { textDocument } from '@sitewright/page/test-page'
import { makeTarGz } from '@sitewright/testing/test-archives'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const THEME = {
  'template.conf': '{"name":"Places","layouts":{"default":{"name":"Default","regions":["site"]}}}',
  'site.region':
    '{squarespace-headers}{squarespace.main-content}<squarespace:block-field id="aside" label="Aside" />{squarespace-footers}',
  'collections/blog.list': '{.repeated section items}<p>{title}</p>{.end}',
  'collections/blog.item':
    '<h1>{item.title}</h1><squarespace:block-field id="{item.id}_intro" label="Intro" />{item.body}',
}
const HOUR = 3_600_000

let world: TestWorld
let blog: { id: string; path: string }
let post: { id: string; urlId: string }
let other: { id: string; urlId: string }
let written = 0

const api = (path: string) => `/s/${world.site.id}/api${path}`
const make = async (input: object) =>
  (await world.owner.post(api(`/collections/${blog.id}/items`), input)).body.item

beforeAll(async () => {
  world = await createTestWorld()
  const { body } = await world.owner.post(api('/themes'), makeTarGz(THEME))
  const look = { theme: body.version.key, tweaks: {}, css: '' }
  expect(await world.owner.put(api('/style'), look)).toMatchObject({ status: 200 })
})
beforeEach(async () => {
  blog = (await world.owner.post(api('/pages'), { title: 'Notes', kind: 'blog' })).body.page
  await world.owner.post(api('/publish'), {})
  post = await make({ title: 'Tea' })
  other = await make({ title: 'Coffee', status: 'public' })
})
afterAll(() => world.close())

/** Adds one paragraph to a field, and gives its text. */
async function fill(field: string): Promise<string> {
  const { body } = await world.owner.post(api('/block-fields'), { field })
  const { documents } = (await world.owner.get(api(`/items/${post.id}/editor`))).body
  const { revision } = documents.find(({ id }: { id: string }) => id === body.documentId)
  const text = `Paragraph ${++written}`
  const { sections, sectionOrder } = textDocument(text)
  let section = JSON.stringify(sections[sectionOrder[0] ?? ''])
  const own = new Map<string, string>()
  section = section.replace(/"[\da-f]{24}"/g, (id) => {
    const known = own.get(id) ?? `"${newId()}"`
    own.set(id, known)
    return known
  })
  const saved = await world.owner.post(api(`/documents/${body.documentId}/operations`), {
    batchId: newId(),
    baseRevision: revision,
    operations: [{ kind: 'insertSection', section: JSON.parse(section), index: 0 }],
  })
  expect(saved).toMatchObject({ status: 200 })
  return text
}

const intro = () => fill(`${post.id}_intro`)
const publishPost = (input: object = {}) =>
  world.owner.post(api(`/items/${post.id}/publish`), input)
/** Does what the dialog does where the fields are ticked. */
const publishFields = () => world.owner.post(api('/publish'), { keys: ['fields'] })
const read = (item = post) => world.visitor().get(`${blog.path}/${item.urlId}`)
const text = async (item = post) => (await read(item)).text

describe('publishing an item without the fields of the theme', () => {
  it('leaves what is in them a draft, and visitors with what they had', async () => {
    const first = await intro()
    await publishPost()
    await publishFields()
    await expect.poll(text).toContain(first)

    const second = await intro()
    const aside = await fill('aside')
    await world.owner.put(api(`/items/${post.id}`), { title: 'Green tea', status: 'public' })
    await publishPost()
    await expect.poll(text).toContain('Green tea')
    const shown = await text()
    expect(shown).toContain(first)
    expect(shown).not.toContain(second)
    expect(shown).not.toContain(aside)
    const { changes } = (await world.owner.get(api('/changes'))).body
    expect(changes.map(({ key }: { key: string }) => key)).toEqual(['fields'])

    await publishFields()
    await expect.poll(text).toContain(second)
    expect(await text()).toContain(aside)
  })
})

describe('publishing an item from a later date on', () => {
  const later = () => ({ publishOn: world.clock.now() + HOUR })

  it('with the fields shows its own with it, and those of every page at once', async () => {
    const own = await intro()
    const aside = await fill('aside')
    const wish = later()
    expect((await publishPost(wish)).body.item.status).toBe('scheduled')
    await publishFields()
    await expect.poll(() => text(other)).toContain(aside)
    expect((await read()).status).toBe(404)
    for (const path of [blog.path, `${blog.path}/${other.urlId}`, `${blog.path}?format=json`]) {
      expect((await world.visitor().get(path)).text).not.toContain(own)
    }
    world.clock.advance(HOUR)
    await expect.poll(async () => (await read()).status).toBe(200)
    expect(await text()).toContain(own)
  })

  it('without them begins without what was put there, until they are published', async () => {
    const own = await intro()
    await publishPost(later())
    world.clock.advance(HOUR)
    await expect.poll(async () => (await read()).status).toBe(200)
    expect(await text()).not.toContain(own)
    await publishFields()
    await expect.poll(text).toContain(own)
  })
})

describe('removing an item', () => {
  it('takes its field out of what is published next, and is no change of the theme’s fields', async () => {
    await intro()
    await publishPost()
    await publishFields()
    await world.owner.delete(api(`/items/${post.id}`))
    expect((await world.owner.get(api('/changes'))).body.changes).toEqual([])
    const begun = await world.owner.post(api('/block-fields'), { field: `${post.id}_intro` })
    expect(begun).toMatchObject({ status: 404, body: { code: 'documentMissing' } })
  })
})
