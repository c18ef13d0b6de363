import type { SiteDraft, SiteOperation } from '@sitewright/core/site/site-operation'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestContent, PAGE_IDS, type TestContent } from '../content/test-content.ts'

let world: TestWorld
let site: TestContent

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  site = await createTestContent(world)
})
afterAll(() => world.close())

const open = async () =>
  (await site.get('/site-draft')).body as { revision: number; draft: SiteDraft }

const link = (url: string) => ({
  id: 'd'.repeat(24),
  externalLink: { title: 'Elsewhere', url, newWindow: false },
  items: [],
})

let batches = 0
const save = (baseRevision: number, ...operations: SiteOperation[]) => {
  batches += 1
  return site.post('/site-draft/operations', {
    baseRevision,
    batchId: `site-batch-${batches}`,
    operations,
  })
}
const announce = (announcement: string): SiteOperation => ({
  kind: 'setHeader',
  values: { announcement },
})
const page = (id: string) => ({ collectionId: id, items: [] })

describe('edits of what a site drafts beside its documents', () => {
  it('change header, look, pages and navigations, and count the revision up', async () => {
    const { revision } = await open()
    const { status, body } = await save(
      revision,
      announce('Open on Sundays'),
      { kind: 'setCss', css: 'h1 { color: red }' },
      {
        kind: 'setPage',
        pageId: PAGE_IDS.about,
        values: { urlId: 'about-us', settings: { seoTitle: 'All about us' } },
      },
      {
        kind: 'setNavigations',
        navigations: { main: [page(PAGE_IDS.store), page(PAGE_IDS.home)] },
      },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ revision: revision + 1, look: { problems: [] } })

    const after = await open()
    expect(after.revision).toBe(revision + 1)
    expect(after.draft.header.announcement).toBe('Open on Sundays')
    expect(after.draft.style.css).toBe('h1 { color: red }')
    expect(after.draft.pages[PAGE_IDS.about]).toMatchObject({
      urlId: 'about-us',
      settings: { seoTitle: 'All about us' },
    })
    expect(after.draft.navigations).toEqual({
      main: [page(PAGE_IDS.store), page(PAGE_IDS.home)],
    })
  })

  it('are all saved or none', async () => {
    const { revision } = await open()
    const { status } = await save(revision, announce('Sale'), {
      kind: 'setPage',
      pageId: PAGE_IDS.about,
      values: { urlId: 'api' },
    })
    expect(status).toBe(400)
    expect((await open()).draft.header.announcement).toBe('')
  })

  it('are put on top of others that touch something else, and answer the whole', async () => {
    const { revision } = await open()
    await save(revision, announce('Sale'))
    const { status, body } = await save(revision, {
      kind: 'setHeader',
      values: { buttonLabel: 'Visit us' },
    })
    expect(status).toBe(200)
    expect(body.rebased.header).toMatchObject({ announcement: 'Sale', buttonLabel: 'Visit us' })
  })

  it('conflict where both changed the same field', async () => {
    const { revision } = await open()
    await save(revision, announce('Sale'))
    expect(await save(revision, announce('Closed'))).toMatchObject({
      status: 409,
      body: {
        conflict: {
          revision: revision + 1,
          draft: { header: { announcement: 'Sale' } },
          conflicts: [{ index: 0, by: 'Olive Owner' }],
        },
      },
    })
    expect((await open()).draft.header.announcement).toBe('Sale')
  })

  it('conflict with a page that came into the navigation, which is not lost', async () => {
    const { revision, draft } = await open()
    await site.post('/pages', { title: 'News', kind: 'page' })
    const navigations = { main: [...(draft.navigations.main ?? [])].reverse() }
    expect(await save(revision, { kind: 'setNavigations', navigations })).toMatchObject({
      status: 409,
    })
    expect(await save(revision, announce('Sale'))).toMatchObject({ status: 200 })
  })

  it('are answered, not applied again, when a batch comes twice', async () => {
    const { revision } = await open()
    const batch = { baseRevision: revision, batchId: 'the-same-batch', operations: [announce('1')] }
    const first = await site.post('/site-draft/operations', batch)
    await save(revision + 1, announce('2'))
    expect(await site.post('/site-draft/operations', batch)).toMatchObject({
      status: 200,
      body: first.body,
    })
    expect((await open()).draft.header.announcement).toBe('2')
  })

  it.each<[string, SiteOperation, number]>([
    [
      'a link that runs a script',
      { kind: 'setHeader', values: { buttonUrl: 'javascript:x' } },
      400,
    ],
    ['a page that is not there', { kind: 'setHome', pageId: 'f'.repeat(24) }, 404],
    [
      'an address that another page has',
      { kind: 'setPage', pageId: PAGE_IDS.about, values: { urlId: 'shop' } },
      400,
    ],
    [
      'a picture that is not there',
      {
        kind: 'setPage',
        pageId: PAGE_IDS.about,
        values: { settings: { imageId: 'f'.repeat(24) } },
      },
      404,
    ],
    ['a choice that the theme does not have', { kind: 'setTweaks', values: { nothing: '1' } }, 400],
    [
      'a page that is twice in the navigations',
      {
        kind: 'setNavigations',
        navigations: {
          main: [{ collectionId: PAGE_IDS.home, items: [page(PAGE_IDS.home)] }],
        },
      },
      400,
    ],
    [
      'a link of the navigation that runs a script',
      { kind: 'setNavigations', navigations: { main: [link('javascript:x')] } },
      400,
    ],
  ])('refuse %s', async (_what, operation, status) => {
    const before = await open()
    expect(await save(before.revision, operation)).toMatchObject({ status })
    expect(await open()).toEqual(before)
  })

  it.each<[string, SiteOperation]>([
    ['badTweaks', { kind: 'setTweaks', values: { nothing: '1' } }],
    ['badLink', { kind: 'setHeader', values: { buttonUrl: 'javascript:x' } }],
    ['invalidInput', { kind: 'setCss', css: 'x'.repeat(200_001) }],
    ['invalidInput', { kind: 'setHeader', values: { title: 'x'.repeat(101) } }],
    ['invalidInput', { kind: 'explode' } as never],
  ])('that are refused are named by their place in the batch: %s', async (code, operation) => {
    const { revision } = await open()
    const css = { kind: 'setCss', css: 'h1 { color: red }' } as const
    const answer = await save(revision, announce('Sale'), css, operation, announce('Closed'))
    expect(answer).toMatchObject({ body: { code, index: 2 } })
  })

  it('put links and member areas into navigations, and anything below anything but folders in folders', async () => {
    const { revision } = await open()
    const area = { id: 'c'.repeat(24), memberAreaId: 'e'.repeat(24), items: [] }
    const navigations = {
      main: [
        { ...link('/x'), items: [page(PAGE_IDS.about)] },
        { ...page(PAGE_IDS.home), items: [page(PAGE_IDS.store), area] },
      ],
    }
    expect(await save(revision, { kind: 'setNavigations', navigations })).toMatchObject({
      status: 200,
    })
    expect((await open()).draft.navigations).toEqual(navigations)

    const folders = await Promise.all(
      ['One', 'Two'].map((title) => site.post('/pages', { title, kind: 'folder' })),
    )
    const [one, two] = folders.map(({ body }) => body.page.id as string)
    const nested = { main: [{ ...page(one ?? ''), items: [page(two ?? '')] }] }
    const again = await open()
    expect(
      await save(again.revision, { kind: 'setNavigations', navigations: nested }),
    ).toMatchObject({ status: 400, body: { code: 'folderInFolder' } })
  })

  it('that any other call makes are seen by editors that are open', async () => {
    const { revision } = await open()
    await site.patch(`/pages/${PAGE_IDS.about}`, { title: 'Us' })
    expect(
      await save(revision, { kind: 'setPage', pageId: PAGE_IDS.about, values: { title: 'Me' } }),
    ).toMatchObject({ status: 409 })
  })
})
