/** A page that a busy machine could not finish in time is not what visitors find from then on. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SANDBOX_PROGRAMS } from '../../../../platform/sandbox/programs.ts'
import { siteDirectory } from '../../../sites/index.ts'
import { renderingOf } from '../services.ts'
import { PageRenderer } from '../worker/page-renderer.ts'
import { fetchPage } from './fetch-page.ts'
import { presentPage } from './present-page.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
  world.clock.stop()
  await world.owner.post(`/s/${world.site.id}/api/publish`, {})
})
afterAll(() => world.close())

it.each([
  ['is made again soon where it was cut off', 1_000, 30_000],
  ['is good for ever where it is whole', 0, undefined],
])('a page %s', async (_what, stepMs, againMs) => {
  const { app } = world
  const rendering = await renderingOf(app)
  const site = await siteDirectory(app).byId(world.site.id)
  const data = site && (await fetchPage(rendering, site, { path: '/' }))
  if (!data) throw new Error('There is no page')
  let asked = 0
  const renderer = new PageRenderer({
    program: SANDBOX_PROGRAMS.pages,
    isTrusted: () => true,
    now: app.clock.now,
    clock: () => asked++ * stepMs,
    onEnded: () => {},
  })
  const { validUntil } = await presentPage({ ...rendering, renderer }, data, { cacheControl: '' })
  expect(validUntil).toBe(againMs && app.clock.now() + againMs)
})
