import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDemoShop } from './index.ts'
import { type DemoShop, makeShop } from './make-shop.ts'

let world: TestWorld
let shop: DemoShop
const said: string[] = []
const progress = (line: string) => said.push(line)

beforeAll(async () => {
  world = await createTestWorld()
  shop = await makeShop(world.app, progress)
}, 60_000)
afterAll(() => world.close())

const visit = async (path: string) => {
  const host = new URL(shop.site).host
  return world.visitor({ id: '', identifier: '', host }).get(path)
}

describe('the demo shop', () => {
  it('tells how far it is, and has a password worth the name', () => {
    expect(shop.password.length).toBeGreaterThanOrEqual(16)
    expect(said.length).toBeGreaterThan(2)
  })

  it('is not made where there is a site', async () => {
    expect(await createDemoShop(world.app, { progress })).toBeUndefined()
  })

  it('greets with products that can be bought on the spot', async () => {
    const { status, text } = await visit('/')
    expect(status).toBe(200)
    expect(text).toContain('Pots for people who use them')
    expect(text.match(/sqs-add-to-cart-button-wrapper/g)).toHaveLength(3)
  })

  it('lists at least twelve products', async () => {
    const { text } = await visit('/shop')
    expect(new Set(text.match(/\/shop\/p\/[a-z-]+/g)).size).toBeGreaterThanOrEqual(12)
  })

  it('says what each picture of a product shows', async () => {
    const { text } = await visit('/shop/p/morning-mug')
    for (const alt of ['Oat-coloured mug with a wide foot', 'The same mug in moss green']) {
      expect(text).toContain(`alt="${alt}"`)
    }
  })

  it.each([
    ['/shop/p/hanging-planter', 'sold out'],
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
})
