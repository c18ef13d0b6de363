/** Isolation of load: visitors of one site do not feel another site's uploads. */

import { setTimeout } from 'node:timers/promises'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const PHOTOGRAPHS = 30

/** A picture of noise, which is the most work for an encoder. */
function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 2000, height: 1500, channels: 3, background: '#888', noise } as const
  return sharp({ create }).jpeg().toBuffer()
}

it('serves pages while 30 photographs are uploaded at once', { timeout: 300_000 }, async () => {
  const bytes = await photograph()
  const neighbour = await world.createOwner('neighbour@example.com')
  await neighbour.browser.post(`/s/${neighbour.site.id}/api/publish`, {})
  // The first page of a server takes longer, with or without uploads.
  await world.visitor(neighbour.site).get('/')
  await world.owner.crumb()
  let isDone = false
  const uploads = Promise.all(
    Array.from({ length: PHOTOGRAPHS }, (_, index) =>
      world.owner.post(`/s/${world.site.id}/api/assets?filename=${index}.jpg`, bytes),
    ),
  ).finally(() => {
    isDone = true
  })

  const visitor = world.visitor(neighbour.site)
  let served = 0
  while (!isDone) {
    expect((await visitor.get('/')).status).toBe(200)
    served += 1
    // A pause as on a network, where the next request does not come in the same moment.
    await setTimeout(5)
  }
  expect((await uploads).map(({ status }) => status)).toEqual(Array(PHOTOGRAPHS).fill(200))
  // Pages were served while pictures were pending. `npm run bench pages` measures how long they wait.
  expect(served).toBeGreaterThan(1)
})
