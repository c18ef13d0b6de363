import { newId } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPracticeProvider } from './practice-provider.ts'
import { paymentProviderSuite } from './test-provider-suite.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const provider = () => createPracticeProvider(world.app)

paymentProviderSuite('The practice provider', {
  provider,
  setup: () => ({ siteId: world.site.id, values: {}, keys: {} }),
  tokens: {
    captured: 'practice-approve',
    declined: 'practice-decline',
    pending: 'practice-slow',
    lost: 'practice-lost-answer',
  },
  refunds: 'itself',
})

describe('a slow practice card', () => {
  it('is captured after its time, by itself', async () => {
    const charge = {
      siteId: world.site.id,
      paymentId: newId(),
      amountMinor: minor(100),
      currency: 'USD',
      token: 'practice-slow',
    }
    expect(await provider().start(charge)).toEqual({ state: 'pending' })
    world.clock.advance(6_000)
    expect(await provider().find(charge)).toMatchObject({ state: 'captured' })
  })
})
