import { openDatabase } from '@sitewright/server/platform/database'
import { createTestDatabase } from '@sitewright/testing/test-database'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDemoShop } from './index.ts'
import { type DemoShop, makeShop } from './make-shop.ts'
import { makeShopOnce } from './make-shop-once.ts'
import { type PaintedImage, paintDemoImages } from './pictures.ts'
import { DEMO_PRODUCTS } from './products.ts'

let world: TestWorld
let shop: DemoShop
let images: ReadonlyMap<string, PaintedImage>
let keptBefore: { kept: DemoShop; isThere: boolean }
const said: string[] = []
const progress = (line: string) => said.push(line)

beforeAll(async () => {
  // As on a public server, where only the demo shop may take practice payments.
  world = await createTestWorld({ config: { practicePayments: 'demoShop' } })
  images = await paintDemoImages(progress)
  shop = await makeShop(world.app, images, async (kept) => {
    keptBefore = { kept, isThere: (await visit('/', kept.site)).status === 200 }
  })
})
afterAll(() => world.close())

const visit = async (path: string, site = shop.site) => {
  const { host } = new URL(site)
  return world.visitor({ id: '', identifier: '', host }).get(path)
}

describe('the demo shop', () => {
  it('tells how far it is, and has a password worth the name', () => {
    expect(shop.password.length).toBeGreaterThanOrEqual(16)
    expect(said.length).toBeGreaterThan(2)
  })

  it('keeps its sign-in before anyone can see it, so that no kill in between loses it', () => {
    expect(keptBefore).toEqual({ kept: shop, isThere: false })
  })

  it('lets its owner sign in', async () => {
    const { email, password } = shop
    const { status } = await world.guest().post('/api/sign-in', { email, password })
    expect(status).toBe(200)
  })

  it('greets with products that can be bought on the spot', async () => {
    const { status, text } = await visit('/')
    expect(status).toBe(200)
    expect(text).toContain('Pots for people who use them')
    expect(text.match(/sqs-add-to-cart-button-wrapper/g)).toHaveLength(3)
  })

  it('lets shoppers practise paying', async () => {
    const { host } = new URL(shop.site)
    const shopper = world.visitor({ id: '', identifier: '', host })
    const { text } = await shopper.get('/shop/p/glazing-at-home-a-guide')
    const field = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
    await shopper.submit('/cart/add', { itemId: field('itemId'), sku: field('sku'), quantity: '1' })
    expect((await shopper.get('/checkout')).text).toContain('This shop is practising')
  })

  it('lists every product, the first of them first', async () => {
    const { text } = await visit('/shop')
    const addresses = [...new Set(text.match(/\/shop\/p\/[a-z-]+/g))]
    expect(addresses.length).toBeGreaterThanOrEqual(12)
    expect(addresses).toHaveLength(DEMO_PRODUCTS.length)
    expect(addresses[0]).toBe('/shop/p/morning-mug')
  })

  it('sells things with none, one and two options', () => {
    const counts = DEMO_PRODUCTS.map(({ options }) => options.length)
    expect(new Set(counts)).toEqual(new Set([0, 1, 2]))
  })

  it('has words for every picture', () => {
    for (const { altText } of images.values()) expect(altText).not.toBe('')
  })

  it('says what each picture of a product shows', async () => {
    const { text } = await visit('/shop/p/morning-mug')
    for (const alt of ['Oat-coloured mug with a wide foot', 'The same mug in moss green']) {
      expect(text).toContain(`alt="${alt}"`)
    }
  })

  it.each([
    ['/shop/p/windowsill-planter', 'sold out'],
    ['/shop/p/shoulder-vase', 'Sale Price:'],
    ['/shop/p/glazing-at-home-a-guide', '$18.00'],
    ['/shop/p/an-evening-at-the-wheel', 'Month'],
    ['/about', 'We make the pots we want to eat from'],
    ['/visit', 'Mill Lane'],
  ])('shows %s with %j', async (path, words) => {
    const { status, text } = await visit(path)
    expect(status).toBe(200)
    expect(text).toContain(words)
  })

  it('has no link that leads nowhere', async () => {
    for (const page of ['/', '/about', '/visit']) {
      const { text } = await visit(page)
      const paths = [
        ...new Set([...text.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, to]) => to)),
      ]
      for (const path of paths)
        expect([path, (await visit(path ?? '')).status]).toEqual([path, 200])
    }
  })
})

describe('createDemoShop', () => {
  it('makes nothing where there is a site', async () => {
    const before = said.length
    expect(await createDemoShop(world.app, { progress })).toBeUndefined()
    expect(said).toHaveLength(before)
  })
})

describe('makeShopOnce', () => {
  it('makes one shop when two nodes start at once', async () => {
    const empty = await createTestDatabase()
    const database = await openDatabase({
      url: empty.ownerUrl,
      log: world.app.log,
      refusesNested: true,
    })
    const node = { ...world.app, database }
    const made = await Promise.all([makeShopOnce(node, images), makeShopOnce(node, images)])
    expect(made.filter((shop) => shop !== undefined)).toHaveLength(1)
    expect(await database.global.selectFrom('site').select('title').execute()).toEqual([
      { title: 'Hearth & Clay' },
    ])
    await database.close()
    await empty.drop()
  })
})
