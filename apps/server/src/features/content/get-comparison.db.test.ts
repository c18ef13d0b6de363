import { randomBytes } from 'node:crypto'
import { blockOfType } from '@sitewright/blocks/registry'
import { DEFAULT_SECTION_SETTINGS } from '@sitewright/core/document/page-document'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  BLOCK,
  createTestContent,
  openBody,
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
  await site.post('/publish', {})
})
afterAll(() => world.close())

const compared = async (query = '') => (await site.get(`/comparison${query}`)).body
const change = async (key: string, query = '') =>
  (await compared(query)).changes.find((one: { key: string }) => one.key === key)

async function edit(pageId: string, ...operations: object[]) {
  const { id, revision } = await openBody(site, pageId)
  expect((await save(site, id, revision, ...operations)).status).toBe(200)
  return id
}

const section = (id: string) => ({
  id,
  settings: DEFAULT_SECTION_SETTINGS,
  blocks: {},
  desktop: {},
  phone: { auto: true },
})

describe('GET /s/:siteId/api/comparison', () => {
  it('has nothing where drafts and live site are the same', async () => {
    expect(await compared()).toEqual({ changes: [], more: 0 })
  })

  it('tells by section and block what changed on a page', async () => {
    const [text, added] = [newId(), newId()]
    const documentId = await edit(
      site.pages.home,
      setLabel('Book now'),
      {
        kind: 'insertBlock',
        sectionId: SECTION,
        block: quote(text, 'Fine'),
        desktop: { x: 0, y: 4, w: 8, h: 2, z: 1 },
      },
      { kind: 'insertSection', section: section(added), index: 0 },
    )
    expect(await change(site.pages.home)).toEqual({
      ...{ key: site.pages.home, title: 'Home', kind: 'changed', isSiteWide: false, isShown: true },
      ...{ values: [], moreValues: 0, isCompared: true },
      bodies: [
        {
          ...{ documentId, field: null, more: 0 },
          sections: [
            expect.objectContaining({ sectionId: added, place: 1, kind: 'added' }),
            {
              ...{ sectionId: SECTION, place: 2, kind: 'changed', isMoved: false, more: 0 },
              aspects: [],
              blocks: [
                {
                  ...{ blockId: BLOCK, kind: 'changed', label: 'Button', words: 'Book now' },
                  aspects: ['content'],
                },
                { blockId: text, kind: 'added', label: 'Quote', words: 'Fine', aspects: [] },
              ],
            },
          ],
        },
      ],
    })
  })

  it('gives settings, header, style and navigation as values before and now', async () => {
    await site.patch(`/pages/${site.pages.about}`, {
      title: 'About us',
      settings: { seoTitle: 'Who we are' },
    })
    await site.put('/style', { theme: 'hearth', tweaks: {}, css: 'a { color: red }' })
    const gone = site.pages.home
    await site.patch(`/pages/${site.pages.about}`, { isHome: true })
    await site.delete(`/pages/${gone}`)
    expect((await change(site.pages.about)).values).toEqual([
      { name: 'title', before: 'About', after: 'About us' },
      { name: 'isHome', before: 'false', after: 'true' },
      { name: 'settings.seoTitle', before: null, after: 'Who we are' },
    ])
    expect(await change('style')).toMatchObject({
      values: [{ name: 'css', before: null, after: null }],
      bodies: [],
    })
    expect((await change('navigation')).values).toEqual([
      { name: 'removed', before: null, after: 'Home' },
    ])
    expect(await change(gone)).toMatchObject({ kind: 'removed', values: [], bodies: [] })
  })

  it('names pages that links lead to by their titles, and says what is on new pages', async () => {
    const { header } = (await site.get('/site-header-footer')).body
    const button = { buttonLabel: 'Go', buttonUrl: `page:${site.pages.about}` }
    await site.put('/site-header-footer', { header: { ...header, ...button } })
    const { values } = await change('header')
    expect(values).toContainEqual({ name: 'header.buttonUrl', before: null, after: 'About' })
    const { id } = (await site.post('/pages', { title: 'Fresh', kind: 'page' })).body.page
    await edit(id, { kind: 'insertSection', section: section(newId()), index: 0 })
    const fresh = await change(id)
    expect(fresh).toMatchObject({ kind: 'added', values: [] })
    expect(fresh.bodies[0].sections[0]).toMatchObject({ kind: 'added', place: 1 })
  })

  it('compares a version of the history with the drafts and with what is live', async () => {
    const [first] = (await site.get('/publications')).body.items
    await edit(site.pages.home, setLabel('Second'))
    await site.post('/publish', {})
    await edit(site.pages.home, setLabel('Third'))
    const words = async (after: string) =>
      (await change(site.pages.home, `?before=${first.id}&after=${after}`)).bodies[0].sections[0]
        .blocks[0].words
    expect([await words('live'), await words('draft')]).toEqual(['Second', 'Third'])
  })

  it('takes as many statements for many pages as for one, and reads no more than it has room for', async () => {
    const count = async () => {
      world.queries.length = 0
      const { changes } = await compared()
      return { statements: world.queries.length, changes }
    }
    await edit(site.pages.home, setLabel('One'))
    const one = await count()
    const ids = await Promise.all(
      Array.from(
        { length: 4 },
        async (_, n) => (await site.post('/pages', { title: `Large ${n}` })).body.page.id as string,
      ),
    )
    await site.post('/publish', {})
    for (const pageId of ids) await edit(pageId, ...large())
    const many = await count()
    expect(many.changes).toHaveLength(ids.length)
    expect(many.statements).toBe(one.statements)
    const told = many.changes.map(({ isCompared }: { isCompared: boolean }) => isCompared)
    expect(told[0]).toBe(true)
    expect(told).toContain(false)
  })

  it('is refused to other tenants, and for versions that the site does not have', async () => {
    const other = await createTestContent(world)
    const theirs = (await other.post('/publish', {})).body.publication.id
    const answer = await site.get(`/comparison?before=${theirs}`)
    expect(answer).toMatchObject({ status: 404, body: { code: 'publicationMissing' } })
    const stranger = await world.createOwner('stranger@example.com')
    expect((await stranger.browser.get(`/s/${site.siteId}/api/comparison`)).status).toBe(404)
  })
})

/** Sections of words that do not compress, close to the limit of one body. */
function large() {
  return [0, 1, 2].map((index) => {
    const id = newId()
    const blocks = Array.from({ length: 60 }, () => {
      const text = Array.from({ length: 78 }, () => randomBytes(12).toString('hex')).join(' ')
      return quote(newId(), text)
    })
    return {
      kind: 'insertSection',
      index,
      section: {
        ...section(id),
        blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
        desktop: Object.fromEntries(
          blocks.map((block, y) => [block.id, { x: 0, y: y * 2, w: 8, h: 2, z: 1 }]),
        ),
      },
    }
  })
}

function quote(id: string, text: string) {
  return {
    id,
    type: BLOCK_TYPES.quote,
    version: 1,
    props: { ...blockOfType(BLOCK_TYPES.quote)?.defaults(), text },
  }
}
