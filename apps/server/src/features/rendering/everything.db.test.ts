/** The project's theme with every feature of the format, on a site with every kind of page: rendered by the real server. */

import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { itemInput } from '@sitewright/api/items/shapes'
import { paragraph, textDocument } from '@sitewright/blocks/rich-text'
import { PROJECT_ROOT } from '@sitewright/testing/project-root'
import { makeTarGz } from '@sitewright/testing/test-archives'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { loadTheme, type Theme } from '@sitewright/theme'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { button, document, image, search, section, text } from '../../starting-points/compose.ts'
import { createKindsSite, KINDS_NOW, type KindsSite } from './test-kinds.ts'

let world: TestWorld
let owner: TestBrowser
let site: KindsSite
let theme: Theme
let told: unknown[]

beforeAll(async () => {
  world = await createTestWorld()
  world.clock.advance(KINDS_NOW - world.clock.now())
  const made = await world.createOwner('maker@example.com')
  owner = made.browser
  site = await createKindsSite(world.app, { ownerId: made.accountId, count: 3 })
  theme = await loadTheme(FOLDER)
  told = []
  world.app.log.warn = (...said: unknown[]) => void told.push(said)
  await dress()
})
afterAll(() => world.close())

const FOLDER = join(PROJECT_ROOT, 'packages/theme/src/fixtures/everything')

/** The theme's archive, as a developer would pack it. */
async function archive(): Promise<Buffer> {
  const paths = await readdir(FOLDER, { recursive: true, withFileTypes: true })
  const files = paths.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  return makeTarGz(
    Object.fromEntries(
      await Promise.all(
        files.map(async (path) => [relative(FOLDER, path), await readFile(path)] as const),
      ),
    ),
  )
}

/** Gives the site the theme, and its pages the theme's options. */
async function dress() {
  const { body: installed } = await owner.post(`/s/${site.id}/api/themes`, await archive())
  const look = { theme: installed.version.key, tweaks: {}, css: '' }
  expect(await owner.put(`/s/${site.id}/api/style`, look)).toMatchObject({ status: 200 })
  const set = async (name: string, settings: object) => {
    const path = `/s/${site.id}/api/pages/${site.pages[name]}`
    expect(await owner.patch(path, { settings })).toMatchObject({ status: 200 })
  }
  await set('about', { layout: 'wide' })
  await set('template', { templatePage: 'home' })
  await set('slider', { themeType: 'projects' })
  await set('folder', { folderBehavior: 1 })
  await fillFooter('about', 'blog')
  await fillField('pageIntro', 'An introduction to everything')
  await fillField(`collection-${site.pages.about}_sidebar`, 'Beside the about page')
  await fillField(`item-${await firstItem('blog')}_sidebar`, 'Beside one post')
  await fillField(`${await firstItem('slider')}_intro`, 'Before one project')
  await makeProject()
  await addBlocks(site.pages.about ?? '')
  await owner.post(`/s/${site.id}/api/publish`, {})
}

/** Puts pages into the footer's navigation. */
async function fillFooter(...names: string[]) {
  const items = names.map((name) => ({ collectionId: site.pages[name] }))
  const input = { fieldName: 'footerNav', navigation: { items } }
  const moved = await owner.post(`/s/${site.id}/api/widget/UpdateNavigation`, input)
  expect(moved).toMatchObject({ status: 200 })
}

async function firstItem(name: string): Promise<string> {
  const { body } = await owner.get(`/s/${site.id}/api/collections/${site.pages[name]}/items`)
  return body.items[0].id
}

/** Puts a paragraph into a place of the theme. */
async function fillField(field: string, words: string) {
  const { body } = await owner.post(`/s/${site.id}/api/block-fields`, { field })
  const { sections, sectionOrder } = document(section({}, text([0, 0, 12, 2], paragraph(words))))
  const saved = await owner.post(`/s/${site.id}/api/documents/${body.documentId}/operations`, {
    batchId: 'c'.repeat(24),
    baseRevision: 1,
    operations: [{ kind: 'insertSection', section: sections[sectionOrder[0] ?? ''], index: 0 }],
  })
  expect(saved).toMatchObject({ status: 200 })
}

/** Turns an item from an answer into the input of a call. */
function asItemInput(item: object) {
  return Object.fromEntries(Object.entries(item).filter(([name]) => name in itemInput.shape))
}

/** An item of the theme's own type, with a field of each kind. */
async function makeProject() {
  const { body: list } = await owner.get(`/s/${site.id}/api/collections/${site.pages.slider}/items`)
  const [{ id }] = list.items
  const { body } = await owner.get(`/s/${site.id}/api/items/${id}`)
  const { imageId } = body.item
  const custom = {
    client: 'Salt & Sons',
    story: { richText: textDocument(paragraph('A long <story>.')) },
    plan: { imageId },
    isFinished: true,
    views: { imageIds: [imageId, imageId] },
  }
  const input = {
    ...asItemInput(body.item),
    content: { ...body.item.content, customType: 'project', custom },
  }
  const saved = await owner.put(`/s/${site.id}/api/items/${id}`, input)
  expect(saved).toMatchObject({ status: 200, body: { item: { content: { custom } } } })
  const tooMuch = { ...custom, client: 'x'.repeat(50_001) }
  const refused = await owner.put(`/s/${site.id}/api/items/${id}`, {
    ...input,
    content: { ...input.content, custom: tooMuch },
  })
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { 'content.custom': 'These fields hold more than 50 KB together.' } },
  })
}

