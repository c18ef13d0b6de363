/** A CDN that is told what to forget after sites have changed. */

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { announceChange } from '../events.ts'
import type { Log } from '../log/log.ts'
import type { CdnSettings } from './cdn-settings.ts'
import { createPurger, type Purger } from './purger.ts'

const calls: { headers: IncomingHttpHeaders; tags: string[] }[] = []
let status = 200
const server = createServer(async (request, response) => {
  // The place that a redirect leads to takes anything.
  if (request.url === '/elsewhere') return response.end()
  let text = ''
  for await (const piece of request) text += piece
  if (status === 200) calls.push({ headers: request.headers, tags: JSON.parse(text).tags })
  response.writeHead(status, status === 301 ? { location: '/elsewhere' } : {}).end()
})

let world: TestWorld
let cdn: CdnSettings
let purger: Purger

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const purgeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
  cdn = { kind: 'generic', purgeUrl, token: 'a token' }
  world = await createTestWorld()
  purger = purgerOf()
  await purger.run()
})
beforeEach(async () => {
  status = 200
  await purger.run()
  calls.length = 0
})
afterAll(async () => {
  await purger.stop()
  await world.close()
  server.close()
})

const purgerOf = ({ cdn: other, log = world.app.log }: { cdn?: CdnSettings; log?: Log } = {}) => {
  const { database } = world.app
  return createPurger({ db: database.global, cdn: other ?? cdn, log, afterMs: 0 })
}
const change = (...tags: string[]) => world.inSite((site) => announceChange(site, tags))
const waitIsOver = () =>
  sql`UPDATE cdn_purge SET busy_until = '-infinity'`.execute(world.app.database.global)

it('names what has changed, once, with the token', async () => {
  await change('item:a')
  await change('item:a', 'collection:b')
  await purger.run()
  await purger.run()
  expect(calls.map(({ tags }) => tags.sort())).toEqual([['collection:b', 'item:a']])
  expect(calls[0]?.headers.authorization).toBe('Bearer a token')
})

it('says nothing of changes that were undone, nor of news for editors', async () => {
  await world
    .inSite(async (site) => {
      await announceChange(site, ['item:undone'])
      throw new Error('undone')
    })
    .catch(() => {})
  await change('editing:roles')
  await purger.run()
  expect(calls).toEqual([])
})

it('tells a CDN that was away when it is back, and makes nobody wait meanwhile', async () => {
  status = 503
  await change('item:c')
  expect(await purger.run()).toBe(false)
  await change('item:d')
  status = 200
  // Until the wait after the failure is over nobody tries.
  expect(await purger.run()).toBe(false)
  await waitIsOver()
  expect(await purger.run()).toBe(true)
  expect(calls.flatMap(({ tags }) => tags).sort()).toEqual(['item:c', 'item:d'])
})

it('has not purged what answers with a redirect', async () => {
  status = 301
  await change('item:moved')
  expect(await purger.run()).toBe(false)
  await waitIsOver()
})

it.each([
  ['a token that no header takes', () => ({ ...cdn, token: 'a secret\nof two lines' })],
  ['an address with a password', () => ({ ...cdn, purgeUrl: 'http://me:a-secret@127.0.0.1/' })],
])('writes nothing of %s into the log', async (_what, other) => {
  const warn = vi.fn()
  await change('item:f')
  await purgerOf({ cdn: other(), log: { ...world.app.log, warn } }).run()
  await waitIsOver()
  expect(JSON.stringify(warn.mock.calls)).toMatch(/cannot be called/)
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/secret/)
})

it('is done by one node at a time', async () => {
  await change('item:e')
  const others = Array.from({ length: 4 }, purgerOf)
  await Promise.all(others.map((one) => one.run()))
  await purger.run()
  expect(calls.flatMap(({ tags }) => tags)).toEqual(['item:e'])
})

it('purges everything after the log may have been forgotten', async () => {
  await sql`UPDATE cdn_purge SET seen_at = now() - interval '2 hours'`.execute(
    world.app.database.global,
  )
  await purger.run()
  expect(calls.map(({ tags }) => tags)).toEqual([['sitewright']])
})
