/** Changes on one node show on the others, whatever happens to the connection they listen on. */

import { createTestWorld, type TestNode, type TestWorld } from '@sitewright/testing/test-world'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../../platform/database.ts'
import { announceChange } from '../../../../platform/events.ts'
import { publish, setStyle } from '../../../content/index.ts'
import { createTestSite, type TestSite } from '../../test-site.ts'
import { renderingOf } from '../services.ts'

let world: TestWorld
let node: TestNode
let site: TestSite
let ownerId: string
let owner: pg.Client
let count = 0

beforeAll(async () => {
  world = await createTestWorld()
  ownerId = (await world.createOwner('maker@example.com')).accountId
  site = await createTestSite(world.app, { title: 'Clay', ownerId })
  node = await world.addNode()
  owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await world.close()
})
beforeEach(async () => {
  await shows('/about', 'Clay')
})

/** Resolves once the other node shows it: within a second on a machine that is not busy. */
const shows = (path: string, text: string, on = node) =>
  expect
    .poll(async () => (await on.visitor(site).get(path)).text, { timeout: 60_000, interval: 10 })
    .toContain(text)

/** Renames the page and publishes on this node; gives the title that the other node should show. */
async function publishHere(database: Database = world.app.database): Promise<string> {
  count += 1
  const title = `Title ${count}`
  await database.inSite(site.id, async (tx) => {
    await tx.db
      .updateTable('page')
      .set({ title })
      .where('website_id', '=', site.id)
      .where('id', '=', site.about)
      .execute()
    await publish(tx, { id: ownerId, name: 'Olive Owner' })
  })
  return title
}

async function listeners(): Promise<number[]> {
  const { rows } = await owner.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'sitewright-listener'`,
  )
  return rows.map(({ pid }) => pid)
}

describe('what one node publishes shows on another', () => {
  it('and pages that stay the same are not made again', async () => {
    await shows('/', 'Welcome')
    await shows('/about', await publishHere())
  })

  it('when the listening connections were just ended', async () => {
    for (const pid of await listeners()) await owner.query('SELECT pg_terminate_backend($1)', [pid])
    await shows('/about', await publishHere())
  })

  it('when the connections end after the notice was sent and before it was read', async () => {
    const title = await publishHere()
    for (const pid of await listeners()) await owner.query('SELECT pg_terminate_backend($1)', [pid])
    await shows('/about', title)
  })

  it('when notices are lost altogether', async () => {
    // A program that follows no changes itself sends none.
    const { log, config } = world.app
    const quiet = await openDatabase({ url: world.databaseUrl, log, patience: config.patience })
    try {
      await shows('/about', await publishHere(quiet))
    } finally {
      await quiet.close()
    }
  })
})

it('misses nothing while the listening connection is dead and does not say so', async () => {
  // Gives up what does not answer after a second, as in earnest. Others wait twenty times as long, in which the stopped
  // processes would hold up every test that drops a database.
  const hasty = await world.addNode({ patience: 1 })
  await shows('/about', 'Clay', hasty)
  const pids = await listeners()
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  try {
    const title = await publishHere()
    await shows('/about', title, hasty)
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
})

/** Two compilers start, one for each node, which takes most of a minute on a very busy machine. */
const COMPILERS = { timeout: 300_000 }

it(
  'has the styles that another node publishes before anyone asks for them',
  COMPILERS,
  async () => {
    const style = { theme: 'hearth', tweaks: { accent: '#7b2d90' }, css: '' }
    const here = await renderingOf(world.app)
    const there = await renderingOf(node.app)
    const theme = await here.themes.themeOf(site.id, style.theme)
    const { path } = await here.styles.drafted({ siteId: site.id, theme, style })
    expect(there.styles.find(site.id, path)).toBeUndefined()
    await world.app.database.inSite(site.id, async (tx) => {
      await setStyle(tx, style)
      await publish(tx, { id: ownerId, name: 'Olive Owner' })
    })
    await expect.poll(() => there.styles.find(site.id, path), COMPILERS).toBeDefined()
  },
)

it('misses no change that commits later than one that began after it', async () => {
  const heard: string[] = []
  node.app.events.onChange(({ tags }) => heard.push(...tags))
  const { database } = world.app
  let hasAnnounced = false
  let commit = () => {}
  const mayCommit = new Promise<void>((resolve) => {
    commit = resolve
  })
  const early = database.inSite(site.id, async (tx) => {
    await announceChange(tx, ['item:early'])
    hasAnnounced = true
    await mayCommit
  })
  try {
    await expect.poll(() => hasAnnounced).toBe(true)
    await database.inSite(world.site.id, (other) => announceChange(other, ['item:late']))
    await expect.poll(() => heard).toContain('item:late')
    expect(heard).not.toContain('item:early')
  } finally {
    commit()
    await early
  }
  await expect.poll(() => heard).toContain('item:early')
  expect(heard.filter((tag) => tag.startsWith('item:'))).toEqual(['item:late', 'item:early'])
})

it('tells nothing of what was rolled back', async () => {
  const heard: string[] = []
  node.app.events.onChange(({ tags }) => heard.push(...tags))
  const { database } = world.app
  await expect(
    database.inSite(site.id, async (tx) => {
      await announceChange(tx, ['item:undone'])
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await database.inSite(site.id, (tx) => announceChange(tx, ['item:done']))
  await expect.poll(() => heard).toContain('item:done')
  expect(heard).not.toContain('item:undone')
})
