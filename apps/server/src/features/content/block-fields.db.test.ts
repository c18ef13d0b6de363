import { EMPTY_DOCUMENT } from '@sitewright/core/document/page-document'
import { newId } from '@sitewright/core/id'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertDocuments } from './document-table.ts'
import { insertFields } from './draft-table.ts'
import { liveManifest } from './publication-table.ts'
import {
  bodyWith,
  createTestContent,
  PAGE_IDS,
  SECTION,
  save,
  setLabel,
  type TestContent,
} from './test-content.ts'

let world: TestWorld
let site: TestContent

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  site = await createTestContent(world)
})
afterAll(() => world.close())

const create = (field: string) => site.post('/block-fields', { field })
const fill = (documentId: string, label: string) =>
  save(site, documentId, 1, {
    kind: 'insertSection',
    section: bodyWith(label).sections[SECTION],
    index: 0,
  })
/** Adds fields as if someone had begun each of them on a post of its own; gives their keys. */
const addFields = (count: number) =>
  addNamed(Array.from({ length: count }, () => `item-${newId()}_intro`))
const addNamed = (keys: readonly string[]) =>
  site.inSite(async (tx) => {
    const fields = keys.map((key) => ({ key, id: newId() }))
    await insertDocuments(
      tx,
      fields.map(({ id }) => ({ id, kind: 'field', body: EMPTY_DOCUMENT })),
    )
    await insertFields(
      tx,
      fields.map(({ key, id }) => [key, id]),
    )
    return keys
  })
const openFields = async (pageId: string): Promise<(string | null)[]> => {
  const { body } = await site.get(`/pages/${pageId}/editor`)
  return body.documents.map(({ field }: { field: string | null }) => field)
}
const publish = async (keys?: string[]) => (await site.post('/publish', keys ? { keys } : {})).body
const liveFields = async () => Object.keys((await site.inSite(liveManifest))?.manifest.fields ?? {})

describe('POST /s/:siteId/api/block-fields', () => {
  it('gives a field of the theme a document, and the same one again', async () => {
    const { status, body } = await create('sidebar')
    expect(status).toBe(200)
    expect((await create('sidebar')).body).toEqual(body)
    expect(await fill(body.documentId, 'Aside')).toMatchObject({ status: 200 })
    const opened = (await site.get(`/pages/${site.pages.home}/editor`)).body.documents
    expect(opened.map(({ part, field }: Record<string, string>) => [part, field])).toEqual([
      ['page', null],
      ['field', 'footer'],
      ['field', 'sidebar'],
    ])
    expect(JSON.stringify(opened[2])).toContain('Aside')
  })

  it('belongs to the page or item that it names, and otherwise to every page', async () => {
    const { home, about } = site.pages
    await create(`collection-${about}_intro`)
    await create('sidebar')
    expect(await openFields(home)).toEqual([null, 'footer', 'sidebar'])
    expect((await openFields(about)).sort()).toEqual(
      [null, 'footer', `collection-${about}_intro`, 'sidebar'].sort(),
    )
  })

  it.each(['', 'a'.repeat(101), 'x<y', '"'])('refuses the name %j', async (field) => {
    expect(await create(field)).toMatchObject({ status: 400, body: { errors: { field: /./ } } })
  })

  it('goes on in a blog of which 600 posts have a field of their own', async () => {
    await addFields(600)
    const { status, body } = await create(`item-${newId()}_intro`)
    expect(status).toBe(200)
    expect(await fill(body.documentId, 'Intro')).toMatchObject({ status: 200 })
    await publish()
    expect(await liveFields()).toHaveLength(602)
  })

  it('stops where one post has too many of its own, and at too many of all pages', async () => {
    const post = newId()
    const fields = Array.from({ length: 100 }, (_, n) => `${post}_${n}`)
    await addNamed([...fields, ...Array.from({ length: 99 }, (_, n) => `aside${n}`)])
    for (const field of [`${post}_more`, 'more']) {
      expect(await create(field)).toMatchObject({
        status: 400,
        body: { code: 'tooManyFieldsHere', message: expect.stringContaining('at most 100') },
      })
    }
    expect((await create(`${newId()}_more`)).status).toBe(200)
    expect((await create('aside7')).status).toBe(200)
  })

  it('says in its own words that one holds too much, and keeps what is in it', async () => {
    const { documentId } = (await create('sidebar')).body
    const one = (label: string) => {
      const section = newId()
      const { sections } = bodyWith(label, { section, block: newId() })
      return { kind: 'insertSection', section: sections[section], index: 0 }
    }
    const many = Array.from({ length: 201 }, () => one('Aside'))
    expect(await save(site, documentId, 1, ...many)).toMatchObject({
      status: 400,
      body: { message: 'A place of the theme holds at most 200 sections.' },
    })
    expect((await save(site, documentId, 1, one('Kept'))).status).toBe(200)
    const code = () => {
      const { section, ...operation } = one('')
      const id = newId()
      const props = { language: 'text', source: 'x'.repeat(300_000), showSource: true }
      const blocks = { [id]: { id, type: 23, version: 1, props } }
      const desktop = { [id]: { x: 0, y: 0, w: 6, h: 2, z: 1 } }
      return { ...operation, section: { ...section, blocks, desktop } }
    }
    expect((await save(site, documentId, 2, code())).status).toBe(200)
    expect(await save(site, documentId, 3, code())).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('This place has grown too large.') },
    })
    const opened = (await site.get(`/pages/${site.pages.home}/editor`)).body.documents
    expect(JSON.stringify(opened)).toContain('Kept')
  })

  it('stops where a version would have too many of them', async () => {
    const [field] = await addFields(9_999)
    expect(await create('more')).toMatchObject({
      status: 400,
      body: {
        code: 'tooManyFields',
        message: expect.stringContaining('at most 10,000'),
      },
    })
    expect((await create(field ?? '')).status).toBe(200)
  })
})

