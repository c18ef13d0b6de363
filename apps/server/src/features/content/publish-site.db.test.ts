import { momentText } from '@sitewright/core/content/zoned-time'
import type { SiteContent } from '@sitewright/page/data/site-content'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadDocuments, type loadDraftSite, loadPublishedSite } from './load-site.ts'
import { liveManifest } from './publication-table.ts'
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
})
afterAll(() => world.close())

const publish = (keys?: string[]) => site.post('/publish', keys ? { keys } : {})
const changedKeys = async () =>
  (await site.get('/changes')).body.changes.map(({ key }: { key: string }) => key)

/** Labels of the buttons on the live pages, by page title, as visitors read them. */
async function liveLabels(): Promise<Record<string, unknown>> {
  return site.inSite(async (tx) => {
    const live = await liveManifest(tx)
    return live ? labels(tx, await loadPublishedSite(tx, live.id)) : {}
  })
}

async function labels(tx: Parameters<typeof loadDraftSite>[0], content: SiteContent) {
  const pages = [...content.pages.values()]
  const ids = pages.flatMap(({ documentId }) => documentId ?? [])
  const bodies = await loadDocuments(tx, content, ids)
  return Object.fromEntries(
    pages.map(({ title, documentId }) => [
      title,
      documentId && bodies.get(documentId)?.sections[SECTION]?.blocks[BLOCK]?.props.label,
    ]),
  )
}

function linkTo(collectionId: string) {
  return { collectionId }
}

async function relabel(pageId: string, label: string) {
  const { id, revision } = await openBody(site, pageId)
  await save(site, id, revision, setLabel(label))
}

describe('POST /s/:siteId/api/publish', () => {
  it('makes everything live the first time, whatever was asked for', async () => {
    const { status, body } = await publish([site.pages.home])
    expect(status).toBe(200)
    expect(body.publication).toMatchObject({
      by: 'Olive Owner',
      note: 'Published 3 pages, header, footer, navigation, and style',
      changes: ['Home', 'About', 'Shop', 'Header', 'Footer', 'Navigation', 'Style'],
      isLive: true,
    })
    expect(await liveLabels()).toEqual({ Home: 'Home', About: 'About', Shop: undefined })
    expect(await changedKeys()).toEqual([])
  })

  it('leaves drafts out of the live site until they are published', async () => {
    await publish()
    await relabel(site.pages.home, 'New home')
    await site.patch(`/pages/${site.pages.about}`, { title: 'About us' })
    expect(await liveLabels()).toEqual({ Home: 'Home', About: 'About', Shop: undefined })
    expect(await changedKeys()).toEqual([site.pages.home, site.pages.about])
  })

  it('publishes only the keys named', async () => {
    await publish()
    await relabel(site.pages.home, 'New home')
    await relabel(site.pages.about, 'New about')
    const { body } = await publish([site.pages.about])
    expect(body.publication).toMatchObject({ note: 'Published 1 page', changes: ['About'] })
    expect(await liveLabels()).toMatchObject({ Home: 'Home', About: 'New about' })
    expect(await changedKeys()).toEqual([site.pages.home])
  })

  it('takes a removed page off the live site, and out of its navigation', async () => {
    await publish()
    await site.delete(`/pages/${site.pages.about}`)
    expect((await site.get('/changes')).body.changes[0]).toMatchObject({
      key: site.pages.about,
      kind: 'removed',
    })
    await publish([site.pages.about])
    const live = await site.inSite(liveManifest)
    expect(live?.manifest.navigations).toEqual({
      main: [{ collectionId: site.pages.home, items: [] }],
    })
    expect(Object.keys(await liveLabels())).toEqual(['Home', 'Shop'])
  })

  it('answers with the live version where nothing has changed', async () => {
    const first = await publish()
    const again = await publish()
    expect(again.body.publication.id).toBe(first.body.publication.id)
  })

  it('refuses half of a change of home page', async () => {
    await publish()
    await site.patch(`/pages/${site.pages.about}`, { isHome: true })
    const half = await publish([site.pages.about])
    expect(half).toMatchObject({ status: 409, body: { code: 'homesApart' } })
    expect((await publish([site.pages.about, site.pages.home])).status).toBe(200)
  })

  it('refuses half of a swap of addresses', async () => {
    await publish()
    await site.patch(`/pages/${site.pages.about}`, { urlId: 'story' })
    await site.patch(`/pages/${site.pages.store}`, { urlId: 'about' })
    const half = await publish([site.pages.store])
    expect(half).toMatchObject({ status: 409, body: { code: 'addressesApart' } })
    expect((await publish()).status).toBe(200)
  })

  it('does not know a page of another site', async () => {
    await publish()
    const answer = await publish(['f'.repeat(24)])
    expect(answer).toMatchObject({ status: 404, body: { code: 'changeMissing' } })
  })

  it('never mixes a publication with edits saved at the same moment', async () => {
    await publish()
    const { id, revision } = await openBody(site, site.pages.home)
    const edits = Array.from({ length: 5 }, (_, n) => ({
      kind: 'insertBlock',
      sectionId: SECTION,
      block: { id: `${n}`.repeat(24), type: 21, version: 1, props: {} },
      desktop: { x: 0, y: 10 + n, w: 1, h: 1, z: 1 },
    }))
    const answers = await Promise.all([
      ...edits.map((edit) => save(site, id, revision, edit)),
      publish(),
      publish(),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200))
    await publish()
    expect(await changedKeys()).toEqual([])
  })
})

