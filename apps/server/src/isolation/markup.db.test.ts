/**
 * Markup in every text field of every call that owners have, then every page, format and theme: nothing of it becomes an
 * element. Fields come from the contracts, so a new one is tried without a thought; a new call needs an example here.
 */

import type { Call } from '@sitewright/api/call'
import { CONTRACTS } from '@sitewright/api/contracts'
import { BLOCKS } from '@sitewright/blocks/registry'
import { COLLECTION_KINDS } from '@sitewright/core/content/collection-kinds'
import { newId } from '@sitewright/core/id'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillAll, textFields } from './markup-fields.ts'

/** Calls whose text is the owner's own code, or is shown to nobody. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  putSiteCode: 'is code that the owner puts into every page',
  putStyle: 'is styles that the owner writes; names of themes and tweaks are checked',
  installTheme: 'is a theme, which is code',
  createDeveloperKey: 'is listed in the studio alone, by React',
  putPagePassword: 'is a password, which is kept as a hash',
  putSiteStatus: 'is a password, which is kept as a hash',
  createRedirect: 'is a path and where it leads, which is no part of a page',
  updateRedirect: 'is a path and where it leads, which is no part of a page',
  importRedirects: 'is a path and where it leads, which is no part of a page',
  saveOperations: 'is filled by type of block',
  renderSections: 'answers the studio what it sent, rendered; filled by type of block',
  publishSite: 'takes ids',
  publishItem: 'takes ids',
  orderItems: 'takes ids',
  updateNavigation: 'takes ids and names of places',
  createBlockField: 'takes names of places',
  duplicateItem: 'takes no text',
  restorePublication: 'takes no text',
  uploadAsset: 'takes a file, whose label updateAsset fills',
  replaceAsset: 'takes a file',
}

const AUTHOR = { displayName: 'Ann', bio: '', avatarId: null, websiteUrl: '' }
const variants = ['S', 'M'].map((size) => ({
  sku: `SKU-${size}`,
  attributes: { [OPTION()]: size },
  priceMinor: 100,
  stock: { unlimited: true },
}))

/** What the label of an option's list must not run. */
function OPTION() {
  return '"><img onerror=__hit()>'
}

let world: TestWorld
let api: string
const ids: Record<string, string> = {}
const filled: Record<string, readonly string[]> = {}

const callNamed = (name: string) => CONTRACTS.find((call) => call.name === name) as Call

function sendTo(call: Call, at: Readonly<Record<string, string>>) {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => at[name] ?? ids[name] ?? name)
  const write = { POST: world.owner.post, PUT: world.owner.put, PATCH: world.owner.patch }
  return (body: object) => write[call.method as keyof typeof write](path, body)
}

async function fill(name: string, example: object, at: Readonly<Record<string, string>> = {}) {
  const call = callNamed(name)
  if (!call.input) throw new Error(`${name} takes nothing`)
  const found = await fillAll(call.input, example, sendTo(call, at))
  filled[name] = [...(filled[name] ?? []), ...found]
}

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  api = `/s/${world.site.id}/api`
  ids.siteId = world.site.id
  await fill('createAuthor', AUTHOR)
  const { body: writers } = await world.owner.get(`${api}/authors`)
  ids.authorId = writers.authors[0].id
  await fill('updateAuthor', AUTHOR)
  for (const { name: kind, ...rules } of COLLECTION_KINDS) {
    const made = await world.owner.post(`${api}/pages`, { title: `A ${kind}`, kind })
    if (made.status !== 200) continue
    const { id } = made.body.page
    await fill('updatePage', { title: kind, urlId: `a-${kind}`, settings: {} }, { pageId: id })
    if (!('items' in rules) || rules.items === undefined) continue
    const at = { collectionId: id }
    const example = {
      title: 'Item',
      authorId: ids.authorId,
      status: 'public',
      ...(kind === 'events' && { startsAt: 1_800_000_000_000 }),
    }
    await fill('createItem', example, at)
    const { body: list } = await world.owner.get(`${api}/collections/${id}/items`)
    const [item] = list.items ?? []
    if (item) await fill('updateItem', { ...example, urlId: 'item' }, { itemId: item.id })
  }
  await fill('createPage', { title: 'Page' })
  const product = {
    title: 'Mug',
    urlId: 'mug',
    state: 'public',
    options: [{ name: OPTION(), values: ['S', 'M'] }],
    variants,
  }
  await fill('createProduct', product)
  const { body: products } = await world.owner.get(`${api}/products`)
  ids.productId = products.items[0].id
  await fill('updateProduct', {
    ...product,
    variants: variants.map((one) => ({ ...one, sku: `U${one.sku}` })),
  })
  const { body: categories } = await world.owner.get(`${api}/product-categories`)
  ids.collectionId = categories.stores[0].collectionId
  await fill('createCategory', { displayName: 'Mine' })
  const { body: known } = await world.owner.get(`${api}/product-categories`)
  ids.categoryId = JSON.stringify(known).match(/"id":"([0-9a-f]{24})"/)?.[1] ?? ''
  await fill('updateCategory', { displayName: 'Mine' })
  const { body: assets } = await world.owner.get(`${api}/assets`)
  ids.assetId = assets.items[0].id
  await fill('updateAsset', { altText: 'Mine' })
  await fill('putSiteHeaderFooter', {
    header: { title: 'Mine', announcement: '', buttonLabel: 'Go', buttonUrl: '/' },
  })
  await fill('putSiteSettings', {
    ...DEFAULT_SITE_SETTINGS,
    title: 'Mine',
    timeZone: 'Europe/Zurich',
  })
  await fill('putStoreSettings', {
    currency: 'USD',
    shippingRateMinor: 1,
    shippingLabel: 'Mine',
    replyToEmail: '',
  })
  await fillBlocks()
}, 240_000)
afterAll(() => world.close())

