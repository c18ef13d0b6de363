import { type AmountsSite, createAmountsSite } from '@sitewright/testing/amounts-site'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectedAmounts } from './test-amounts.ts'

let world: TestWorld
let site: AmountsSite

beforeAll(async () => {
  world = await createTestWorld()
  site = await createAmountsSite(world)
})
afterAll(() => world.close())

describe('an amount is written alike wherever a site shows it', () => {
  // A sample; money.nightly.test.ts tries all of them.
  it.each([
    ['SEK', 'en-US'],
    ['CAD', 'fr'],
    ['EUR', 'de-DE'],
    ['JPY', 'ja'],
    ['ILS', 'he'],
    ['USD', 'ar-EG'],
    ['COP', 'es'],
  ])('%s in %s, as the language has it', async (currency, language) => {
    const how = { currency, language, useCLDRMoneyFormat: true }
    await site.change(how)
    expect(await site.written()).toEqual(expectedAmounts(how))
  })

  it.each([
    ['SEK', 'en-US', 'kr 1,234.50'],
    ['EUR', 'de-DE', '€1,234.50'],
    ['JPY', 'ja', '¥123,450'],
    ['IDR', 'en-US', 'IDR 1,234.50'],
  ])(
    'fact 3.currencies.29: %s in %s, as the currency has it: %s',
    async (currency, language, price) => {
      const how = { currency, language, useCLDRMoneyFormat: false }
      await site.change(how)
      const written = await site.written()
      expect(written).toEqual(expectedAmounts(how))
      expect(written.cart).toContain(price)
    },
  )
})