describe('notes for the site’s editors', () => {
  const addNotes = async (): Promise<string> => {
    const { page } = (await site.post('/pages', { title: 'README' })).body
    expect(page.urlId).toBe('readme')
    return page.id
  }

  it('are nothing to publish, whatever is done to them', async () => {
    await publish()
    const id = await addNotes()
    expect(await changedKeys()).toEqual([])
    await site.patch(`/pages/${id}`, { title: 'Read me first' })
    await site.post('/widget/UpdateNavigation', {
      navigation: { items: [site.pages.home, site.pages.about, id].map(linkTo) },
    })
    expect(await changedKeys()).toEqual([])
    await site.delete(`/pages/${id}`)
    expect(await changedKeys()).toEqual([])
  })

  it('are nothing to publish in the block fields of their page either, and every version has those', async () => {
    await publish()
    const id = await addNotes()
    const { documentId } = (await site.post('/block-fields', { field: `collection-${id}_intro` }))
      .body
    expect(await changedKeys()).toEqual([])
    await relabel(site.pages.home, 'New home')
    const { body } = await publish([site.pages.home])
    await relabel(site.pages.home, 'Newer home')
    await publish()
    await site.post(`/publications/${body.publication.id}/restore`)
    const { documents } = (await site.get(`/pages/${id}/editor`)).body
    expect(documents.map((document: { id: string }) => document.id)).toContain(documentId)

    await site.delete(`/pages/${id}`)
    expect(await changedKeys()).toEqual([])
  })

  it('are a page that goes when one becomes them, and that comes when they become one', async () => {
    await publish()
    const { about } = site.pages
    const changes = async () => (await site.get('/changes')).body.changes
    await site.patch(`/pages/${about}`, { urlId: 'readme' })
    expect(await changes()).toMatchObject([
      { key: about, title: 'About', kind: 'removed' },
      { key: 'navigation' },
    ])
    await publish([about, 'navigation'])
    expect(await changes()).toEqual([])

    await site.patch(`/pages/${about}`, { urlId: 'about' })
    expect(await changes()).toMatchObject([
      { key: about, title: 'About', kind: 'added' },
      { key: 'navigation' },
    ])
    await publish()
    expect(await changes()).toEqual([])
    expect(Object.keys(await liveLabels())).toContain('About')
  })

  it('are in every version, so that going back to it keeps them', async () => {
    await publish()
    await addNotes()
    await relabel(site.pages.home, 'New home')
    const { body } = await publish([site.pages.home])
    expect(body.publication).toMatchObject({ note: 'Published 1 page', changes: ['Home'] })
    await relabel(site.pages.home, 'Newer home')
    await publish()
    await site.post(`/publications/${body.publication.id}/restore`)
    const titles = (await site.get('/pages')).body.pages.map(
      ({ title }: { title: string }) => title,
    )
    expect(titles).toContain('README')
  })

  it('are kept as a version before something older takes their place', async () => {
    const first = await publish()
    await addNotes()
    await site.post(`/publications/${first.body.publication.id}/restore`)
    const { items } = (await site.get('/publications')).body
    expect(items[1]).toMatchObject({
      note: expect.stringMatching(/^Drafts as they were/),
      changes: expect.arrayContaining(['README']),
    })
  })

  it('wait while a live page has their address', async () => {
    await site.patch(`/pages/${site.pages.store}`, { urlId: 'readme' })
    await publish()
    await site.patch(`/pages/${site.pages.store}`, { urlId: 'shop' })
    await addNotes()
    await relabel(site.pages.home, 'New home')
    expect((await publish([site.pages.home])).status).toBe(200)
    expect((await publish()).status).toBe(200)
    expect(await changedKeys()).toEqual([])
  })
})

