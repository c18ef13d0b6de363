import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ config: { sitesPerAccount: 40 } })
  world.clock.stop()
})
afterAll(() => world.close())
// Each test gets the next minute, because of the rate limit on new sites.
beforeEach(() => world.clock.advance(60_000))

const found = (title: string) =>
  world.owner.post('/api/sites', { title, startingPointId: 'studio' })

describe('POST /api/sites', () => {
  it('derives the identifier from the title, and makes its founder the admin', async () => {
    const { status, body } = await found('Clay & Co.')
    expect(status).toBe(200)
    expect(body.site).toMatchObject({
      identifier: 'clay-co',
      url: 'http://clay-co.localhost:3000',
      role: 1,
      publishedAt: null,
    })
    expect(body.site.capabilities).toContain('content.publish')
  })

  it.each([
    ['Europe/Oslo', 'Europe/Oslo'],
    ['Moon/Tranquillity', 'America/New_York'],
    [undefined, 'America/New_York'],
  ])('has the clock of its founder, where it is known: %s', async (timeZone, wanted) => {
    const site = { title: 'On time', startingPointId: 'studio', timeZone }
    expect((await world.owner.post('/api/sites', site)).body.site.timeZone).toBe(wanted)
  })

  it('takes the next free number for a taken or reserved one', async () => {
    await found('Twice')
    expect((await found('Twice')).body.site.identifier).toBe('twice-1')
    expect((await found('Admin')).body.site.identifier).toBe('admin-1')
    expect((await found('日本')).body.site.identifier).toBe('site')
  })

  it('gives every one of ten founded at once a name of its own', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => found('Rush')))
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(all.map(({ body }) => body.site.identifier)).size).toBe(10)
  })

  it.each([
    [401, 'notSignedIn', { title: 'A', startingPointId: 'studio' }, () => world.guest()],
    [400, 'invalidInput', { title: ' ', startingPointId: 'studio' }, () => world.owner],
    [404, 'startingPointMissing', { title: 'A', startingPointId: 'nope' }, () => world.owner],
  ])('answers %i %s', async (status, code, body, browser) => {
    expect(await browser().post('/api/sites', body)).toMatchObject({ status, body: { code } })
  })
})

describe('GET /api/sites', () => {
  it('lists only the sites one has a role on, in one statement', async () => {
    const { browser, site } = await world.createOwner('other@example.com')
    world.queries.length = 0
    const { body } = await browser.get('/api/sites')
    expect(body.sites.map(({ id }: { id: string }) => id)).toEqual([site.id])
    expect(world.queries.length).toBe(2)
  })
})

describe('a role on a site', () => {
  it('fact 3.roles.01: admin is 1, given to who makes a site and held from then on', async () => {
    const { browser, site: made } = await world.createOwner('founder@example.com')
    const { body } = await browser.get(`/s/${made.id}/api/site`)
    expect(body.site.role).toBe(1)
  })

  const asRole = async (role: number) => {
    const { browser, accountId } = await world.createOwner(`role${role}@example.com`)
    await world.app.database.global
      .insertInto('membership')
      .values({ account_id: accountId, website_id: world.site.id, role })
      .execute()
    return { browser, accountId }
  }
  const site = () => `/s/${world.site.id}/api/site`

  it('that was taken away counts from the next request on', async () => {
    const { browser, accountId } = await asRole(10)
    expect((await browser.get(site())).status).toBe(200)
    await world.app.database.global
      .deleteFrom('membership')
      .where('account_id', '=', accountId)
      .where('website_id', '=', world.site.id)
      .execute()
    expect((await browser.get(site())).status).toBe(404)
  })

  it('tells who sees no settings, too, whether posts take comments', async () => {
    const { browser } = await asRole(16)
    expect((await browser.get(site())).body.site.commentsEnabled).toBe(false)
    const settings = `/s/${world.site.id}/api/settings`
    const { body } = await world.owner.get(settings)
    await world.owner.put(settings, { ...body.settings, commentsEnabled: true })
    expect((await browser.get(site())).body.site.commentsEnabled).toBe(true)
  })

  it('of "none" or an unknown code allows nothing', async () => {
    for (const role of [14, 5]) {
      const { browser } = await asRole(role)
      expect(await browser.get(site())).toMatchObject({ status: 403, body: { code: 'notAllowed' } })
    }
  })
})

describe('how many sites an account makes', () => {
  const SITE = { title: 'One of many', startingPointId: 'studio' }

  it('is limited by the minute', async () => {
    const { browser } = await world.createOwner('hasty@example.com')
    const all = await Promise.all(
      Array.from({ length: 12 }, () => browser.post('/api/sites', SITE)),
    )
    const refused = all.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.body).toMatchObject({ code: 'tooMany' })
  })

  it('is limited in all, also where two are made at once, and for nobody else', async () => {
    const small = await createTestWorld({ config: { sitesPerAccount: 3 } })
    const make = (browser = small.owner) => browser.post('/api/sites', SITE)
    expect((await make()).status).toBe(200)
    const last = await Promise.all([make(), make()])
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(last.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'sitesFull',
      message: 'An account may make 3 sites, and this one has.',
    })
    const other = await small.createOwner('other@example.com')
    expect((await make(other.browser)).status).toBe(200)

    const { global } = small.app.database
    const removeAll = () => global.updateTable('site').set({ removed_at: new Date() }).execute()
    await removeAll()
    for (let n = 0; n < 3; n += 1) expect((await make()).status).toBe(200)
    await removeAll()
    expect((await make()).body).toMatchObject({
      code: 'sitesFull',
      message: expect.stringContaining('deleted sites wait to be erased'),
    })
    await small.close()
  })
})
