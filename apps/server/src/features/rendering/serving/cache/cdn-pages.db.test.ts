/** Pages with a CDN in front. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestSite, type TestSite } from '../../test-site.ts'

let world: TestWorld
let site: TestSite

beforeAll(async () => {
  const cdn = { kind: 'generic', purgeUrl: 'http://127.0.0.1:9/', token: undefined } as const
  world = await createTestWorld({ config: { cdn } })
  const ownerId = (await world.createOwner('maker@example.com')).accountId
  site = await createTestSite(world.app, { title: 'Clay', ownerId })
})
afterAll(() => world.close())

it('have their tags, and may be kept there but not in browsers', async () => {
  const { headers } = await world.visitor(site).get('/about')
  expect(headers['cdn-cache-control']).toBe('public, max-age=3600')
  expect(String(headers['surrogate-key']).split(' ')).toContain(`site:${site.id}`)
  expect(String(headers['cache-tag']).split(',')).toContain(`site:${site.id}`)
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

it('that are for one visitor, or are none, are not kept there', async () => {
  for (const path of ['/cart', '/nowhere']) {
    const { headers } = await world.visitor(site).get(path)
    expect(headers).not.toHaveProperty('cdn-cache-control')
  }
})
