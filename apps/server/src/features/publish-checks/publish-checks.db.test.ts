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
const checked = async () => (await world.owner.get(api('/publish-checks'))).body.parts
const addPage = async (title: string, kind = 'page') =>
  (await world.owner.post(api('/pages'), { title, kind })).body.page.id
const publish = async () => expect((await world.owner.post(api('/publish'), {})).status).toBe(200)
const buttonTo = (href: string) =>
  block(BLOCK_TYPES.button, { label: 'Go', link: { href, newWindow: false } })
/** Parts with their kinds of warnings and what these are about. */
const said = async () =>
  (await checked()).map(
    ({ screen, title, warnings }: { screen: string; title: string; warnings: Warning[] }) => [
      `${screen} ${title}`,
      ...warnings.map(({ kind, about }) => `${kind} ${about}`.trim()),
    ],
  )
interface Warning {
  readonly kind: string
  readonly about: string
}

function block(type: number, props: object) {
  const definition = blockOfType(type)
  if (!definition) throw new Error(`There is no block ${type}`)
  const id = newId()
  return { id, type, version: definition.version, props: { ...definition.defaults(), ...props } }
}

/** Puts blocks on a page or into the footer below it, below each other. */
async function put(pageId: string, blocks: readonly ReturnType<typeof block>[], place?: string) {
  const { body } = await world.owner.get(api(`/pages/${pageId}/editor`))
  const document = body.documents.find(({ part, field }: { part: string; field: string | null }) =>
    place === undefined ? part === 'page' : field === place,
  )
  return write(document, blocks)
}

