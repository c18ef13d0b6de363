import { ROLES } from '@sitewright/core/roles'
import { DELETED_SITE_DAYS } from '@sitewright/core/site/deleted-site'
import { buyOne, makeProduct } from '@sitewright/testing/sold-something'
import { createTestMailServer, type TestMailServer } from '@sitewright/testing/test-mail-server'
import { createTestWorld, type TestSite, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHousekeeper } from '../../platform/background/housekeeping.ts'
import { eraseSites } from './erase-site.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const currentPassword = 'correct horse battery'

let world: TestWorld
let mail: TestMailServer
let made = 0

beforeAll(async () => {
  mail = await createTestMailServer()
  world = await createTestWorld({ startingPointId: 'shop', config: { smtpUrl: mail.url } })
  world.clock.stop()
})
afterAll(async () => {
  await world.close()
  await mail.close()
})

/** An owner with a site of one published page, and the calls that delete it and bring it back. */
async function newSite() {
  made += 1
  const { browser, site, accountId } = await world.createOwner(`gone-${made}@example.com`)
  const { title } = (await browser.get(`/s/${site.id}/api/site`)).body.site
  await browser.post(`/s/${site.id}/api/publish`, {})
  return { browser, site, accountId, title: title as string }
}
/** Somebody else on that site. */
async function join({ site }: { readonly site: TestSite }, role: number) {
  made += 1
  const { browser, accountId } = await world.createOwner(`joins-${made}@example.com`)
  await world.app.database.global
    .insertInto('membership')
    .values({ account_id: accountId, website_id: site.id, role })
    .execute()
  return { browser }
}
type Made = Awaited<ReturnType<typeof newSite>>

const remove = ({ browser, site, title }: Made, words: object = {}) =>
  browser.post(`/s/${site.id}/api/remove-site`, { title, currentPassword, ...words })
const restore = ({ browser, site }: Made, who = browser) =>
  who.post(`/api/removed-sites/${site.id}/restore`, {})
const listed = async ({ browser }: Made) => (await browser.get('/api/sites')).body
const home = async ({ site }: Made) => (await world.visitor(site).get('/')).status

describe('POST /s/:siteId/api/remove-site', () => {
  it.each([
    [400, 'wrongPassword', { currentPassword: 'not my password' }],
    [422, 'otherTitle', { title: 'Another shop' }],
  ])('answers %i %s and leaves the site open', async (status, code, words) => {
    const one = await newSite()
    expect(await remove(one, words)).toMatchObject({ status, body: { code } })
    expect(await home(one)).toBe(200)
  })

  it('is refused to administrators who do not own the site', async () => {
    const one = await newSite()
    const admin = await join(one, ROLES.admin)
    expect(await remove({ ...one, browser: admin.browser })).toMatchObject({
      status: 403,
      body: { code: 'notOwner' },
    })
    expect(await home(one)).toBe(200)
  })

  it('closes the site to visitors and to everybody on it, and keeps it in the list', async () => {
    const one = await newSite()
    expect(await home(one)).toBe(200)
    expect((await remove(one)).status).toBe(200)
    expect(await home(one)).toBe(404)
    expect((await world.visitor(one.site).get('/robots.txt')).status).toBe(404)
    expect((await one.browser.get(`/s/${one.site.id}/api/pages`)).status).toBe(404)
    const { sites, removed } = await listed(one)
    expect(sites.map(({ id }: { id: string }) => id)).not.toContain(one.site.id)
    const now = world.clock.now()
    expect(removed).toEqual([
      {
        id: one.site.id,
        title: one.title,
        removedAt: now,
        erasedFrom: now + DELETED_SITE_DAYS * DAY_MS,
        mayRestore: true,
      },
    ])
  })

  it('tells everybody on the site by mail, and nobody once it was taken back', async () => {
    const one = await newSite()
    await join(one, ROLES.editor)
    await world.runJobs()
    mail.received.length = 0
    await remove(one)
    await world.runJobs()
    const letters = mail.received.filter(
      (letter) => /To: (gone|joins)/.test(letter) && letter.includes('was deleted'),
    )
    expect(letters.map((letter) => /To: (gone|joins)/.exec(letter)?.[1]).sort()).toEqual([
      'gone',
      'joins',
    ])
    expect(letters.filter((letter) => letter.includes('with your password'))).toHaveLength(1)
    await restore(one)
    await remove(one)
    await restore(one)
    mail.received.length = 0
    await world.runJobs()
    expect(mail.received).toEqual([])
  })
})

