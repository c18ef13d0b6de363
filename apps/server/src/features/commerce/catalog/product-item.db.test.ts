/** Features that a product has as an item: a body, search texts, an author, a review, fields of the theme. */

import { ITEM_STATUSES } from '@sitewright/core/content/item-status'
import { newId } from '@sitewright/core/id'
import { ROLES } from '@sitewright/core/roles'
import { textDocument } from '@sitewright/page/test-page'
import { asProductInput } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct
let made = 0

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  await world.owner.post(shop.api('/publish'), {})
})
beforeEach(async () => {
  made += 1
  mug = await shop.stock(`MUG-${made}`, 3)
})
afterAll(() => world.close())

const get = async () => (await world.owner.get(shop.api(`/products/${mug.id}`))).body.product
const put = async (change: object) =>
  world.owner.put(shop.api(`/products/${mug.id}`), { ...asProductInput(await get()), ...change })
const publish = (body: object = {}) =>
  world.owner.post(shop.api(`/products/${mug.id}/publish`), body)
const page = async () => (await world.visitor().get(`/shop/p/${mug.urlId}`)).text

/** Writes into the draft of the product's body. */
async function write(text: string): Promise<void> {
  const { body } = await world.owner.get(shop.api(`/products/${mug.id}/editor`))
  const [{ id, revision, part }] = body.documents
  expect(part).toBe('item')
  const document = textDocument(text)
  const [sectionId = ''] = document.sectionOrder
  const section = JSON.parse(
    JSON.stringify(document.sections[sectionId]).replace(/[0-9a-f]{24}/g, () => newId()),
  )
  const [block] = Object.values<{ id: string }>(section.blocks)
  if (!block) throw new Error('The text has no block')
  const saved = await world.owner.post(shop.api(`/documents/${id}/operations`), {
    batchId: newId(),
    baseRevision: revision,
    operations: [
      {
        kind: 'insertSection',
        index: 0,
        section: {
          ...section,
          blocks: { [block.id]: block },
          desktop: { [block.id]: { x: 0, y: 0, w: 12, h: 4, z: 1 } },
          phone: { auto: true },
        },
      },
    ],
  })
  expect(saved, saved.text).toMatchObject({ status: 200 })
}

describe('the body of a product', () => {
  it('is empty at first, and nothing that waits to be published', async () => {
    expect(await get()).toMatchObject({
      documentId: expect.any(String),
      hasUnpublishedChanges: false,
    })
    expect(await page()).not.toContain('ProductItem-additional')
  })

  it('reaches shoppers once it is published, and not before', async () => {
    await write('Thrown on a wheel')
    expect(await get()).toMatchObject({ hasUnpublishedChanges: true })
    expect((await put({ title: mug.title })).status).toBe(200)
    expect(await page()).not.toContain('Thrown on a wheel')
    expect(await publish()).toMatchObject({
      status: 200,
      body: { product: { state: 'public', hasUnpublishedChanges: false } },
    })
    expect(await page()).toContain('Thrown on a wheel')
  })

  it('goes along when a draft becomes public, and searches find its words', async () => {
    await put({ state: 'draft' })
    await write('Celadon glaze')
    expect((await put({ state: 'public' })).body.product.hasUnpublishedChanges).toBe(false)
    expect(await page()).toContain('Celadon glaze')
    const found = await world.visitor().get('/search?q=celadon')
    expect(found.text).toContain(mug.urlId)
  })

  it('keeps stock and variants as they are when it is published', async () => {
    const before = await get()
    await write('Words')
    await publish()
    expect((await get()).variants).toEqual(before.variants)
  })
})

/** The browser of somebody who has a role on the site. */
async function member(role: number): Promise<TestBrowser> {
  const { browser, accountId } = await world.createOwner(`${newId()}@example.com`)
  await world.app.database.global
    .insertInto('membership')
    .values({ account_id: accountId, website_id: world.site.id, role })
    .execute()
  return browser
}

describe('the statuses that a product offers', () => {
  it.each([
    ['websiteManager', [...ITEM_STATUSES]],
    ['storeManager', [...ITEM_STATUSES]],
    ['editor', []],
  ] as const)('are for a %s: %j', async (role, allowedStatuses) => {
    const browser = await member(ROLES[role])
    const { body } = await browser.get(shop.api(`/products/${mug.id}`))
    expect(body.product).toMatchObject({ title: mug.title, allowedStatuses })
    const saved = await browser.put(shop.api(`/products/${mug.id}`), asProductInput(body.product))
    expect(saved.status).toBe(allowedStatuses.length > 0 ? 200 : 403)
  })
})

