/** Behind haproxy, which sends nobody to a node that is not ready, kept pages are served on while the database is away. */

import {
  ask,
  buildServer,
  spawnTestProcess,
  type TestProcess,
} from '@sitewright/testing/test-process'
import { createTestProxy } from '@sitewright/testing/test-proxy'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../platform/postgres/free-port.ts'
import { startBalancer } from './balancer.ts'

let world: TestWorld

beforeAll(async () => {
  await buildServer()
  world = await createTestWorld()
  await world.owner.post(`/s/${world.site.id}/api/publish`, {})
})
afterAll(() => world.close())

const ready = (node: TestProcess) =>
  expect.poll(async () => (await node.ask('/readyz'))?.status, { timeout: 60_000 })

it('no node is ready, since the database is away: haproxy lets visitors have the pages that are kept', async () => {
  const database = await createTestProxy(world.databaseUrl)
  const ports = [await freePort(), await freePort()]
  const nodes = await Promise.all(
    ports.map((port) => spawnTestProcess({ databaseUrl: database.url, port })),
  )
  onTestFinished(async () => {
    for (const node of nodes) await node.clean()
    await database.close()
  })
  const host = world.site.host
  for (const node of nodes) {
    await ready(node).toBe(200)
    expect(await node.ask('/', { host })).toMatchObject({ status: 200 })
  }
  const balancer = await startBalancer('haproxy', { port: await freePort(), nodes: ports })
  if (!balancer) {
    console.log('Skipped: there is no haproxy, and it could not be installed')
    return
  }
  onTestFinished(() => balancer.stop())
  const visit = async () => (await ask(balancer.port, '/', { host }))?.status
  expect(await visit()).toBe(200)

  database.cut()
  for (const index of nodes.keys()) await balancer.noticed(index, 'DOWN')
  expect([await visit(), await visit(), await visit(), await visit()]).toEqual([200, 200, 200, 200])

  database.mend()
  for (const index of nodes.keys()) await balancer.noticed(index, 'UP')
  expect(await visit()).toBe(200)
})