/** One block of every type but code, with markup in its settings. */
async function fillBlocks() {
  const { body: list } = await world.owner.get(`${api}/pages`)
  const home = list.pages.find(({ isHome }: { isHome: boolean }) => isHome)
  const { body: editor } = await world.owner.get(`${api}/pages/${home.id}/editor`)
  for (const { name, type, version, schema, defaults } of BLOCKS) {
    if (name === 'code') continue
    const blockId = newId()
    const sectionId = newId()
    const send = (props: object) =>
      world.owner.post(`${api}/documents/${editor.documents[0].id}/operations`, {
        baseRevision: editor.documents[0].revision,
        batchId: crypto.randomUUID(),
        operations: [
          {
            kind: 'insertSection',
            index: 0,
            section: {
              id: sectionId,
              settings: { theme: 'light', height: 'small', anchor: '' },
              blocks: { [blockId]: { id: blockId, type, version, props } },
              desktop: { [blockId]: { x: 0, y: 0, w: 6, h: 2, z: 1 } },
              phone: { auto: true },
            },
          },
        ],
      })
    const own = name === 'product' ? { productId: ids.productId } : {}
    filled[`block ${name}`] = await fillAll(schema, { ...defaults(), ...own }, send)
  }
}

/** Elements that came of markup in a field; each has a handler that no page of ours has. */
function planted(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const isPlanted = Object.entries(attributes).some(
        ([key, value]) => /^on/.test(key) && value.includes('__hit'),
      )
      if (isPlanted) found.push(name)
    },
  })
  parser.end(html)
  return found
}

it('has an example, or a reason, for every call of owners that takes text', () => {
  const taking = CONTRACTS.filter(
    ({ audience, input }) => audience === 'owner' && input && textFields(input).length > 0,
  ).map(({ name }) => name)
  expect(taking.filter((name) => !(name in filled) && !(name in LEFT_OUT))).toEqual([])
})

it('has put markup where owners write words', () => {
  const wanted = [
    'createAuthor',
    'createItem',
    'updatePage',
    'createProduct',
    'createCategory',
    'updateAsset',
    'putSiteHeaderFooter',
    'putSiteSettings',
    'putStoreSettings',
    'block html',
    'block button',
  ]
  expect(wanted.filter((name) => (filled[name] ?? []).length === 0)).toEqual([])
})

/** What the page shows of the markup, and the elements that came of it. */
async function look(url: string): Promise<{ isShown: boolean; planted: string[] }> {
  const { text, headers } = await world.visitor().get(url)
  if (!String(headers['content-type']).includes('html')) return { isShown: false, planted: [] }
  return { isShown: text.includes('__hit'), planted: planted(text).map((name) => `${name} ${url}`) }
}

async function addresses(): Promise<string[]> {
  const { text } = await world.visitor().get('/sitemap.xml')
  const listed = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  )
  return [
    ...listed.flatMap((path) => [path, `${path}?format=main-content`]),
    '/search?q=hit',
    '/cart',
    '/not-there',
  ]
}

describe.each(['hearth', 'gazette', 'saffron'])('in the theme %s', (theme) => {
  it('nothing of it becomes an element, on any page and in any format', async () => {
    const styled = await world.owner.put(`${api}/style`, { theme, tweaks: {}, css: '' })
    const published = await world.owner.post(`${api}/publish`, {})
    expect([styled.status, published.status]).toEqual([200, 200])
    const seen = []
    for (const url of await addresses()) seen.push(await look(url))
    expect(seen.flatMap((page) => page.planted)).toEqual([])
    // Most pages show some of it.
    expect(seen.filter(({ isShown }) => isShown).length).toBeGreaterThan(seen.length / 2)
  }, 120_000)
})
