/** Set-up of a store, from an empty site to one that sells. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestShop } from '../test-shop.ts'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

it('says step by step what is still missing', async () => {
  const shop = createTestShop(world)
  const missing = async () => {
    const { body } = await world.owner.get(shop.api('/store-setup'))
    return body.steps.flatMap((step: { missing: string[] }) => step.missing)
  }
  const first = await missing()
  expect(first).toEqual(expect.arrayContaining(['noProduct', 'noCountry', 'taxOpen']))
  await shop.product({ title: 'Draft', state: 'draft', variants: [variant('A')] })
  expect(await missing()).toContain('onlyDrafts')
  await shop.product({ title: 'Mug', variants: [variant('B')] })
  expect(await missing()).not.toContain('onlyDrafts')
  await shop.settings({ country: 'GB' })
  expect(await missing()).not.toContain('noCountry')
  await world.owner.put(shop.api('/v1/commerce-preferences/store-setup'), { chargesNoTax: true })
  expect(await missing()).not.toContain('taxOpen')
  await world.owner.put(shop.api('/shipping-zones'), { zones: [] })
  expect(await missing()).toContain('noZone')
  await shop.ships(500)
  await world.owner.post(shop.api('/publish'), {})
  const left = await missing()
  expect(left.filter((gap: string) => !['noPayment', 'onlyPractice'].includes(gap))).toEqual([])
})

function variant(sku: string) {
  return {
    sku,
    attributes: {},
    priceMinor: 1000,
    salePriceMinor: 0,
    onSale: false,
    imageId: null,
    stock: { unlimited: true, quantity: 0 },
  }
}