describe('fields', () => {
  it('are published as a part of the site, apart from the footer', async () => {
    await publish()
    const { documentId } = (await create('sidebar')).body
    await fill(documentId, 'Aside')
    expect((await site.get('/changes')).body.changes).toEqual([
      { key: 'fields', title: 'Blocks in the theme', kind: 'changed', isSiteWide: true },
    ])
    expect(await liveFields()).toEqual(['footer'])
    const { publication } = await publish(['fields'])
    expect(publication.note).toBe('Published blocks in the theme')
    expect((await liveFields()).sort()).toEqual(['footer', 'sidebar'])
  })

  it('go and come back with versions', async () => {
    const first = await publish()
    const { documentId } = (await create('sidebar')).body
    await fill(documentId, 'Aside')
    const second = await publish()
    await site.post(`/publications/${first.publication.id}/restore`)
    expect(await liveFields()).toEqual(['footer'])
    expect(await openFields(site.pages.home)).toEqual([null, 'footer'])
    expect(await fill(documentId, 'Late')).toMatchObject({ status: 404 })

    await site.post(`/publications/${second.publication.id}/restore`)
    expect((await liveFields()).sort()).toEqual(['footer', 'sidebar'])
    const { body } = await site.get(`/pages/${site.pages.home}/editor`)
    expect(JSON.stringify(body.documents)).toContain('Aside')
    expect((await site.get('/changes')).body.changes).toEqual([])
  })
})

describe('fields of a page that is removed', () => {
  const { about } = PAGE_IDS
  const intro = `collection-${about}_intro`
  let documentId: string

  beforeEach(async () => {
    documentId = (await create(intro)).body.documentId
    await fill(documentId, 'Intro')
  })

  it('go with it, and are no change of their own', async () => {
    await publish()
    await site.delete(`/pages/${about}`)
    const { changes } = (await site.get('/changes')).body
    expect(changes.map(({ key }: { key: string }) => key)).toEqual([about, 'navigation'])
    await publish()
    expect(await liveFields()).toEqual(['footer'])
    expect((await site.get('/changes')).body.changes).toEqual([])
    expect(await create(intro)).toMatchObject({ status: 404 })
    expect(await save(site, documentId, 2, setLabel('Late'))).toMatchObject({ status: 404 })
  })

  it('stay live for as long as it is, whatever else is published', async () => {
    await publish()
    await site.delete(`/pages/${about}`)
    await fill((await create('sidebar')).body.documentId, 'Aside')
    await publish(['fields'])
    expect((await liveFields()).sort()).toEqual([intro, 'footer', 'sidebar'])
    await publish([about, 'navigation'])
    expect((await liveFields()).sort()).toEqual(['footer', 'sidebar'])
    expect((await site.get('/changes')).body.changes).toEqual([])
  })

  it('come back with it, and with what stood in them', async () => {
    const { publication } = await publish()
    await site.delete(`/pages/${about}`)
    await publish()
    await site.post(`/publications/${publication.id}/restore`)
    expect((await liveFields()).sort()).toEqual([intro, 'footer'])
    const { body } = await site.get(`/pages/${about}/editor`)
    expect(JSON.stringify(body.documents)).toContain('Intro')
    expect((await save(site, documentId, 2, setLabel('Again'))).status).toBe(200)
  })

  it('are not counted', async () => {
    await addFields(9_998)
    expect((await create('more')).status).toBe(400)
    await site.delete(`/pages/${about}`)
    expect((await create('more')).status).toBe(200)
  })
})

describe('a site of very many fields', () => {
  it('is published in as many statements as one of few', async () => {
    const statements = async () => {
      await site.get('/changes')
      const before = world.queries.length
      await publish()
      return world.queries.length - before
    }
    await publish()
    await create(`item-${newId()}_intro`)
    const few = await statements()
    await addFields(3_000)
    expect(await statements()).toBe(few)
    expect(await liveFields()).toHaveLength(3_002)
  })
})
