import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { liveManifest } from './publication-table.ts'
import { bodyWith, createTestContent, SECTION, save, type TestContent } from './test-content.ts'

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

  it('stops where a version would have too many of them', async () => {
    await site.inSite(async ({ id, db }) => {
      const { document_id } = await db
        .selectFrom('block_field')
        .select('document_id')
        .executeTakeFirstOrThrow()
      const rows = Array.from({ length: 499 }, (_, n) => ({
        website_id: id,
        id: `f${n}`,
        document_id,
      }))
      await db.insertInto('block_field').values(rows).execute()
    })
    expect(await create('more')).toMatchObject({ status: 400, body: { code: 'tooManyFields' } })
    expect((await create('f7')).status).toBe(200)
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
