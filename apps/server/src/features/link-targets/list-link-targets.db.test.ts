import { linked, paragraph } from '@sitewright/blocks/rich-text'
import { ROLES } from '@sitewright/core/roles'
import { makeProduct } from '@sitewright/testing/sold-something'
import { addPerson } from '@sitewright/testing/test-team'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { section, text } from '../../starting-points/compose.ts'

let world: TestWorld
let api: string
let page: { id: string; path: string }
let post: { id: string }

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  api = `/s/${world.site.id}/api`
  page = (await send('/pages', { title: 'Zebra care', kind: 'page' })).page
  const blog = (await send('/pages', { title: 'Notes', kind: 'blog' })).page
  post = (await send(`/collections/${blog.id}/items`, { title: 'A zebra in the kiln' })).item
  await world.owner.post(`${api}/assets?filename=zebra-prices.pdf`, Buffer.from('%PDF-1.7'))
  await makeProduct(world, { sku: 'ZEBRA', left: 5 })
  await write()
})
afterAll(() => world.close())

async function send(path: string, input: object) {
  const { status, body, text } = await world.owner.post(`${api}${path}`, input)
  if (status !== 200) throw new Error(`${path}: ${text}`)
  return body
}

interface Target {
  readonly href: string
  readonly kind: string
  readonly title: string
  readonly path: string
  readonly isShown: boolean
}

async function targets(query: string, browser = world.owner, siteId = world.site.id) {
  const { body } = await browser.get(`/s/${siteId}/api/link-targets?${query}`)
  return body.targets as readonly Target[]
}

describe('GET /s/:siteId/api/link-targets', () => {
  it('finds pages, items, products and files by a part of their names', async () => {
    const found = await targets('search=ZEBRA')
    expect(found.map(({ kind, title, isShown }) => [kind, title, isShown])).toEqual([
      ['page', 'Zebra care', true],
      ['section', 'Zebra care › zebra-prices', true],
      ['product', expect.stringContaining('ZEBRA'), true],
      ['item', 'A zebra in the kiln', false],
      ['file', 'zebra-prices.pdf', true],
    ])
    expect(found[3]).toMatchObject({ href: `item:${post.id}`, path: '/notes/a-zebra-in-the-kiln' })
  })

  it('takes signs of patterns as they are', async () => {
    expect(await targets('search=%25')).toEqual([])
    expect(await targets('search=_')).toEqual([])
  })

  it('gives what is most likely for no words, and what is named in any case', async () => {
    const found = await targets(`references=item:${post.id}`)
    expect(found.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Home', 'A zebra in the kiln']),
    )
  })

  it('finds sections by their anchors', async () => {
    expect(await targets('search=%23zebra-pri')).toEqual([
      expect.objectContaining({
        href: `page:${page.id}#zebra-prices`,
        kind: 'section',
        path: '/zebra-care#zebra-prices',
      }),
    ])
  })

  it('gives all named sections at once for a search that goes on, which then asks for none', async () => {
    const sections = async (query: string) =>
      (await targets(query)).filter(({ kind }) => kind === 'section').map(({ href }) => href)
    expect(await sections('sections=all')).toContain(`page:${page.id}#zebra-prices`)
    expect(await sections('search=%23zebra-pri&sections=none')).toEqual([])
  })

  it('offers no file that is in the trash', async () => {
    const file = await world.owner.post(
      `${api}/assets?filename=quagga.pdf`,
      Buffer.from('%PDF-1.7'),
    )
    expect(await targets('search=quagga')).toHaveLength(1)
    await world.owner.delete(`${api}/assets/${file.body.asset.id}`)
    expect(await targets('search=quagga')).toEqual([])
  })

  it('tells people who may not see files of no file', async () => {
    const { browser } = await addPerson(world, 'watcher@example.com', ROLES.viewer)
    const kinds = (await targets('search=zebra', browser)).map(({ kind }) => kind)
    expect(kinds).toContain('page')
    expect(kinds).not.toContain('file')
  })

  it('knows nothing of other sites', async () => {
    const { browser, site } = await world.createOwner('stripes@example.com')
    expect(await targets('search=zebra', browser, site.id)).toEqual([])
    expect(await targets(`search=zebra&references=page:${page.id}`, browser, site.id)).toEqual([])
  })
})

describe('a link to an item', () => {
  const shown = async () => (await world.visitor().get(page.path)).text
  const keep = async (urlId: string) => {
    const input = { title: 'A zebra in the kiln', urlId, status: 'public' }
    const { status, text: answer } = await world.owner.put(`${api}/items/${post.id}`, input)
    expect(status, answer).toBe(200)
  }

  it('is drawn for visitors while they see the item, at the address it has', async () => {
    await send('/publish', {})
    await expect.poll(shown).toContain('<p>See the kiln</p>')
    await keep('a-zebra-in-the-kiln')
    await expect.poll(shown).toContain('<a href="/notes/a-zebra-in-the-kiln">the kiln</a>')
    await keep('striped')
    await expect.poll(shown).toContain('<a href="/notes/striped">the kiln</a>')
    const { body } = await world.owner.delete(`${api}/items/${post.id}`)
    await expect.poll(shown).toContain('<p>See the kiln</p>')
    // The page was made while there was no such post, and hears of it all the same.
    await world.owner.post(`${api}/trash/${body.trashId}/restore`)
    await expect.poll(shown).toContain('<a href="/notes/striped">the kiln</a>')
  })
})

/** Puts a text with a link to the post, in a section with an anchor, on the page. */
async function write() {
  const { documents } = (await world.owner.get(`${api}/pages/${page.id}/editor`)).body
  const words = text([0, 0, 12, 4], paragraph(['See ', linked('the kiln', `item:${post.id}`)]))
  await send(`/documents/${documents[0].id}/operations`, {
    batchId: 'a'.repeat(24),
    baseRevision: documents[0].revision,
    operations: [
      { kind: 'insertSection', index: 0, section: section({ anchor: 'zebra-prices' }, words) },
    ],
  })
}
