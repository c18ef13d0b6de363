/** The id of a request, the request log and what counts requests, on a whole server. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import { metricsOf } from '../metrics/metrics.ts'

/** Stands for anything that is somebody's own. */
const MARK = 'ana-private'
const ADDRESS = '203.0.113.77'
const GIVEN = '8f14e45fceea167a5a36dedd4bea2543'

let world: TestWorld
let lines: Record<string, unknown>[]

beforeAll(async () => {
  lines = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const config = { requestLog: true }
  world = await createTestWorld({ config, log })
  await world.owner.post(`/s/${world.site.id}/api/publish`, {})
})
afterAll(() => world.close())
beforeEach(() => {
  lines.length = 0
})

const requests = () => lines.filter(({ msg }) => msg === 'Request')
const series = async (name: string) =>
  (await metricsOf(world.app).print()).text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`))

describe('every answer names its request', () => {
  it.each([
    ['a page', () => world.visitor().get('/')],
    ['a call', () => world.owner.get('/api/session')],
    ['a file', () => world.visitor().get('/favicon.ico')],
    ['a refusal', () => world.owner.get('/s/000000000000000000000000/api/products')],
    ['nothing', () => world.visitor().get('/api/no-such-call')],
    ['an address that cannot be read', () => world.owner.get('/%zz')],
  ])('%s', async (_what, ask) => {
    const { headers } = await ask()
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    await expect.poll(() => requests().at(-1)?.requestId).toBe(headers['x-request-id'])
  })

  it('by the id that a proxy in front gave it', async () => {
    const headers = { 'x-request-id': GIVEN }
    const answer = await world.visitor().get('/', { headers })
    expect(answer.headers['x-request-id']).toBe(GIVEN)
  })

  it('and so do the lines of the log about it, and the refusal of a server’s fault', async () => {
    const { status, body, headers } = await world.guest().get('/api/session', {
      headers: { 'x-request-id': GIVEN, host: 'localhost:3000' },
    })
    expect([status, body.requestId, headers['x-request-id']]).toEqual([200, undefined, GIVEN])
    const { database } = world.app
    const whole = database.global
    Object.assign(database, { global: undefined })
    try {
      const broken = await world.owner.get('/api/sites', { headers: { 'x-request-id': GIVEN } })
      expect(broken).toMatchObject({ status: 500, body: { requestId: GIVEN } })
    } finally {
      Object.assign(database, { global: whole })
    }
    const failure = lines.find(({ msg }) => msg === 'A request failed')
    expect(failure).toMatchObject({ requestId: GIVEN })
  })
})

describe('the request log', () => {
  it('says what was asked, of which site, how it ended and how long it took', async () => {
    await world.visitor().get('/')
    await expect.poll(requests).toMatchObject([
      {
        method: 'GET',
        route: 'site:/*',
        status: 200,
        siteId: world.site.id,
        agent: 'other',
        ms: expect.any(Number),
        bytes: expect.any(Number),
      },
    ])
  })

  it('names the site of a call that takes a body', async () => {
    const browser = world.visitor()
    await browser.post('/api/commerce/shopping-cart/entries', {
      itemId: 'x',
      sku: 'x',
      quantity: 1,
    })
    await expect
      .poll(requests)
      .toContainEqual(
        expect.objectContaining({ route: 'addCartEntry', method: 'POST', siteId: world.site.id }),
      )
  })

  it('names the site of a call of the studio', async () => {
    await world.owner.get(`/s/${world.site.id}/api/pages`)
    await expect
      .poll(requests)
      .toContainEqual(expect.objectContaining({ route: 'listPages', siteId: world.site.id }))
  })

  it('has nothing in it that is somebody’s own', async () => {
    const headers = {
      'user-agent': `Mozilla/5.0 (${MARK}) Firefox/140.0`,
      'x-forwarded-for': ADDRESS,
      'x-request-id': `${MARK}@example.com`,
      referer: `https://example.com/?email=${MARK}`,
      cookie: `CART=${MARK}; ${MARK}=1`,
      authorization: `Bearer ${MARK}`,
    }
    const visitor = world.visitor()
    await visitor.get(`/?email=${MARK}`, { headers })
    await visitor.get(`/${MARK}/${MARK}?q=${MARK}`, { headers })
    await visitor.get(`/images/${MARK}/${MARK}.png?format=${MARK}`, { headers })
    await visitor.get(`/api/${MARK}?token=${MARK}`, { headers })
    await visitor.submit('/forms/newsletter', { email: `${MARK}@example.com` })
    await visitor.post('/api/commerce/shopping-cart/coupons', { code: MARK }, { headers })
    await world.guest().post('/api/sign-in', { email: `${MARK}@example.com`, password: MARK })
    await world.guest().post('/api/sign-up', { name: MARK, email: MARK, password: MARK })
    await expect.poll(() => requests().length).toBeGreaterThanOrEqual(8)
    const all = JSON.stringify(lines)
    expect(all).not.toContain(MARK)
    expect(all).not.toContain(ADDRESS)
    expect(all).toContain('"agent":"Firefox"')
  })
})

describe('the number of series', () => {
  it('does not grow with what strangers ask for', async () => {
    const ask = async (name: string) => {
      const visitor = world.visitor()
      await visitor.get(`/${name}/${name}?${name}=1`)
      await visitor.get(`/images/${name}/${name}`)
      await visitor.get(`/api/${name}`)
      await visitor.get('/', { headers: { host: `${name}.localhost:3000` } })
      await visitor.post(`/${name}`, {})
      await world.guest().get(`/s/${name}/api/products`)
    }
    await ask('first')
    const before = await series('sitewright_requests_total')
    for (let count = 0; count < 20; count += 1) await ask(`name${count}`)
    const after = await series('sitewright_requests_total')
    const withoutValues = (all: string[]) => all.map((line) => line.replace(/ \d+$/, '')).sort()
    expect(withoutValues(after)).toEqual(withoutValues(before))
    expect(after.join()).not.toContain('name1')
  })
})