describe('published versions', () => {
  it('cannot be changed, not even by the server', async () => {
    await publish()
    const tamper = site.inSite((tx) =>
      tx.db.updateTable('publication').set({ note: 'x' }).execute(),
    )
    await expect(tamper).rejects.toThrow(/permission denied/)
  })
})

describe('reading a site', () => {
  it('takes the same statements for one page as for many', async () => {
    const statements = async () => {
      await publish()
      world.queries.length = 0
      await liveLabels()
      return world.queries.length
    }
    const few = await statements()
    for (let n = 0; n < 5; n += 1) await site.post('/pages', { title: `Page ${n}` })
    expect(await statements()).toBe(few)
  })
})

describe('POST /s/:siteId/api/publications/:publicationId/drafts', () => {
  it('makes the drafts those of the version, keeps what they held, and leaves the live site', async () => {
    const title = async () => {
      const { pages } = (await site.get('/pages')).body
      return pages.find(({ id }: { id: string }) => id === site.pages.about)?.title
    }
    await site.patch(`/pages/${site.pages.about}`, { title: 'As it was' })
    const first = (await publish()).body.publication
    await site.patch(`/pages/${site.pages.about}`, { title: 'As it is' })
    const second = (await publish()).body.publication
    await site.patch(`/pages/${site.pages.about}`, { title: 'Not published' })

    expect((await site.post(`/publications/${first.id}/drafts`)).status).toBe(200)
    expect(await title()).toBe('As it was')
    expect(await changedKeys()).toEqual([site.pages.about])
    const { items } = (await site.get('/publications')).body
    const live = items.find(({ isLive }: { isLive: boolean }) => isLive)
    expect(live.id).toBe(second.id)

    const [kept] = items
    await site.post(`/publications/${kept.id}/drafts`)
    expect(await title()).toBe('Not published')
    await site.post(`/publications/${second.id}/drafts`)
    expect(await changedKeys()).toEqual([])
  })
})

