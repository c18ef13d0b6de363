/** Answers to visitors while the database is away, and after. */

import { setTimeout as sleep } from 'node:timers/promises'
import { createTestProxy, type TestProxy } from '@sitewright/testing/test-proxy'
import { createTestWorld, type TestNode, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announceChange } from '../../../../platform/events.ts'
import { publish } from '../../../content/index.ts'
import { createTestSite, type TestSite } from '../../test-site.ts'

const KEPT = 'public, max-age=0, must-revalidate'

let world: TestWorld
let proxy: TestProxy
let node: TestNode
let site: TestSite
let ownerId: string

beforeAll(async () => {
  world = await createTestWorld()
  ownerId = (await world.createOwner('maker@example.com')).accountId
  site = await createTestSite(world.app, { title: 'Clay', ownerId })
  proxy = await createTestProxy(world.databaseUrl)
  // Real timeouts, because this file tests how long the server waits.
  node = await world.addNode({ databaseUrl: proxy.url, patience: 1 })
})
afterAll(async () => {
  proxy.mend()
  await world.close()
  await proxy.close()
})

const get = (path: string) => node.visitor(site).get(path)

/** Waits until every page is made and valid, and no change is on its way. */
beforeEach(async () => {
  proxy.mend()
  await change()
  for (const path of ['/', '/about', '/nothing']) await untilKept(path)
})

async function untilKept(path: string): Promise<void> {
  await expect.poll(async () => (await get(path)).headers['cache-control']).toBe(KEPT)
}

/** Announces a change on the other node, and waits until this one has heard of it. */
async function change(tags: readonly string[] = []): Promise<void> {
  const heard = new Promise<void>((resolve) => node.app.events.onChange(() => resolve()))
  await world.app.database.inSite(site.id, (tx) => announceChange(tx, tags))
  await heard
}

/** Requests a page, and expects the answer without any statement. */
async function getAtOnce(path: string, visitor = node.visitor(site)) {
  const before = node.queries.length
  const answer = await visitor.get(path)
  expect([path, node.queries.slice(before)]).toEqual([path, []])
  return answer
}

/** Whether `work` ends before a statement that was sent with it: PostgreSQL's client gives such a one up after 12 seconds. */
async function endsBeforeStatements<Result>(work: () => Promise<Result>): Promise<Result> {
  let hasGivenUp = false
  const statement = sql`SELECT 1`.execute(node.app.database.global).finally(() => {
    hasGivenUp = true
  })
  statement.catch(() => undefined)
  const result = await work()
  expect(hasGivenUp).toBe(false)
  return result
}

describe('while the database refuses', () => {
  it('pages that are true are served as ever', async () => {
    proxy.cut()
    const { status, headers, text } = await get('/about')
    expect([status, headers['cache-control']]).toEqual([200, KEPT])
    expect(text).toContain('All about Clay')
  })

  it('pages that a change has just outdated are served as they were, for nobody to keep', async () => {
    await change()
    proxy.cut()
    const { status, headers, text } = await get('/about')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(text).toContain('All about Clay')
    expect((await get('/nothing')).status).toBe(404)
    proxy.mend()
    await untilKept('/about')
  })

  it('pages of a version that could not be read yet are served as they were before it', async () => {
    const heard = new Promise<void>((resolve) => node.app.events.onChange(() => resolve()))
    await world.app.database.inSite(site.id, async (tx) => {
      const title = 'A title that comes too late'
      await tx.db
        .updateTable('page')
        .set({ title })
        .where('website_id', '=', site.id)
        .where('id', '=', site.about)
        .execute()
      await publish(tx, { id: ownerId, name: 'Olive Owner' })
    })
    await heard
    proxy.cut()
    const { status, headers, text } = await get('/about')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(text).toContain('All about Clay')
    proxy.mend()
    await untilKept('/about')
    expect((await get('/about')).text).toContain('A title that comes too late')
  })

  it('pages that nobody asked for before say so in the theme’s look, and when to come back', async () => {
    proxy.cut()
    const { status, headers, text } = await get('/shop/p/mug-2')
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' })
    expect(text).toContain('site-header')
    proxy.mend()
    await untilKept('/shop/p/mug-2')
  })

  it('hosts that nobody asked for before say so in plain words', async () => {
    proxy.cut()
    const { status, headers } = await node.visitor(world.site).get('/')
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' })
  })
})

