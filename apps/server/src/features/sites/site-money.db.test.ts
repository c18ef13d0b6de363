import type { Minor } from '@sitewright/core/money'
import { formatMoney } from '@sitewright/core/money-format'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyFormatsIn } from './index.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

describe('the format of a site’s money', () => {
  const write = (amount: unknown) =>
    world.inSite(async (site) => formatMoney(amount as Minor, (await moneyFormatsIn(site))('USD')))

  it('fact 8.formatting.01: takes whole minor units, and throws for what is no money', async () => {
    expect(await write(1250)).toBe('$12.50')
    for (const amount of [12.5, '1250', Number.NaN, Infinity, null, undefined, {}]) {
      await expect(write(amount)).rejects.toThrow('Format expects a Money instance.')
    }
  })
})
