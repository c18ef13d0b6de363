import { createTestWorld, type TestNode, type TestWorld } from '@sitewright/testing/test-world'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { announceChange } from '../events.ts'

let world: TestWorld
let other: TestNode
let listener: pg.Client
let notices = 0

beforeAll(async () => {
  world = await createTestWorld()
  other = await world.addNode()
  listener = new pg.Client({ connectionString: world.databaseUrl })
  await listener.connect()
  listener.on('notification', () => {
    notices += 1
  })
  await listener.query('LISTEN sitewright')
})
afterAll(async () => {
  await listener.end()
  await world.close()
})

/** Milliseconds between two notices of a node at least. */
const NOTICE_MS = 50
const CHANGES = 300

it('tells other nodes of a crowd of changes by few notices, none of them sent by a commit', async () => {
  const heard = new Set<string>()
  other.app.events.onChange(({ tags }) => {
    for (const tag of tags) heard.add(tag)
  })
  notices = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: CHANGES }, (_, number) =>
      world.inSite((site) => announceChange(site, [`item:${number}`])),
    ),
  )
  await vi.waitFor(() => expect(heard.size).toBe(CHANGES), { timeout: 20_000 })
  const most = Math.ceil((performance.now() - begun) / NOTICE_MS) + 1
  expect(notices).toBeGreaterThan(0)
  expect(notices).toBeLessThanOrEqual(Math.min(most, CHANGES))
})

it('shows on another node what was published on this one', async () => {
  const api = `/s/${world.site.id}/api`
  expect((await other.visitor(world.site).get('/')).status).not.toBe(200)
  await world.owner.post(`${api}/publish`, {})
  await vi.waitFor(
    async () => expect((await other.visitor(world.site).get('/')).status).toBe(200),
    { timeout: 20_000 },
  )
})
