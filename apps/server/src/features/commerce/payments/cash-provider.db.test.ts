import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll } from 'vitest'
import { createCashProvider } from './cash-provider.ts'
import { paymentProviderSuite } from './test-provider-suite.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

paymentProviderSuite('The provider of money that is paid at pick-up', {
  provider: () => createCashProvider(world.app),
  setup: () => ({ siteId: world.site.id, values: { instructions: 'Cash, please.' }, keys: {} }),
  tokens: { awaited: 'cash' },
  refunds: 'byHand',
})
