import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentNeeds } from '@sitewright/blocks/render'
import { fieldsOf } from '@sitewright/core/content/block-fields'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import type { SiteContent } from '@sitewright/page/data/site-content'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBlock } from '../features/content/check-operation.ts'
import { loadDocuments, loadPublishedSite, publish } from '../features/content/index.ts'
import { foundSite } from '../features/sites/index.ts'
import { THEMES_FOLDER } from '../platform/build-folder.ts'
import type { SiteTx } from '../platform/database.ts'
import type { StartingPointDefinition } from './definition.ts'
import { prepareStartingPoint, startingPoints } from './index.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

async function founded(start: StartingPointDefinition) {
  const { body } = await world.owner.get('/api/session')
  const fill = await prepareStartingPoint(world.app, start, { siteTitle: 'Clay & Co' })
  return foundSite(world.app, {
    title: `Clay ${start.id}`,
    ownerId: body.account.id,
    fill: async (site) => {
      await fill(site)
      await publish(site, body.account)
    },
  })
}

async function bodies(site: SiteTx, content: SiteContent) {
  const ids = [...content.pages.values()].flatMap(({ documentId }) => documentId ?? [])
  return loadDocuments(site, content, [...ids, ...fieldsOf(content.fields, []).values()])
}

/** Blocks that visitors cannot use before their owner has set something: a new site does not begin with them. */
const NOT_SENT_YET = ['form', 'comments', 'member-area'] as const

async function idsIn(site: SiteTx, table: 'asset' | 'product', ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await site.db
    .selectFrom(table)
    .select('id')
    .where('website_id', '=', site.id)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

describe('the icon of a site for browsers and phones', () => {
  const iconOf = async (start: (typeof startingPoints)[number]) => {
    const { id, identifier } = await founded(start)
    const host = world.site.host.replace(world.site.identifier, identifier)
    const visitor = world.visitor({ id, identifier, host })
    const { text } = await visitor.get('/')
    return { visitor, text, icon: /<link rel="apple-touch-icon" href="(.*?)">/.exec(text)?.[1] }
  }
  const isEmpty = ({ id }: (typeof startingPoints)[number]) => id === 'empty'

  it.each(startingPoints.filter((start) => !isEmpty(start)))(
    'comes with $id, which tells them its color',
    async (start) => {
      const { visitor, text, icon = '' } = await iconOf(start)
      expect(text).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}">/)
      const { bytes } = await visitor.get(icon)
      const size = { width: 180, height: 180 }
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', ...size })
    },
  )

  it.each(startingPoints.filter(isEmpty))('does not come with $id', async (start) => {
    expect((await iconOf(start)).icon).toBeUndefined()
  })
})