describe('the tags that a store suggests', () => {
  const terms = async (browser: TestBrowser) =>
    browser.get(shop.api(`/collections/${(await get()).collectionId}/terms`))

  it('are those of its products, used most first', async () => {
    await put({ tags: ['Stoneware', 'Speckled'] })
    mug = await shop.stock(`OTHER-${made}`, 1)
    await put({ tags: ['speckled'] })
    const { tags } = (await terms(world.owner)).body
    expect(tags.map((tag: string) => tag.toLowerCase()).slice(0, 2)).toEqual([
      'speckled',
      'stoneware',
    ])
  })

  it('are for whoever may look at products', async () => {
    await put({ tags: ['Secret plan'], state: 'draft' })
    expect((await terms(await member(ROLES.storeManager))).body.tags).toContain('Secret plan')
    expect(await terms(await member(ROLES.viewer))).toMatchObject({ status: 403 })
  })
})

describe('publishing a product', () => {
  const as = async (role: number) =>
    (await member(role)).post(shop.api(`/products/${mug.id}/publish`), {})

  it('of one that is out is for whoever may publish; of another for whoever may edit products too', async () => {
    expect(await as(ROLES.editor)).toMatchObject({ status: 200 })
    await put({ state: 'needsReview' })
    expect(await as(ROLES.editor)).toMatchObject({ status: 403 })
    expect(await as(ROLES.websiteManager)).toMatchObject({
      status: 200,
      body: { product: { state: 'public' } },
    })
    expect(await as(ROLES.storeManager)).toMatchObject({ status: 403 })
  })

  it('can be planned', async () => {
    const publishOn = world.clock.now() + 3_600_000
    expect(await publish({ publishOn })).toMatchObject({
      body: { product: { state: 'scheduled', publishOn } },
    })
  })

  it('answers 404 for what is not there, and for an item that is no product', async () => {
    const missing = await world.owner.post(shop.api(`/products/${newId()}/publish`), {})
    expect(missing).toMatchObject({ status: 404, body: { code: 'productUnknown' } })
  })
})

describe('what a product shares with every item', () => {
  it('waits for review unseen', async () => {
    expect(await put({ state: 'needsReview' })).toMatchObject({
      status: 200,
      body: { product: { state: 'needsReview' } },
    })
    expect((await world.visitor().get(`/shop/p/${mug.urlId}`)).status).toBe(404)
  })

  it('says its search texts in the head of its page', async () => {
    await put({ seoTitle: 'Mugs from Basel', seoDescription: 'By hand.' })
    const text = await page()
    expect(text).toContain('<title>Mugs from Basel</title>')
    expect(text).toContain('<meta name="description" content="By hand.">')
  })

  it('has an author, who must be there', async () => {
    const about = { displayName: 'Ada Martin', bio: '', avatarId: null, websiteUrl: '' }
    const { body } = await world.owner.post(shop.api('/authors'), about)
    expect(await put({ authorId: body.author.id })).toMatchObject({
      status: 200,
      body: { product: { authorId: body.author.id } },
    })
    const json = await world.visitor().get(`/shop/p/${mug.urlId}?format=json`)
    expect(json.body.item.author).toMatchObject({ displayName: 'Ada Martin' })
    expect(await put({ authorId: newId() })).toMatchObject({
      status: 400,
      body: { code: 'authorMissing', errors: { authorId: expect.any(String) } },
    })
  })

  it('takes fields of a type only where the theme has it', async () => {
    const content = { customType: 'recipe', custom: {} }
    expect(await put({ content })).toMatchObject({ status: 400, body: { code: 'typeNotTaken' } })
  })

  it('does not overwrite what someone else saved meanwhile', async () => {
    const { updatedAt: seenAt } = await get()
    expect((await put({ seenAt, title: 'First' })).status).toBe(200)
    expect(await put({ seenAt, title: 'Second' })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
  })

  it.each([
    ['get', ''],
    ['delete', ''],
    ['post', '/publish'],
    ['post', '/duplicate'],
    ['get', '/editor'],
  ] as const)(
    'is changed by the calls of the store alone: %s /items/…%s is 404',
    async (method, path) => {
      const at = shop.api(`/items/${mug.id}${path}`)
      const answer = method === 'post' ? world.owner.post(at, {}) : world.owner[method](at)
      expect(await answer).toMatchObject({ status: 404 })
    },
  )
})
