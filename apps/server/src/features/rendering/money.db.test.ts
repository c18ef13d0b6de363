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
  // All of them are tried in money.nightly.test.ts.
  it.each([
    ['SEK', 'en-US', true],
    ['SEK', 'en-US', false],
    ['CAD', 'fr', true],
    ['EUR', 'de-DE', true],
    ['EUR', 'de-DE', false],
    ['JPY', 'ja', true],
    ['JPY', 'ja', false],
    ['ILS', 'he', true],
    ['USD', 'ar-EG', true],
    ['COP', 'es', true],
    ['IDR', 'en-US', false],
  ])('%s in %s, as the language has it: %s', async (currency, language, useCLDRMoneyFormat) => {
    const how = { currency, language, useCLDRMoneyFormat }
    await site.change(how)
    expect(await site.written()).toEqual(expectedAmounts(how))
  })
})