/** One block of each type that a theme may show in its own way. */
async function addBlocks(pageId: string) {
  const { body: list } = await owner.get(
    `/s/${site.id}/api/collections/${site.pages.gallery}/items`,
  )
  const { body: editor } = await owner.get(`/s/${site.id}/api/pages/${pageId}/editor`)
  const { id, revision } = editor.documents[0]
  const { sections, sectionOrder } = document(
    section(
      {},
      image([0, 0, 8, 8], list.items[0].imageId),
      button([0, 9, 6, 2], 'To the <store>', `page:${site.pages.store}`),
      search([0, 12, 6, 2], site.pages.blog ?? '', 'Look'),
    ),
  )
  const saved = await owner.post(`/s/${site.id}/api/documents/${id}/operations`, {
    batchId: 'b'.repeat(24),
    baseRevision: revision,
    operations: [{ kind: 'insertSection', section: sections[sectionOrder[0] ?? ''], index: 0 }],
  })
  expect(saved).toMatchObject({ status: 200 })
}

const get = (path: string) => world.visitor(site).get(path)

/** Ids and revisions differ from run to run, and the platform's part of the head has tests of its own. */
function steady(html: string): string {
  const seen = new Map<string, string>()
  return html
    .replace(
      /<meta charset="utf-8">[\s\S]*?(?=\n<script>document\.documentElement\.dataset)/,
      '[headers]',
    )
    .replaceAll(String(theme.revisionNumber), 'revision')
    .replace(/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g, (id) => {
      if (!seen.has(id)) seen.set(id, `id-${seen.size + 1}`)
      return seen.get(id) ?? ''
    })
}

const SHOWN: Readonly<Record<string, string>> = {
  home: '/',
  'blog.list': '/blog',
  'blog.list-category': '/blog?category=Clay',
  'blog.item': '/blog/post-2',
  'events.list': '/events',
  'events.item': '/events/event-2',
  'gallery.list': '/gallery',
  'gallery.item': '/gallery/picture-1',
  'album.list': '/album',
  'products.list': '/store',
  'products.item': '/store/p/thing-1',
  'index.list': '/more',
  'layout-and-own-blocks': '/about',
  'static-page': '/template',
  'own-type.item-alone': '/slider',
  search: '/search?q=clay',
  'not-found': '/nowhere',
}

describe('a theme with everything, on a site with everything', () => {
  it.each(Object.entries(SHOWN))('%s is as it was', async (name, path) => {
    const { text } = await get(path)
    await expect(`${steady(text)}\n`).toMatchFileSnapshot(`golden/everything/${name}.golden`)
  })

  it('decides which types of items a page takes', async () => {
    const items = (name: string) => `/s/${site.id}/api/collections/${site.pages[name]}/items`
    const create = (name: string, customType: string, more = {}) =>
      owner.post(items(name), { title: 'New', content: { customType }, ...more })
    expect(await create('blog', 'project')).toMatchObject({
      status: 400,
      body: { code: 'typeNotTaken', errors: { 'content.customType': /takes no such items/ } },
    })
    expect(await create('slider', 'nothing')).toMatchObject({ body: { code: 'typeNotTaken' } })
    const event = { startsAt: KINDS_NOW }
    expect((await create('events', 'reading', event)).status).toBe(200)

    // An item may keep its type, even where the page chooses another one.
    const made = (await create('slider', 'project')).body.item
    const input = asItemInput(made)
    const page = `/s/${site.id}/api/pages/${site.pages.slider}`
    await owner.patch(page, { settings: { themeType: '' } })
    const at = `/s/${site.id}/api/items/${made.id}`
    expect((await owner.put(at, { ...input, title: 'Newer' })).status).toBe(200)
    const other = { ...input, content: { ...made.content, customType: 'reading' } }
    expect(await owner.put(at, other)).toMatchObject({ body: { code: 'typeNotTaken' } })
    await owner.patch(page, { settings: { themeType: 'projects' } })
    await owner.delete(at)
  })

  it('offers its layouts and types by name', async () => {
    const { body } = await owner.get(`/s/${site.id}/api/template-pages`)
    expect(body).toMatchObject({
      accepts: { projects: ['project'] },
      customTypes: [{ name: 'project', base: 'image' }, { name: 'reading' }],
      names: ['home', 'poster'],
      layouts: [
        { id: 'default', name: 'Default' },
        { id: 'wide', name: 'Wide, without navigation' },
      ],
      types: [
        { name: 'full-url', title: 'Full Address Index', kind: 'index' },
        { name: 'projects', title: 'Projects', kind: 'gallery' },
        { name: 'stack', title: 'Stack', kind: 'index' },
      ],
    })
  })

  it('says on whose own pages it has places for blocks, products included', async () => {
    const { body } = await owner.get(`/s/${site.id}/api/template-pages`)
    const { about, blog, slider, store, index } = site.pages
    const found = [about, blog, slider, store, index].map((id) =>
      body.pagesWithItemFields.includes(id),
    )
    expect(found).toEqual([false, true, true, true, false])
  })

  it('serves its joined scripts for good, and nothing that is not its own', async () => {
    const [, address = ''] = /src="(\/scripts\/joined\/[^"]*)"/.exec((await get('/')).text) ?? []
    const { status, text, headers } = await get(address)
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('immutable')
    expect(text.indexOf('onInitialize')).toBeLessThan(text.indexOf('data-shop'))
    expect((await get('/scripts/joined/site.js+other.js')).status).toBe(404)
    expect((await get('/scripts/joined/site.js+site.js')).status).toBe(404)
  })

  it.each(Object.values(SHOWN))('%s has no mistake of a template', async (path) => {
    told.length = 0
    await get(`${path}${path.includes('?') ? '&' : '?'}format=main-content`)
    expect(told).toEqual([])
  })
})
