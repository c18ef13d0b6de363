import { CURRENCIES } from '@sitewright/core/money'
import { type AmountsSite, createAmountsSite } from '@sitewright/testing/amounts-site'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectedAmounts } from './test-amounts.ts'

const LANGUAGES = ['en-US', 'fr', 'de-DE', 'es', 'ja', 'he', 'ar-EG']

let world: TestWorld
let site: AmountsSite

beforeAll(async () => {
  world = await createTestWorld()
  site = await createAmountsSite(world)
})
afterAll(() => world.close())

describe.each(CURRENCIES.map(({ code }) => code))('%s is written alike everywhere', (currency) => {
  it.each(
    LANGUAGES.flatMap((language) => [
      { currency, language, useCLDRMoneyFormat: true },
      { currency, language, useCLDRMoneyFormat: false },
    ]),
  )('in $language, as the language has it: $useCLDRMoneyFormat', async (how) => {
    await site.change(how)
    expect(await site.written()).toEqual(expectedAmounts(how))
  })
})
