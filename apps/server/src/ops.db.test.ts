import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOpsServer, type OpsServer } from './ops.ts'

const PORT = 39_000 + (process.pid % 1000)

let world: TestWorld
let ops: OpsServer

beforeAll(async () => {
  world = await createTestWorld()
  ops = await createOpsServer(world.app)
  await ops.listen(PORT)
})
afterAll(async () => {
  await ops.close()
  await world.close()
})

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${PORT}${path}`, init)

it('proves the books of every site', async () => {
  const response = await get('/internal/invariants')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    ok: true,
    sites: [{ siteId: world.site.id, orders: 0, undecided: 0, violations: [] }],
  })
})

it('tells memory, delay of the event loop and orders', async () => {
  const text = await (await get('/metrics')).text()
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_delay_p99_seconds',
    'sitewright_orders_total',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} [0-9.e-]+$`, 'm'))
  }
})

it('answers nothing else', async () => {
  expect((await get('/')).status).toBe(404)
  expect((await get('/internal/invariants', { method: 'POST' })).status).toBe(404)
})

it('says when its port is taken', async () => {
  const second = await createOpsServer(world.app)
  await expect(second.listen(PORT)).rejects.toThrow(/EADDRINUSE/)
  await second.close()
})
