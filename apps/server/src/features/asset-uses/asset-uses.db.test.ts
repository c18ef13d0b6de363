import { asProductInput, makeProduct } from '@sitewright/testing/sold-something'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let api: string

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  api = `/s/${world.site.id}/api`
})
afterAll(() => world.close())

const uploaded = async (): Promise<string> => {
  const create = { width: 9, height: 9, channels: 3, background: 'red' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  return (await world.owner.post(`${api}/assets?filename=a.png`, bytes)).body.asset.id
}
const usesOf = async (assetId: string) =>
  (await world.owner.get(`${api}/assets/${assetId}/uses`)).body.uses

describe('GET /s/:siteId/api/assets/:assetId/uses', () => {
  it('has nothing for what is shown nowhere', async () => {
    expect(await usesOf(await uploaded())).toEqual([])
  })

  it('names pages that show a picture', async () => {
    const { items } = (await world.owner.get(`${api}/assets`)).body
    const all = await Promise.all(items.map(({ id }: { id: string }) => usesOf(id)))
    expect(all.flat()).toContainEqual({ kind: 'page', id: expect.any(String), title: 'Home' })
  })

  it('names products', async () => {
    const assetId = await uploaded()
    const id = await makeProduct(world, { sku: 'USED-1', left: 5 })
    const { body } = await world.owner.get(`${api}/products/${id}`)
    const { title, variants } = body.product
    const changed = { ...asProductInput(body.product), imageIds: [assetId], variants }
    expect((await world.owner.put(`${api}/products/${id}`, changed)).status).toBe(200)
    expect(await usesOf(assetId)).toEqual([{ kind: 'product', id, title }])
  })

  it('names the site itself, for its logo', async () => {
    const assetId = await uploaded()
    const { settings } = (await world.owner.get(`${api}/settings`)).body
    const changed = { ...settings, logoImageId: assetId }
    expect((await world.owner.put(`${api}/settings`, changed)).status).toBe(200)
    expect(await usesOf(assetId)).toEqual([{ kind: 'site', id: world.site.id, title: '' }])
  })

  it('names what links to a file by its address', async () => {
    const pdf = Buffer.from('%PDF-1.7')
    const { asset } = (await world.owner.post(`${api}/assets?filename=Menu.pdf`, pdf)).body
    const header = { title: '', announcement: 'New', buttonLabel: 'Menu', buttonUrl: asset.path }
    await world.owner.put(`${api}/site-header-footer`, { header })
    const uses = await usesOf(asset.id)
    expect(uses).toEqual([{ kind: 'header', id: world.site.id, title: '' }])
  })

  it('names items', async () => {
    const assetId = await uploaded()
    const { body: blog } = await world.owner.post(`${api}/pages`, { title: 'B', kind: 'blog' })
    const path = `${api}/collections/${blog.page.id}/items`
    const { body } = await world.owner.post(path, { title: 'A post', imageId: assetId })
    const { id } = body.item
    expect(await usesOf(assetId)).toEqual([{ kind: 'item', id, title: 'A post' }])
  })

  it('knows nothing of other sites', async () => {
    const { browser, site } = await world.createOwner('looker@example.com')
    const answer = await browser.get(`/s/${site.id}/api/assets/${await uploaded()}/uses`)
    expect(answer).toMatchObject({ status: 404, body: { code: 'assetMissing' } })
  })
})
