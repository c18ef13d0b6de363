import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bodyWith, createTestContent, openBody, save, type TestContent } from './test-content.ts'

let world: TestWorld
let site: TestContent

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  site = await createTestContent(world)
})
afterAll(() => world.close())

const PATH = '/site-header-footer'
const IDS = { section: 'c'.repeat(24), block: 'd'.repeat(24) }
const header = { title: 'Clay', announcement: 'Sale', buttonLabel: 'Shop', buttonUrl: '/shop' }
const document = bodyWith('Write to us', IDS)

describe('header and footer of a site', () => {
  it('fact 7.owner.02: are read together', async () => {
    const { status, body } = await site.get(PATH)
    expect(status).toBe(200)
    expect(body).toEqual({
      header: expect.objectContaining({ title: expect.any(String) }),
      footer: { documentId: expect.any(String), document: expect.any(Object) },
    })
  })

  it('fact 7.owner.03: the header is saved', async () => {
    expect((await site.put(PATH, { header })).status).toBe(200)
    expect((await site.get(PATH)).body.header).toEqual(header)
  })

  it('fact 7.owner.04: the footer is saved, or refused', async () => {
    expect((await site.put(PATH, { footer: { document } })).status).toBe(200)
    expect((await site.get(PATH)).body.footer.document).toEqual(document)
    const other = bodyWith('Do not write to us', IDS)
    expect((await site.put(PATH, { header, foot: { document: other } })).status).toBe(400)
    expect((await site.put(PATH, { footer: { document: other, more: 1 } })).status).toBe(400)
    expect((await site.get(PATH)).body.footer.document).toEqual(document)
  })

  it('fact 3.header-footer.01: the header can be saved alone', async () => {
    const { body: before } = await site.get(PATH)
    const saved = await site.put(PATH, { header })
    expect(saved).toMatchObject({ status: 200, body: { header, footer: before.footer } })
    expect((await site.get(PATH)).body).toEqual(saved.body)
  })

  it('fact 3.header-footer.02: the footer can be saved alone, and what was read can be sent back', async () => {
    const { body: before } = await site.get(PATH)
    const { documentId } = before.footer
    const saved = await site.put(PATH, { footer: { document } })
    expect(saved.body).toEqual({ header: before.header, footer: { documentId, document } })
    expect((await site.get(PATH)).body).toEqual(saved.body)
    expect((await site.put(PATH, saved.body)).body).toEqual(saved.body)
    expect((await site.put(PATH, before)).body).toEqual(before)
  })

  it.each([
    ['6.owners.01', 'header', { header }],
    ['6.owners.02', 'footer', { footer: { document } }],
  ] as const)('fact %s: an owner saves the %s', async (_id, part, input) => {
    expect((await site.put(PATH, input)).status).toBe(200)
    expect((await site.get(PATH)).body[part]).toMatchObject(input[part as keyof typeof input])
  })

  it.each([
    ['1.owners.07', { header: { ...header, announcement: 'Two for one' } }, 'Two for one'],
    ['1.owners.08', { footer: { document } }, 'Write to us'],
  ])('fact %s: what an owner made of them is what visitors see: %j', async (_id, input, words) => {
    const host = `${site.identifier}.${world.app.config.sitesDomain}`
    const visitor = world.visitor({ id: site.siteId, identifier: site.identifier, host })
    await site.put(PATH, input)
    await site.post('/publish')
    await expect.poll(async () => (await visitor.get('/')).text).toContain(words)
  })

  it('are shown to visitors once they are published, and not before', async () => {
    const host = `${site.identifier}.${world.app.config.sitesDomain}`
    const visitor = world.visitor({ id: site.siteId, identifier: site.identifier, host })
    const home = async () => (await visitor.get('/')).text
    await site.post('/publish')
    await expect.poll(home).toContain('<footer')
    await site.put(PATH, { header, footer: { document } })
    expect(await home()).not.toContain('Write to us')
    await site.post('/publish')
    await expect.poll(home).toMatch(/Clay.*Write to us/s)
  })

  it('are heard of by an editor that has the footer open', async () => {
    const { footer } = (await site.get(PATH)).body
    const [sectionId] = footer.document.sectionOrder
    const { body: editor } = await site.get(`/pages/${site.pages.store}/editor`)
    await site.put(PATH, { footer: { document } })
    const remove = { kind: 'removeSection', sectionId }
    expect(await save(site, footer.documentId, editor.documents[0].revision, remove)).toMatchObject(
      { status: 409, body: { code: 'conflict' } },
    )
  })

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', ' /shop', 'shop'])(
    'do not link to %j',
    async (buttonUrl) => {
      const answer = await site.put(PATH, { header: { ...header, buttonUrl } })
      expect(answer).toMatchObject({ status: 400, body: { code: 'badLink' } })
    },
  )

  it('refuse a document that is not the footer’s, by name, like one of another site', async () => {
    const { id: aboutId } = await openBody(site, site.pages.about)
    for (const documentId of [aboutId, 'f'.repeat(24)]) {
      expect(await site.put(PATH, { header, footer: { documentId, document } })).toMatchObject({
        status: 404,
        body: { code: 'notTheFooter', errors: { 'footer.documentId': expect.any(String) } },
      })
    }
    expect((await site.get(PATH)).body.header).not.toEqual(header)
  })

  it.each([
    ['nothing', {}],
    ['a footer without its document', { footer: {} }],
    ['what nobody reads', { header, foot: { document } }],
    ['a block of no kind', { footer: { document: changed('"type":53', '"type":999') } }],
    ['a link to a script', { footer: { document: changed('"/about"', '"javascript:alert(1)"') } }],
  ])('refuse %s, and keep what was', async (_what, body) => {
    const { body: before } = await site.get(PATH)
    expect((await site.put(PATH, body)).status).toBe(400)
    expect((await site.get(PATH)).body).toEqual(before)
  })
})

function changed(text: string, other: string): object {
  return JSON.parse(JSON.stringify(document).replace(text, other))
}
