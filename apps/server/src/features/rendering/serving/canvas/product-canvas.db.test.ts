import { findField } from '@sitewright/core/content/block-fields'
import { newId } from '@sitewright/core/id'
import { ROLES, type RoleName } from '@sitewright/core/roles'
import { textDocument } from '@sitewright/page/test-page'
import { makeTarGz } from '@sitewright/testing/test-archives'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadPublishedSite } from '../../../content/index.ts'

const MANIFEST = '{"name":"Places","layouts":{"default":{"name":"Default","regions":["site"]}}}'
const LAYOUT =
  '{squarespace-headers}{squarespace.main-content}<squarespace:block-field id="footer" />{squarespace-footers}'
const WITH_FIELDS =
  '<h1>{item.title|html}</h1><squarespace:block-field id="{item.id}_story" label="Story" /><squarespace:block-field id="delivery" label="Delivery" />'

interface Product {
  readonly id: string
  readonly collectionId: string
  readonly urlId: string
}

let world: TestWorld
let mug: Product

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  await wear({ 'collections/products.item': WITH_FIELDS })
})
beforeEach(async () => {
  mug = await make('Mug', 'public')
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const publish = () => world.owner.post(api('/publish'), {})

/** Gives the site a theme of these files. */
async function wear(files: Record<string, string>) {
  const archive = makeTarGz({ 'template.conf': MANIFEST, 'site.region': LAYOUT, ...files })
  const { body } = await world.owner.post(api('/themes'), archive)
  const look = { theme: body.version.key, tweaks: {}, css: '' }
  expect(await world.owner.put(api('/style'), look)).toMatchObject({ status: 200 })
  await publish()
}

let made = 0
async function make(title: string, state: string): Promise<Product> {
  const variants = [
    { sku: `SKU-${++made}`, attributes: {}, priceMinor: 1000, stock: { unlimited: true } },
  ]
  const { body } = await world.owner.post(api('/products'), { title, state, variants })
  return body.product
}

const open = async ({ id }: Product) => (await world.owner.get(api(`/products/${id}/editor`))).body
const canvasHost = () =>
  world.visitor({ ...world.site, host: world.site.host.replace('.', '--canvas.') })

async function openCanvas(product: Product, change: (query: URLSearchParams) => void = () => {}) {
  const url = new URL((await open(product)).canvasUrl)
  change(url.searchParams)
  return canvasHost().get(`/?${url.searchParams}`)
}

/** Adds a paragraph to a field of the theme. */
async function fill(field: string, text: string) {
  const { body } = await world.owner.post(api('/block-fields'), { field })
  const { sections, sectionOrder } = textDocument(text)
  const saved = await world.owner.post(api(`/documents/${body.documentId}/operations`), {
    batchId: newId(),
    baseRevision: 1,
    operations: [{ kind: 'insertSection', section: sections[sectionOrder[0] ?? ''], index: 0 }],
  })
  expect(saved).toMatchObject({ status: 200 })
}

const read = async ({ urlId }: Product) => (await world.visitor().get(`/shop/p/${urlId}`)).text
const fieldsOf = (opened: { documents: { field: string | null }[] }) =>
  opened.documents.map(({ field }) => field)

describe('the editor of a product', () => {
  it('opens with the footer and the product, on the page of its store', async () => {
    const opened = await open(mug)
    expect(opened.page).toMatchObject({ id: mug.collectionId, kind: 'products' })
    expect(opened.product).toMatchObject({ id: mug.id, title: 'Mug', state: 'public' })
    expect(fieldsOf(opened)).toContain('footer')
  })

  it.each(['public', 'draft', 'private'])('shows the page of a %s product', async (state) => {
    const product = await make(`Kept ${state}`, state)
    const { status, text } = await openCanvas(product)
    expect(status).toBe(200)
    expect(text).toContain(`<h1>Kept ${state}</h1>`)
    expect(text).toContain(`data-block-field="${product.id}_story"`)
    expect(text).toContain('data-block-field="delivery"')
    const { status: seen } = await world.visitor().get(`/shop/p/${product.urlId}`)
    expect(seen).toBe(state === 'public' ? 200 : 404)
  })

  it('shows it where its store is switched off, too', async () => {
    const page = api(`/pages/${mug.collectionId}`)
    await world.owner.patch(page, { settings: { isEnabled: false } })
    expect((await openCanvas(mug)).text).toContain('<h1>Mug</h1>')
    await world.owner.patch(page, { settings: { isEnabled: true } })
  })

  it.each<[string, (query: URLSearchParams) => void]>([
    ['the product left out', (query) => query.delete('item')],
    ['another product', (query) => query.set('item', 'f'.repeat(24))],
  ])('opens nothing with %s', async (_what, change) => {
    expect((await openCanvas(mug, change)).status).toBe(403)
  })

  it.each<[RoleName, number]>([
    ['editor', 200],
    ['websiteManager', 200],
    ['storeManager', 403],
    ['viewer', 403],
    ['draftEditor', 403],
  ])('answers a role that is %s with %i', async (role, status) => {
    const { browser, accountId } = await world.createOwner(`${role}@example.com`)
    await world.app.database.global
      .insertInto('membership')
      .values({ account_id: accountId, website_id: world.site.id, role: ROLES[role] })
      .execute()
    expect((await browser.get(api(`/products/${mug.id}/editor`))).status).toBe(status)
  })

  it('refuses to begin a field for someone who sells and does not write', async () => {
    const { browser, accountId } = await world.createOwner('seller@example.com')
    await world.app.database.global
      .insertInto('membership')
      .values({ account_id: accountId, website_id: world.site.id, role: ROLES.storeManager })
      .execute()
    expect((await browser.get(api(`/products/${mug.id}`))).status).toBe(200)
    const begun = await browser.post(api('/block-fields'), { field: `${mug.id}_story` })
    expect(begun).toMatchObject({ status: 403, body: { code: 'notAllowed' } })
  })

  it('is not there for a product that is gone', async () => {
    const canvas = new URL((await open(mug)).canvasUrl)
    await world.owner.delete(api(`/products/${mug.id}`))
    expect(await world.owner.get(api(`/products/${mug.id}/editor`))).toMatchObject({ status: 404 })
    expect((await canvasHost().get(canvas.pathname + canvas.search)).status).toBe(403)
  })
})

describe('block fields on pages of products', () => {
  it('belong to one product where they name it, and reach visitors with the site', async () => {
    const bowl = await make('Bowl', 'public')
    await fill(`${mug.id}_story`, 'Thrown by hand')
    expect((await openCanvas(mug)).text).toContain('Thrown by hand')
    expect(fieldsOf(await open(mug))).toContain(`${mug.id}_story`)
    expect(fieldsOf(await open(bowl))).not.toContain(`${mug.id}_story`)
    expect(await read(mug)).not.toContain('Thrown by hand')

    await publish()
    await expect.poll(() => read(mug)).toContain('Thrown by hand')
    expect(await read(bowl)).not.toContain('Thrown by hand')
  })

  it('are the same on all of them otherwise', async () => {
    const bowl = await make('Bowl', 'public')
    await fill('delivery', 'Two days')
    await publish()
    await expect.poll(() => read(mug)).toContain('Two days')
    expect(await read(bowl)).toContain('Two days')
    expect(fieldsOf(await open(bowl))).toContain('delivery')
  })

  it('are in no version any more once the product is removed, not even after going back', async () => {
    const field = `${mug.id}_story`
    const published = async () => {
      const { body } = await publish()
      const found = await world.app.database.inSite(world.site.id, (site) =>
        loadPublishedSite(site, body.publication.id),
      )
      return { id: body.publication.id, has: findField(found.fields, field) !== undefined }
    }
    await fill(field, 'Thrown by hand')
    const before = await published()
    expect(before.has).toBe(true)
    await world.owner.delete(api(`/products/${mug.id}`))
    expect((await world.owner.get(api('/changes'))).body.changes).toEqual([])
    await fill('delivery', `Two days or three ${newId()}`)
    expect((await published()).has).toBe(false)
    await world.owner.post(api(`/publications/${before.id}/restore`))
    await fill('again', 'Made again')
    expect((await published()).has).toBe(false)
    expect(await world.owner.post(api('/block-fields'), { field })).toMatchObject({ status: 404 })
  })

  it('are offered only where the theme has some', async () => {
    const offered = async () => (await world.owner.get(api('/template-pages'))).body
    expect((await offered()).pagesWithItemFields).toEqual([mug.collectionId])
    await wear({})
    expect((await offered()).pagesWithItemFields).toEqual([])
  })
})