describe.each(startingPoints)('the starting point $id', (start) => {
  it('fills a site with blocks that could have been saved by hand', async () => {
    const { id, publicationId = '' } = await founded(start)
    const documents = await world.app.database.inSite(id, async (site) =>
      bodies(site, await loadPublishedSite(site, publicationId)),
    )
    const blocks = [...documents.values()].flatMap(({ sections }) =>
      Object.values(sections).flatMap((section) => Object.values(section.blocks)),
    )
    for (const block of blocks) expect(checkBlock(block)).toEqual(block)
  })

  it('names only pictures, products and pages that it has, and nothing that cannot be sent yet', async () => {
    const { id, publicationId = '' } = await founded(start)
    await world.app.database.inSite(id, async (site) => {
      const content = await loadPublishedSite(site, publicationId)
      const documents = [...(await bodies(site, content)).values()]
      const needs = documents.map(documentNeeds)
      const named = {
        assets: needs.flatMap(({ assets }) => assets),
        products: needs.flatMap(({ products }) => products),
        pages: needs.flatMap(({ pages, lists }) => [
          ...pages,
          ...lists.flatMap(({ collectionIds = [] }) => collectionIds),
        ]),
      }
      const [assets, products] = await Promise.all([
        idsIn(site, 'asset', named.assets),
        idsIn(site, 'product', named.products),
      ])
      expect(named.assets.filter((one) => !assets.has(one))).toEqual([])
      expect(named.products.filter((one) => !products.has(one))).toEqual([])
      expect(named.pages.filter((one) => !content.pages.has(one))).toEqual([])
      const types = documents.flatMap(({ sections }) =>
        Object.values(sections).flatMap(({ blocks }) => Object.values(blocks)),
      )
      const unsent: readonly number[] = NOT_SENT_YET.map((name) => BLOCK_TYPES[name])
      expect(types.filter(({ type }) => unsent.includes(type))).toEqual([])
    })
  })

  it('answers at every address, with all of its pictures', async () => {
    const { id, identifier, publicationId = '' } = await founded(start)
    const visitor = world.visitor({ id, identifier, host: `${identifier}.localhost:3000` })
    const { pages } = await world.app.database.inSite(id, (site) =>
      loadPublishedSite(site, publicationId),
    )
    for (const page of pages.values()) {
      const { status, text } = await visitor.get(page.isHome ? '/' : `/${page.urlId}`)
      expect([page.title, status]).toEqual([page.title, 200])
      const [image] = text.match(/\/images\/[^?"\s]+/) ?? []
      if (image) expect((await visitor.get(`${image}?format=300w`)).status).toBe(200)
    }
  })

  it('has a thumbnail', async () => {
    const { status, headers } = await world.owner.get(`/starting-points/${start.id}.jpg`)
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
  })
})

describe('the empty one', () => {
  it('comes last, and has a home page with nothing on it and no pictures', async () => {
    const start = startingPoints.at(-1)
    if (start?.id !== 'empty') throw new Error('Another one comes last')
    const { id, publicationId = '' } = await founded(start)
    await world.app.database.inSite(id, async (site) => {
      const content = await loadPublishedSite(site, publicationId)
      expect([...content.pages.values()].map(({ title, isHome }) => [title, isHome])).toEqual([
        ['Home', true],
      ])
      const sections = (await bodies(site, content)).values()
      expect([...sections].flatMap(({ sectionOrder }) => sectionOrder)).toEqual([])
    })
  })
})

describe('the shop', () => {
  it('sells what it names, of several types, in categories: one on sale, one sold out', async () => {
    const shop = startingPoints.find(({ id }) => id === 'shop')
    if (!shop) throw new Error('There is no shop')
    const { id, identifier } = await founded(shop)
    const visitor = world.visitor({ id, identifier, host: `${identifier}.localhost:3000` })
    const { body } = await visitor.get('/shop?format=json')
    type Item = { title: string; structuredContent: { productType: number; onSale: boolean } }
    const items: Item[] = body.items
    expect(items.map(({ title }) => title)).toEqual(
      Object.values(shop.products).map(({ title }) => title),
    )
    expect(new Set(items.map((item) => item.structuredContent.productType))).toEqual(
      new Set([1, 2, 3]),
    )
    expect(items.filter((item) => item.structuredContent.onSale)).toHaveLength(1)
    const { text } = await visitor.get('/shop')
    expect(text.match(/class="product-mark sold-out"/g)).toHaveLength(1)
    for (const category of ['For the table', 'For the house', 'Learn to throw']) {
      expect(text).toContain(category)
    }
    const learn = await visitor.get('/shop?category=Learn%20to%20throw&format=json')
    expect(learn.body.items.map(({ title }: Item) => title)).toEqual([
      'An Afternoon at the Wheel',
      'First Pots: a Workbook',
    ])
  })
})

describe('the themes', () => {
  it('each have a thumbnail of their own, small enough to show many', async () => {
    for (const theme of await readdir(THEMES_FOLDER)) {
      const bytes = await readFile(join(THEMES_FOLDER, theme, 'thumbnail.webp'))
      const { format, width, height } = await sharp(bytes).metadata()
      expect([theme, format, width, height]).toEqual([theme, 'webp', 960, 720])
      expect(bytes.length, theme).toBeLessThanOrEqual(30_000)
    }
  })

  it('each have a starting point with a page of every kind that they are chosen for', async () => {
    const themes = await readdir(THEMES_FOLDER)
    for (const theme of themes) {
      const shown = startingPoints
        .filter((start) => start.theme === theme && Object.keys(start.products).length > 0)
        .flatMap(({ items = {} }) => Object.keys(items).length)
      expect([theme, Math.max(...shown)]).toEqual([theme, 3])
    }
  })
})

describe('GET /api/starting-points', () => {
  it('lists them with the names of their pages', async () => {
    const { body } = await world.owner.get('/api/starting-points')
    expect(body.startingPoints.map(({ id }: { id: string }) => id)).toEqual(
      startingPoints.map(({ id }) => id),
    )
    expect(body.startingPoints[0].pages).toEqual([
      'Home',
      'Shop',
      'Journal',
      'Events',
      'Gallery',
      'About',
      'Contact',
    ])
  })
})