describe('POST /api/removed-sites/:siteId/restore', () => {
  it('opens the site as it was, and its activity tells of both', async () => {
    const one = await newSite()
    await remove(one)
    expect((await restore(one)).status).toBe(200)
    expect(await home(one)).toBe(200)
    expect((await listed(one)).removed).toEqual([])
    const { items } = (await one.browser.get(`/s/${one.site.id}/api/activity`)).body
    expect(items.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual([
      'siteRestored',
      'siteRemoved',
    ])
  })

  it('is refused to others on the site, and unknown to strangers and while it is open', async () => {
    const one = await newSite()
    const admin = await join(one, ROLES.admin)
    expect((await restore(one)).status).toBe(404)
    await remove(one)
    expect((await restore(one, admin.browser)).body.code).toBe('notOwner')
    expect((await restore(one, world.owner)).status).toBe(404)
    expect(await home(one)).toBe(404)
  })
})

describe('a deleted site', () => {
  /** Tables of sites that have rows of one. */
  async function tablesWith(siteId: string): Promise<string[]> {
    const client = new pg.Client({ connectionString: world.databaseUrl })
    await client.connect()
    try {
      const { rows } = await client.query<{ name: string }>(`
        SELECT c.relname AS name FROM pg_class c
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'website_id' AND NOT a.attisdropped
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1`)
      await client.query(`SELECT set_config('app.website_id', $1, false)`, [siteId])
      const found: string[] = []
      for (const { name } of rows) {
        const { rowCount } = await client.query(
          `SELECT FROM "${name}" WHERE website_id = $1 LIMIT 1`,
          [siteId],
        )
        if (rowCount) found.push(name)
      }
      return found
    } finally {
      await client.end()
    }
  }
  const keepHouse = async () => {
    await createHousekeeper(world.app, [eraseSites]).run()
    await world.runJobs()
  }

  it('is erased from every table and from the disk after its days, and no other site is', async () => {
    const one = await newSite()
    const { site } = world
    const shop: Made = {
      ...{ browser: world.owner, site, accountId: '' },
      title: (await world.owner.get(`/s/${site.id}/api/site`)).body.site.title,
    }
    await world.owner.post(`/s/${site.id}/api/publish`, {})
    await buyOne(world, await makeProduct(world, { sku: 'LAST-1', left: 5 }))
    await world.runJobs()
    const before = await tablesWith(site.id)
    expect(before).toEqual(expect.arrayContaining(['order_line', 'publication', 'stock_movement']))
    expect(await world.app.files.list(site.id, 'images')).not.toEqual([])

    await remove(shop)
    world.clock.advance((DELETED_SITE_DAYS - 1) * DAY_MS)
    await keepHouse()
    expect(await tablesWith(site.id)).toEqual(expect.arrayContaining(before))

    world.clock.advance(DAY_MS)
    await world.owner.post('/api/sign-in', {
      email: 'owner@example.com',
      password: currentPassword,
    })
    expect((await restore(shop)).status).toBe(404)
    await keepHouse()
    // The log of changes names things and holds nothing of them; it forgets by itself.
    expect((await tablesWith(site.id)).filter((name) => name !== 'site_change')).toEqual([])
    expect(await world.app.files.list(site.id, 'images')).toEqual([])
    const { rows } = await sql`SELECT id FROM site WHERE id = ${site.id}`.execute(
      world.app.database.global,
    )
    expect(rows).toEqual([])
    expect(await home(one)).toBe(200)
  })
})
