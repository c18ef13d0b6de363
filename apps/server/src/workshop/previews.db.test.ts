/** Pages that stand in for others, at the addresses where the author of a theme looks at them. */

import { join } from 'node:path'
import { createSampleWorld, type SampleWorld } from '@sitewright/testing/sample-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const THEME = join(import.meta.dirname, '../../../../packages/theme/src/fixtures/everything')

let world: SampleWorld

beforeAll(async () => {
  world = await createSampleWorld({ config: { themeFolder: THEME } })
}, 120_000)
afterAll(() => world.close())

const preview = (name: string) => world.visitor(world.sample).get(`/universal/workshop/${name}`)

describe('where a theme is being written', () => {
  it.each([
    ['lock', 401, 'This site is private', '"pageType":103'],
    ['page-lock', 401, 'That is not the password.', '"pageType":103'],
    ['maintenance', 503, 'We will be back soon', '"pageType":101'],
    ['error', 503, '<h1', '"pageType":101'],
    ['order', 200, 'Order <strong>#<!-- -->1024</strong> is confirmed', '"pageType":202'],
    ['order-owed', 200, 'Awaiting payment', '"pageType":207'],
    ['order-received', 200, 'We are confirming your payment', '"pageType":207'],
    ['order-cancelled', 200, 'This order was cancelled', '"pageType":211'],
    ['order-ended', 200, 'Your payment did not go through', '"pageType":211'],
  ])('%s is shown without anything having happened', async (name, status, words, pageType) => {
    const page = await preview(name)
    expect(page.status).toBe(status)
    expect(page.text).toContain(words)
    expect(page.text).toContain(pageType)
  })
})
