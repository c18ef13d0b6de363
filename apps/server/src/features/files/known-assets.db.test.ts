/** Pictures while the database is away, and after. */

import { createTestProxy, type TestProxy } from '@sitewright/testing/test-proxy'
import { createTestWorld, type TestNode, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announceChange } from '../../platform/events.ts'

let world: TestWorld
let proxy: TestProxy
let node: TestNode
let shown: string

beforeAll(async () => {
  world = await createTestWorld()
  proxy = await createTestProxy(world.databaseUrl)
  node = await world.addNode({ databaseUrl: proxy.url })
  shown = await uploaded('shown.png')
})
afterAll(async () => {
  proxy.mend()
  await world.close()
  await proxy.close()
})

async function uploaded(filename: string): Promise<string> {
  const create = { width: 60, height: 40, channels: 3, background: 'teal' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const { body } = await world.owner.post(
    `/s/${world.site.id}/api/assets?filename=${filename}`,
    bytes,
  )
  return body.asset.path
}

const statusOf = async (path: string) => (await node.visitor(world.site).get(path)).status

/** Waits until a change that the other node announces is heard on this one. */
async function heard(work: () => Promise<unknown>): Promise<void> {
  const notice = new Promise<void>((resolve) => node.app.events.onChange(() => resolve()))
  await work()
  await notice
}

it('are served as they were, whatever changed on the site since they were asked for', async () => {
  expect(await statusOf(shown)).toBe(200)
  await heard(() => world.inSite((site) => announceChange(site)))
  proxy.cut()
  expect(await statusOf(shown)).toBe(200)
  proxy.mend()
  await expect.poll(() => statusOf(shown)).toBe(200)
})

it('are gone at once where they were removed', async () => {
  const path = await uploaded('removed.png')
  await expect.poll(() => statusOf(path)).toBe(200)
  await heard(() => world.owner.delete(`/s/${world.site.id}/api/assets/${path.split('/')[2]}`))
  expect(await statusOf(path)).toBe(404)
})
