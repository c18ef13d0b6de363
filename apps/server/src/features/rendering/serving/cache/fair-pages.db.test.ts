/** Fairness: a crowd on one site waits in that site's queue alone. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestSite, type TestSite } from '../../test-site.ts'

let world: TestWorld
let greedy: TestSite
let modest: TestSite

beforeAll(async () => {
  world = await createTestWorld()
  const { accountId: ownerId } = await world.createOwner('maker@example.com')
  greedy = await createTestSite(world.app, { title: 'Greedy', ownerId })
  modest = await createTestSite(world.app, { title: 'Modest', ownerId })
})
afterAll(() => world.close())

it('a site that is asked for 400 new pages at once keeps others waiting for a few of them only', async () => {
  await world.visitor(greedy).get('/')
  let finished = 0
  const crowd = Array.from({ length: 400 }, async (_, number) => {
    const answer = await world.visitor(greedy).get(`/shop?tag=${number}`)
    finished += 1
    return answer
  })
  const paths = ['/', '/about', '/shop', '/shop/p/mug-1']
  for (const path of paths) {
    const before = finished
    expect((await world.visitor(modest).get(path)).status).toBe(200)
    // Refusals come at once; among the pages that are made, only those whose turn it was came in between.
    expect(finished - before).toBeLessThan(400)
  }
  const answers = await Promise.all(crowd)
  const refused = answers.filter(({ status }) => status === 503)
  const made = answers.filter(({ status }) => status === 200)
  expect(made.length).toBeGreaterThanOrEqual(100)
  expect(made.length + refused.length).toBe(400)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers, text } of refused) {
    expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    expect(text).toContain('site-header')
  }
  // Once the crowd has gone, the site is served as before.
  expect((await world.visitor(greedy).get('/shop?tag=after')).status).toBe(200)
})
