import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll } from 'vitest'
import { createManualProvider } from './manual-provider.ts'
import { paymentProviderSuite } from './test-provider-suite.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

paymentProviderSuite('The provider of money that comes by itself', {
  provider: () => createManualProvider(world.app),
  setup: () => ({ siteId: world.site.id, values: { instructions: 'Pay to GB33.' }, keys: {} }),
  tokens: { awaited: 'manual' },
  refunds: 'byHand',
})