describe('POST /s/:siteId/api/publications/:publicationId/restore', () => {
  it('makes an earlier version live as a new one, and drafts follow', async () => {
    const first = await publish()
    await relabel(site.pages.home, 'New home')
    await site.delete(`/pages/${site.pages.about}`)
    await publish()

    const { status, body } = await site.post(`/publications/${first.body.publication.id}/restore`)
    expect(status).toBe(200)
    expect(body.publication).toMatchObject({
      changes: ['Home', 'About', 'Navigation'],
      isLive: true,
    })
    expect(body.publication.note).toMatch(/^Went back to \w{3} \d+, \d{4}, \d+:\d\d [AP]M \w+$/)
    expect(await liveLabels()).toEqual({ Home: 'Home', About: 'About', Shop: undefined })
    expect(await changedKeys()).toEqual([])
    expect((await site.get('/publications')).body.items).toHaveLength(3)
  })

  it('says on the clock that the site has now where it went back to', async () => {
    const { body: first } = await publish()
    await relabel(site.pages.home, 'New home')
    await publish()
    await relabel(site.pages.home, 'Unfinished')
    const { body: back } = await site.post(`/publications/${first.publication.id}/restore`)
    await site.inSite(({ db, id }) =>
      db
        .updateTable('site')
        .set({ time_zone: 'Asia/Kathmandu' })
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    )

    const { items } = (await site.get('/publications')).body
    const moment = momentText(first.publication.at, { timeZone: 'Asia/Kathmandu' })
    expect(items.slice(0, 2).map(({ note }: { note: string }) => note)).toEqual([
      `Went back to ${moment}`,
      `Drafts as they were before going back to ${moment}`,
    ])
    expect(back.publication.note).not.toContain(moment)
  })

  it('keeps what drafts held as a version that can be gone back to', async () => {
    const first = await publish()
    await relabel(site.pages.home, 'Unfinished')
    await site.post('/pages', { title: 'Never published' })
    await site.post(`/publications/${first.body.publication.id}/restore`)
    expect(await liveLabels()).toMatchObject({ Home: 'Home' })

    const { items } = (await site.get('/publications')).body
    expect(items.map(({ isLive }: { isLive: boolean }) => isLive)).toEqual([true, false, false])
    expect(items[1].note).toMatch(/^Drafts as they were before going back/)
    await site.post(`/publications/${items[1].id}/restore`)
    expect(await liveLabels()).toMatchObject({ Home: 'Unfinished', 'Never published': undefined })
  })

  it('restores each navigation as it was', async () => {
    const arrange = (fieldName: string, ...ids: string[]) =>
      site.post('/widget/UpdateNavigation', {
        fieldName,
        navigation: { items: ids.map((collectionId) => ({ collectionId })) },
      })
    await arrange('footerNav', site.pages.store, site.pages.about)
    const first = await publish()
    await arrange('footerNav', site.pages.about)
    expect(await changedKeys()).toEqual(['navigation'])
    await arrange('secondaryNav', site.pages.store)
    await publish(['navigation'])
    const live = await site.inSite(liveManifest)
    expect(live?.manifest.navigations).toMatchObject({
      footer: [{ collectionId: site.pages.about }],
      secondary: [{ collectionId: site.pages.store }],
    })

    await site.post(`/publications/${first.body.publication.id}/restore`)
    const { pages } = (await site.get('/pages')).body
    const places = pages.map(({ title, navigation }: Record<string, string>) => [title, navigation])
    expect(places).toEqual([
      ['Home', 'main'],
      ['Shop', 'footer'],
      ['About', 'footer'],
    ])
    expect(await changedKeys()).toEqual([])
  })

  it('publishes links and what is below them with the navigation alone', async () => {
    await publish()
    const folder = (await site.post('/pages', { title: 'More', kind: 'folder' })).body.page.id
    const link = { externalLink: { title: 'Elsewhere', url: '/x', newWindow: true } }
    const items = [
      { ...link, items: [{ collectionId: site.pages.about }] },
      { collectionId: folder, items: [link] },
    ]
    await site.post('/widget/UpdateNavigation', { navigation: { items } })
    expect(await changedKeys()).toEqual([folder, 'navigation'])
    await publish(['navigation'])
    const live = await site.inSite(liveManifest)
    // The folder is not published yet, so what is in it stands in its place.
    expect(live?.manifest.navigations?.main).toMatchObject([
      { ...link, items: [{ collectionId: site.pages.about }] },
      link,
    ])
    expect(await changedKeys()).toEqual([folder, 'navigation'])
    await publish()
    expect(await changedKeys()).toEqual([])
  })

  it('makes editors that are still open start again', async () => {
    const first = await publish()
    await relabel(site.pages.home, 'Second')
    const { id, revision } = await openBody(site, site.pages.home)
    await site.post(`/publications/${first.body.publication.id}/restore`)
    const late = await save(site, id, revision, setLabel('Late'))
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  it('does not know versions of another site', async () => {
    const other = await createTestContent(world)
    const { body } = await other.post('/publish', {})
    const answer = await site.post(`/publications/${body.publication.id}/restore`)
    expect(answer).toMatchObject({ status: 404, body: { code: 'publicationMissing' } })
  })
})

describe('GET /s/:siteId/api/publications', () => {
  it('goes on by its cursor, newest first', async () => {
    for (let n = 0; n < 21; n += 1) {
      await site.put('/site-header-footer', {
        header: { title: `${n}`, announcement: '', buttonLabel: '', buttonUrl: '' },
      })
      await publish()
    }
    const first = (await site.get('/publications')).body
    expect(first.items).toHaveLength(20)
    const rest = (await site.get(`/publications?cursor=${first.nextCursor}`)).body
    expect(rest.nextCursor).toBeNull()
    expect(rest.items.map(({ note }: { note: string }) => note)).toEqual([
      expect.stringContaining('3 pages'),
    ])
  })
})