describe('while the database hangs', () => {
  it('pages that are true come at once, and outdated ones in four seconds, then at once', async () => {
    await change(['collection:none'])
    await change([`collection:${site.shop}`])
    await get('/shop')
    await untilKept('/shop')
    await change([`collection:${site.shop}`])
    proxy.freeze()
    expect((await getAtOnce('/about')).status).toBe(200)
    const shop = await endsBeforeStatements(() => get('/shop'))
    expect([shop.status, shop.headers['cache-control']]).toEqual([200, 'no-store'])
    await getAtOnce('/shop')
    proxy.mend()
    await untilKept('/shop')
  })

  it('pages that nobody asked for before are refused in four seconds, then at once', async () => {
    proxy.freeze()
    const paths = ['/shop/p/mug-1', '/shop/p/mug-3', '/shop?page=1&tag=a', '/shop?page=1&tag=b']
    const answers = await endsBeforeStatements(() => Promise.all(paths.map(get)))
    for (const { status, text } of answers) {
      expect([status, text.includes('site-header')]).toEqual([503, true])
    }
    for (const path of [
      ...paths,
      '/shop/p/mug-4',
      '/search?q=mug',
      '/sitemap.xml',
      '/never-seen',
    ]) {
      const { status } = await getAtOnce(path)
      expect([path, status === 503 || path === '/never-seen']).toEqual([path, true])
    }
    proxy.mend()
    for (const path of paths.slice(0, 2)) await untilKept(path)
  })

  it('calls and hosts that nobody asked for before are refused at once, once it was noticed', async () => {
    proxy.freeze()
    await get('/shop/p/mug-5')
    const other = node.visitor({ ...world.site, host: 'never-seen.localhost:3000' })
    expect((await getAtOnce('/', other)).status).toBe(503)
    const call = await getAtOnce('/api/search/GeneralSearch?q=mug')
    expect(call.status).toBe(503)
    expect(call.headers['retry-after']).toBe('2')
    proxy.mend()
    await expect.poll(async () => (await get('/shop/p/mug-5')).status).toBe(404)
  })
})

describe('a database that goes away in the middle of making a page', () => {
  it.each([
    'site',
    'publication',
    'publication_document',
    'document_revision',
    'store_settings',
    'product',
    'variant',
    'asset',
  ])('leaves nothing broken behind, lost at the table %s', async (table) => {
    const path = '/shop/p/mug-1'
    const locker = new pg.Client({ connectionString: world.databaseUrl })
    await locker.connect()
    const { rows } = await locker.query('SELECT to_regclass($1) IS NOT NULL AS there', [table])
    expect([table, rows[0]?.there]).toEqual([table, true])
    const whole = (await get(path)).text
    await world.app.database.inSite(site.id, (tx) => announceChange(tx))
    await locker.query('BEGIN')
    await locker.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
    await change()
    const answers = Promise.all([get(path), get('/about'), get('/shop')])
    await endWaiting(locker)
    await locker.query('ROLLBACK')
    await locker.end()
    for (const { status, headers } of await answers) {
      expect([200, 503]).toContain(status)
      expect([KEPT, 'no-store']).toContain(headers['cache-control'])
    }
    await untilKept(path)
    expect((await get(path)).text).toBe(whole)
  })

  /** Ends the connections that wait for the lock, until for a while none does. */
  async function endWaiting(locker: pg.Client): Promise<void> {
    let quiet = 0
    while (quiet < 20) {
      const { rowCount } = await locker.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      quiet = rowCount === 0 ? quiet + 1 : 0
      await sleep(10)
    }
  }
})
