import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOpsServer, type OpsServer } from './ops.ts'
import { freePort } from './platform/postgres/free-port.ts'

let world: TestWorld
let ops: OpsServer
let port: number

beforeAll(async () => {
  world = await createTestWorld()
  ops = await createOpsServer(world.app)
  port = await freePort()
  await ops.listen(port)
  await world.inSite(async ({ db, id: website_id }) => {
    await db
      .insertInto('domain')
      .values({ host: 'www.shop.example', website_id, secured_at: null })
      .execute()
  })
})
afterAll(async () => {
  await ops.close()
  await world.close()
})

const ask = async (domain: string) =>
  (await fetch(`http://127.0.0.1:${port}/internal/ask?domain=${encodeURIComponent(domain)}`)).status

it.each([
  ['www.shop.example', 200],
  ['WWW.Shop.Example.', 200],
  ['shop.example', 404],
  ['other.example', 404],
  ['', 404],
  ['127.0.0.1', 404],
  ['www.shop.example/x', 404],
  ['a b', 404],
  ['localhost', 200],
  ['nobody-here.localhost', 404],
])('a certificate for %j: %i', async (domain, status) => {
  expect(await ask(domain)).toBe(status)
})

it('is given for the host of a site, its canvas and its previews', async () => {
  const { identifier } = world.site
  const hosts = [identifier, `${identifier}--canvas`, `${identifier}--preview`]
  for (const host of hosts) expect(await ask(`${host}.localhost`)).toBe(200)
})

it('is asked for 600 times a minute at most, and from memory', async () => {
  world.clock.stop()
  await ask('www.shop.example')
  world.queries.length = 0
  const answers = await Promise.all(Array.from({ length: 600 }, () => ask('www.shop.example')))
  expect(new Set(answers)).toEqual(new Set([200, 429]))
  expect(world.queries).toEqual([])
})
