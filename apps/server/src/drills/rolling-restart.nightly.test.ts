/** Servers that are restarted one after the other behind a balancer lose no request. */

import { buildServer, spawnTestProcess, type TestProcess } from '@sitewright/testing/test-process'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../platform/postgres/free-port.ts'
import { STOPPED } from '../platform/start/exit-codes.ts'
import { startBalancer } from './balancer.ts'
import { startLoad } from './load.ts'

const RESTARTS = 20
const VISITORS = 8

let world: TestWorld

beforeAll(async () => {
  await buildServer()
  world = await createTestWorld()
  await world.owner.post(`/s/${world.site.id}/api/publish`, {})
})
afterAll(() => world.close())

it.each(['nginx', 'haproxy'] as const)(
  'twenty restarts behind %s: no request fails',
  async (name) => {
    const ports = [await freePort(), await freePort()]
    const nodes = await Promise.all(ports.map((port) => start(port)))
    onTestFinished(async () => {
      for (const node of nodes) await node.clean()
    })
    const balancer = await startBalancer(name, { port: await freePort(), nodes: ports })
    if (!balancer) {
      console.log(`Skipped: there is no ${name}, and it could not be installed`)
      return
    }
    onTestFinished(() => balancer.stop())
    const load = startLoad(
      { port: balancer.port, host: world.site.host },
      [
        { method: 'GET', path: '/', status: 200 },
        { method: 'GET', path: '/api/crumb', status: 200 },
        // A write that no balancer may send a second time; without a crumb it is refused.
        { method: 'POST', path: '/api/commerce/shopping-cart/entries', body: '{}', status: 403 },
      ],
      VISITORS,
    )
    // Stopped after a failed expectation too: visitors who went on asking would keep the run from ending.
    onTestFinished(() => load.stop())
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const index = restart % nodes.length
      const node = nodes[index] as TestProcess
      node.signal('SIGTERM')
      expect(await node.ended).toBe(STOPPED)
      nodes[index] = await start(node.port, node.dataDir)
      await balancer.noticed(index, 'UP')
    }
    await load.stop()
    console.log(
      `${RESTARTS} restarts behind ${name}: ${load.answered} answered, ${load.failures.length} failed`,
    )
    expect(load.failures).toEqual([])
  },
)

async function start(port: number, dataDir?: string): Promise<TestProcess> {
  const node = await spawnTestProcess({
    databaseUrl: world.databaseUrl,
    port,
    ...(dataDir !== undefined && { dataDir }),
    env: { DRAIN_SECONDS: '2' },
  })
  await expect.poll(async () => (await node.ask('/readyz'))?.status, { timeout: 60_000 }).toBe(200)
  return node
}
