/** `kill -9` of a node in the middle of an import of subscribers: the screen says how far it is, another node goes on, and nobody comes twice. */

import { buildServer, spawnTestProcess, type TestProcess } from '@sitewright/testing/test-process'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

const PEOPLE = 50_000
/** Part of a thousand rows that the first node does not get, so that it is killed at a certain place. */
const HELD_PART = 20

let world: TestWorld

beforeAll(async () => {
  await buildServer()
  world = await createTestWorld()
})
afterAll(() => world.close())

it('goes on where it was, with everybody once', async () => {
  const lists = `/s/${world.site.id}/api/lists`
  const { body: made } = await world.owner.post(lists, { name: 'News' })
  const list = `${lists}/${made.lists.at(-1).id}`
  const rows = Array.from({ length: PEOPLE }, (_, at) => `reader-${at}@example.com,Reader ${at}`)
  const file = Buffer.from(`Email,Name\n${rows.join('\n')}`)
  const { body } = await world.owner.post(`${list}/imports?filename=people.csv`, file)
  const path = `${list}/imports/${body.import.id}`
  const progress = async () => (await world.owner.get(path)).body.import

  const holding = new pg.Client({ connectionString: world.databaseUrl })
  await holding.connect()
  onTestFinished(() => holding.end())
  await holding.query(`BEGIN; SET LOCAL app.website_id = '${world.site.id}'`)
  const held = await holding.query(
    'SELECT FROM subscriber_import_part WHERE import_id = $1 AND number = $2 FOR UPDATE',
    [body.import.id, HELD_PART],
  )
  expect(held.rowCount).toBe(1)

  await world.owner.put(path, { proof: 'Signed up in our old shop' })
  const node = await start()
  await expect
    .poll(async () => (await progress()).doneCount, { timeout: 120_000 })
    .toBe(HELD_PART * 1_000)
  node.signal('SIGKILL')
  expect(await node.ended).toBe('SIGKILL')
  await node.clean()
  const reached = { doneCount: HELD_PART * 1_000, addedCount: HELD_PART * 1_000 }
  expect(await progress()).toMatchObject({ state: 'running', ...reached })
  await holding.query('ROLLBACK')

  const other = await start()
  onTestFinished(() => other.clean())
  await expect.poll(async () => (await progress()).state, { timeout: 300_000 }).toBe('done')
  expect(await progress()).toMatchObject({ doneCount: PEOPLE, addedCount: PEOPLE })
  const { text } = await world.owner.get(`${list}/subscribers.csv`)
  const addresses = text.split('\r\n').flatMap((line) => /^"(reader-[^"]+)"/.exec(line)?.[1] ?? [])
  expect(addresses).toHaveLength(PEOPLE)
  expect(new Set(addresses).size).toBe(PEOPLE)
})

async function start(): Promise<TestProcess> {
  const node = await spawnTestProcess({ databaseUrl: world.databaseUrl })
  await expect.poll(async () => (await node.ask('/readyz'))?.status, { timeout: 120_000 }).toBe(200)
  return node
}