/** Puts blocks into a draft, below each other. */
async function write(
  { id, revision }: { readonly id: string; readonly revision: number },
  blocks: readonly ReturnType<typeof block>[],
) {
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
    const page = (await checked()).find((one: { id: string }) => one.id === pageId)
    const at = (index: number) => ({ sectionId, blockId: blocks[index]?.id })
    expect(page.title).toBe('Half done')
    expect(page.warnings).toMatchObject([
      { kind: 'emptyBlock', about: 'Picture', ...at(0) },
      { kind: 'linkWithoutAddress', about: 'Book', ...at(1) },
      { kind: 'linkToTrash', about: 'Gone', targetId: gone, ...at(2) },
      { kind: 'linkToDraft', about: 'Fresh', targetId: fresh, ...at(3) },
      { kind: 'headingSkips', about: 'Deep', ...at(4) },
    ])
  })

  it('tells of a list whose blog is in the trash, on pages that were changed and on others', async () => {
    const [pageId, blog] = [await addPage('With posts'), await addPage('News', 'blog')]
    await put(pageId, [block(BLOCK_TYPES.archive, { collectionId: blog })])
    const told = async () =>
      (await checked())
        .find((one: { id: string }) => one.id === pageId)
        ?.warnings.filter(({ kind }: { kind: string }) => kind === 'showsTrash')
    expect(await told()).toEqual([])
    await publish()
    await world.owner.delete(api(`/pages/${blog}`))
    expect(await told()).toMatchObject([{ about: 'News', targetId: blog }])
  })

  it('names what may be mended in the footer, on the editor of the home page', async () => {
    const { body: home } = await world.owner.get(api('/pages'))
    const homeId = home.pages.find(({ isHome }: { isHome: boolean }) => isHome).id
    const gone = await addPage('Gone, too')
    await world.owner.delete(api(`/pages/${gone}`))
    const link = block(BLOCK_TYPES.button, { link: { href: `page:${gone}`, newWindow: false } })
    const sectionId = await put(homeId, [link], 'footer')
    expect((await checked()).find(({ key }: { key: string }) => key === 'footer')).toMatchObject({
      screen: 'page',
      id: homeId,
      title: 'Footer',
      warnings: [{ kind: 'linkToTrash', about: 'Gone, too', sectionId, blockId: link.id }],
    })
  })

  it('tells of links to what visitors cannot open', async () => {
    await publish()
    const [hidden, blog] = [await addPage('Hidden'), await addPage('Blog', 'blog')]
    await world.owner.patch(api(`/pages/${hidden}`), { settings: { isEnabled: false } })
    const postOf = async (title: string) =>
      (await world.owner.post(api(`/collections/${blog}/items`), { title })).body.item.id
    const [draft, trashed] = [await postOf('Half a post'), await postOf('No more')]
    await world.owner.delete(api(`/items/${trashed}`))
    const pageId = await addPage('Leads away')
    const hrefs = [`page:${hidden}`, `item:${draft}`, `item:${trashed}`, `item:${newId()}`]
    await put(pageId, hrefs.map(buttonTo))
    expect(await said()).toEqual([
      [
        'page Leads away',
        'linkToHidden Hidden',
        'linkToWaiting Half a post',
        'linkToTrash No more',
        'linkToGone Button',
        'noHeading',
      ],
    ])
  })

  it('tells of typed addresses by what they lead to, wherever they are redirected', async () => {
    const moves = await addPage('Typed before')
    await publish()
    await world.owner.patch(api(`/pages/${moves}`), { urlId: 'typed-after' })
    const [about, blog] = [await addPage('Typed about'), await addPage('Typed blog', 'blog')]
    await world.owner.post(api(`/collections/${blog}/items`), { title: 'Waits' })
    await world.owner.post(api('/redirects'), { path: '/old', target: '/cart', status: 301 })
    const pageId = await addPage('Types addresses')
    const hrefs = ['/Typed-About?a=1#b', '/typed-blog/Waits', '/typed-blog/none', '/nowhere']
    const fine = ['/', '/cart', '/old', '/sitemap.xml', '/typed-before', '/Typed-After']
    await put(pageId, [...hrefs, ...fine].map(buttonTo))
    const [, ...warnings] =
      (await said()).find(([name = '']) => name.endsWith('Types addresses')) ?? []
    expect(warnings).toEqual([
      'linkToDraft Typed about',
      'linkToWaiting Waits',
      'linkToNothing /typed-blog/none',
      'linkToNothing /nowhere',
      'noHeading',
    ])
    await world.owner.delete(api(`/pages/${about}`))
  })

  it('tells, on pages that did not change, of links to a page that is about to go and to its items', async () => {
    const [goes, blog] = [await addPage('Goes soon'), await addPage('Goes with posts', 'blog')]
    const post = { title: 'Kept post', status: 'public' }
    const { item } = (await world.owner.post(api(`/collections/${blog}/items`), post)).body
    const typing = await addPage('Typed it')
    await put(typing, [buttonTo('/goes-soon#top')])
    const naming = await addPage('Chose the post')
    await put(naming, [buttonTo(`item:${item.id}`)])
    const typingPost = await addPage('Typed the post')
    await put(typingPost, [buttonTo('/goes-with-posts/kept-post')])
    await publish()
    await world.owner.delete(api(`/pages/${goes}`))
    await world.owner.delete(api(`/pages/${blog}`))
    expect(await said()).toEqual(
      expect.arrayContaining([
        ['page Typed it', 'linkToTrash Goes soon'],
        ['page Chose the post', 'linkToTrash Kept post'],
        ['page Typed the post', 'linkToTrash Kept post'],
      ]),
    )
    expect(await said()).toHaveLength(3)
  })

  it('looks into places of the theme, on the page or item that they belong to', async () => {
    await publish()
    const pageId = await addPage('With a place')
    const field = async (name: string) => {
      const { documentId } = (await world.owner.post(api('/block-fields'), { field: name })).body
      await write({ id: documentId, revision: 1 }, [buttonTo('')])
    }
    await field(`collection-${pageId}_intro`)
    await field('sidebar')
    const parts = await checked()
    const home = (await world.owner.get(api('/pages'))).body.pages.find(
      ({ isHome }: { isHome: boolean }) => isHome,
    )
    expect(
      parts
        .filter(({ key }: { key: string }) => key === 'fields')
        .map(({ screen, id, title, warnings }: Record<string, unknown>) => [
          ...[screen, id, title],
          (warnings as Warning[]).map(({ kind }) => kind).join(),
        ])
        .sort(),
    ).toEqual(
      [
        ['page', pageId, 'With a place: Blocks in the theme', 'linkWithoutAddress'],
        ['page', home.id, 'Blocks in the theme', 'linkWithoutAddress'],
      ].sort(),
    )
  })

  it('looks at links of the header and the navigation, and tells of them once more until they lead somewhere', async () => {
    await publish()
    const [gone, stays] = [await addPage('Soon gone'), await addPage('Stays')]
    const edit = async (...operations: object[]) => {
      const { revision } = (await world.owner.get(api('/site-draft'))).body
      const sent = { baseRevision: revision, batchId: newId(), operations }
      expect((await world.owner.post(api('/site-draft/operations'), sent)).status).toBe(200)
    }
    const { draft } = (await world.owner.get(api('/site-draft'))).body
    const link = { title: 'Shop now', url: `page:${gone}`, newWindow: false }
    const navigation = { id: newId(), externalLink: link, items: [] }
    await edit(
      { kind: 'setHeader', values: { buttonLabel: 'Book', buttonUrl: `page:${gone}` } },
      { kind: 'setNavigations', navigations: { main: [...draft.navigations.main, navigation] } },
    )
    await publish()
    expect(await said()).toEqual([])

    await world.owner.delete(api(`/pages/${gone}`))
    expect(await said()).toEqual([
      ['header Header', 'linkToTrash Soon gone'],
      ['header Navigation', 'linkToTrash Soon gone'],
    ])
    await edit({ kind: 'setHeader', values: { buttonUrl: `page:${stays}` } })
    expect(await said()).toEqual([['header Navigation', 'linkToTrash Soon gone']])
  })

  it('finds links to a page that goes on pages that nobody changed', async () => {
    const [gone, other] = [await addPage('About to go'), await addPage('Leads there')]
    await put(other, [buttonTo(`page:${gone}`), block(BLOCK_TYPES.image, {})])
    await publish()
    await world.owner.delete(api(`/pages/${gone}`))
    const found = (await checked()).find(({ id }: { id: string }) => id === other)
    expect(found).toMatchObject({
      key: null,
      warnings: [{ kind: 'linkToTrash', about: 'About to go', targetId: gone }],
    })
  })

  it('looks into posts that were changed since, and not into drafts', async () => {
    const blog = await addPage('Journal', 'blog')
    await publish()
    const begin = async (title: string, status: string) => {
      const made = await world.owner.post(api(`/collections/${blog}/items`), { title, status })
      const { documents } = (await world.owner.get(api(`/items/${made.body.item.id}/editor`))).body
      await write(
        documents.find(({ part }: { part: string }) => part === 'item'),
        [buttonTo('')],
      )
      return made.body.item.id
    }
    await begin('A draft', 'draft')
    const id = await begin('A post', 'public')
    expect(await checked()).toMatchObject([
      { key: null, screen: 'item', id, warnings: [{ kind: 'linkWithoutAddress' }] },
    ])
    await addPage('Something to publish')
    await publish()
    expect(await checked()).toEqual([])
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
