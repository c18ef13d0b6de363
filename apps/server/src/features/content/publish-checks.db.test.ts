import { blockOfType } from '@sitewright/blocks/registry'
import { DEFAULT_SECTION_SETTINGS } from '@sitewright/core/document/page-document'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  await world.owner.post(api('/publish'), {})
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const checked = async () => (await world.owner.get(api('/publish-checks'))).body.pages
const addPage = async (title: string) =>
  (await world.owner.post(api('/pages'), { title })).body.page.id

function block(type: number, props: object) {
  const definition = blockOfType(type)
  if (!definition) throw new Error(`There is no block ${type}`)
  const id = newId()
  return { id, type, version: definition.version, props: { ...definition.defaults(), ...props } }
}

/** Puts blocks on a page or into the footer below it, below each other. */
async function put(pageId: string, blocks: readonly ReturnType<typeof block>[], place?: string) {
  const { body } = await world.owner.get(api(`/pages/${pageId}/editor`))
  const { id, revision } = body.documents.find(
    ({ part, field }: { part: string; field: string | null }) =>
      place === undefined ? part === 'page' : field === place,
  )
  const section = {
    id: newId(),
    settings: DEFAULT_SECTION_SETTINGS,
    blocks: Object.fromEntries(blocks.map((one) => [one.id, one])),
    desktop: Object.fromEntries(
      blocks.map((one, index) => [one.id, { x: 0, y: index * 4, w: 8, h: 4, z: index }]),
    ),
    phone: { auto: true },
  }
  const operations = [{ kind: 'insertSection', section, index: 0 }]
  const sent = { baseRevision: revision, batchId: newId(), operations }
  const answer = await world.owner.post(api(`/documents/${id}/operations`), sent)
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return section.id
}

const heading = (level: number, text: string) => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
})

describe('GET /s/:siteId/api/publish-checks', () => {
  it('has nothing where nothing waits to be published', async () => {
    expect(await checked()).toEqual([])
  })

  it('names what may be mended on a page, with its place', async () => {
    const pageId = await addPage('Half done')
    const [gone, fresh] = [await addPage('Gone'), await addPage('Fresh')]
    await world.owner.delete(api(`/pages/${gone}`))
    const blocks = [
      block(BLOCK_TYPES.image, {}),
      block(BLOCK_TYPES.button, { label: 'Book' }),
      block(BLOCK_TYPES.button, { link: { href: `page:${gone}`, newWindow: false } }),
      block(BLOCK_TYPES.button, { link: { href: `page:${fresh}`, newWindow: false } }),
      block(BLOCK_TYPES.html, {
        text: { type: 'doc', content: [heading(1, 'Top'), heading(3, 'Deep')] },
      }),
    ]
    const sectionId = await put(pageId, blocks)
    const page = (await checked()).find((one: { pageId: string }) => one.pageId === pageId)
    const at = (index: number) => ({ sectionId, blockId: blocks[index]?.id })
    expect(page.title).toBe('Half done')
    expect(page.warnings).toMatchObject([
      { kind: 'emptyBlock', about: 'Picture', ...at(0) },
      { kind: 'linkWithoutAddress', about: 'Book', ...at(1) },
      { kind: 'linkToGone', about: 'Button', ...at(2) },
      { kind: 'linkToDraft', about: 'Fresh', targetId: fresh, ...at(3) },
      { kind: 'headingSkips', about: 'Deep', ...at(4) },
    ])
  })

  it('names what may be mended in the footer, on the editor of the home page', async () => {
    const { body: home } = await world.owner.get(api('/pages'))
    const homeId = home.pages.find(({ isHome }: { isHome: boolean }) => isHome).id
    const gone = await addPage('Gone, too')
    await world.owner.delete(api(`/pages/${gone}`))
    const link = block(BLOCK_TYPES.button, { link: { href: `page:${gone}`, newWindow: false } })
    const sectionId = await put(homeId, [link], 'footer')
    expect((await checked()).find(({ key }: { key: string }) => key === 'footer')).toMatchObject({
      pageId: homeId,
      title: 'Footer',
      warnings: [{ kind: 'linkToGone', about: 'Button', sectionId, blockId: link.id }],
    })
  })

  it('takes as many statements however many pages wait, and reads bodies once for each revision', async () => {
    const statements = async () => {
      await checked()
      world.queries.length = 0
      await checked()
      return world.queries
    }
    const few = (await statements()).length
    for (let n = 0; n < 5; n += 1) await addPage(`One of many ${n}`)
    const many = await statements()
    expect(many.length).toBe(few)
    expect(many.filter((query) => /"body"/.test(query))).toEqual([])
  })

  it('never holds publishing up', async () => {
    expect((await world.owner.post(api('/publish'), {})).status).toBe(200)
    expect(await checked()).toEqual([])
  })
})
