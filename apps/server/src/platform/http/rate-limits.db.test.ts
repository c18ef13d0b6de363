/** Rate limits as people meet them: counted for visitors and for addresses, on all nodes together. */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ config: { trustedProxies: ['127.0.0.0/8', '10.0.0.0/8'] } })
  world.clock.stop()
})
afterAll(() => world.close())
beforeEach(() => world.clock.advance(60 * 60 * 1000))

const MOST_SIGN_INS = 60
const MOST_ADDS = 30
const wrong = { email: 'nobody@example.com', password: 'not the password' }

/** Signs in from an address that a proxy names. */
const signInFrom = (address: string, remoteAddress = '10.0.0.5', guest = world.guest()) =>
  signInVia(guest, address, remoteAddress)

async function signInVia(guest: TestBrowser, address: string, remoteAddress: string) {
  const crumb = await guest.crumb()
  const { status } = await guest.send({
    method: 'POST',
    url: '/api/sign-in',
    remoteAddress,
    headers: { 'x-forwarded-for': address, 'x-csrf-token': crumb },
    payload: wrong,
  })
  return status
}

/** Statuses of tries that are counted and then refused for their crumb, which is quicker than hashing. */
async function knock(times: number, addressOf: (number: number) => string, via = '10.0.0.5') {
  const statuses: number[] = []
  for (let number = 0; number < times; number += 1) {
    const { status } = await world.guest().send({
      method: 'POST',
      url: '/api/sign-in',
      remoteAddress: via,
      headers: { 'x-forwarded-for': addressOf(number) },
      payload: wrong,
    })
    statuses.push(status)
  }
  return statuses
}

const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length

describe('limits by address', () => {
  it('take all of an IPv6 /64 for one', async () => {
    const statuses = await knock(MOST_SIGN_INS + 5, (number) => `2001:db8:1:2::${number + 1}`)
    expect(refused(statuses)).toBe(5)
    expect(refused(await knock(1, () => '2001:db8:1:3::1'))).toBe(0)
  })

  it('go by what a named proxy says, and by nobody else’s word', async () => {
    expect(refused(await knock(MOST_SIGN_INS + 5, (number) => `203.0.113.${number}`))).toBe(0)
    const stranger = '198.51.100.9'
    const made = await knock(MOST_SIGN_INS + 5, (number) => `192.0.2.${number}`, stranger)
    expect(refused(made)).toBe(5)
  })

  it('are counted on all nodes together, and say how long to wait', async () => {
    const node = await world.addNode()
    await knock(MOST_SIGN_INS, () => '203.0.113.200')
    const response = await node.server.inject({
      method: 'POST',
      url: '/api/sign-in',
      remoteAddress: '10.0.0.5',
      headers: { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.200' },
      payload: wrong,
    })
    expect(response.statusCode).toBe(429)
    expect(response.json()).toMatchObject({ code: 'tooMany' })
    const wait = Number(response.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    world.clock.advance(61_000)
    expect(await signInFrom('203.0.113.200')).toBe(401)
  })

  it('keep no address in the database', async () => {
    await knock(1, () => '203.0.113.77')
    const rows = await world.app.database.global.selectFrom('rate_count').select('key').execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).not.toMatch(/203|session|\|/)
  })

  it('let exactly as many through of a rush, and count it by a few statements', async () => {
    world.queries.length = 0
    const rush = Array.from({ length: MOST_SIGN_INS + 40 }, () => knock(1, () => '203.0.113.99'))
    const statuses = (await Promise.all(rush)).flat()
    expect(refused(statuses)).toBe(40)
    const counts = world.queries.filter((text) => text.includes('INSERT INTO rate_count'))
    expect(counts.length).toBeLessThan(statuses.length / 2)
  })

  it('send one statement, and none for who is known to be over', async () => {
    // Old counts are removed beside the answers, whenever that is due: no part of a request.
    const asked = () => world.queries.filter((text) => !text.startsWith('delete from'))
    world.queries.length = 0
    await knock(1, () => '203.0.113.88')
    expect(asked().filter((text) => text.includes('rate_count'))).toHaveLength(1)
    await knock(MOST_SIGN_INS, () => '203.0.113.88')
    world.queries.length = 0
    expect(refused(await knock(1, () => '203.0.113.88'))).toBe(1)
    expect(asked()).toEqual([])
  })
})

describe('a shop behind one address', () => {
  it('sells to seventy shoppers in a moment, and stops the one who adds without end', async () => {
    const add = async (shopper: TestBrowser, crumb: string) => {
      const { statusCode } = await world.server.inject({
        method: 'POST',
        url: '/api/commerce/shopping-cart/entries',
        remoteAddress: '198.51.100.20',
        headers: {
          host: world.site.host,
          cookie: `visitor=${shopper.cookies.get('visitor')}; crumb=${crumb}`,
          'x-csrf-token': crumb,
        },
        payload: { itemId: '0'.repeat(24), sku: 'NONE', quantity: 1, additionalFields: null },
      })
      return statusCode
    }
    const statuses: number[] = []
    for (let number = 0; number < 70; number += 1) {
      const shopper = world.visitor()
      statuses.push(await add(shopper, await shopper.crumb()))
    }
    expect(refused(statuses)).toBe(0)

    const greedy = world.visitor()
    const crumb = await greedy.crumb()
    const his: number[] = []
    for (let number = 0; number < MOST_ADDS + 3; number += 1) his.push(await add(greedy, crumb))
    expect(refused(his)).toBeGreaterThan(0)
  })
})

describe('a site as a whole', () => {
  const MOST_ANSWERS = 18_000
  const TOO_MANY = 'Unable to submit form. Submission rate limit exceeded. Please try again later.'
  let formId: string
  let addresses = 0

  /** Answers from an address of its own, without script or as a script does; gives status and text. */
  async function answer(way: 'call' | 'post') {
    addresses += 1
    const visitor = world.visitor()
    const crumb = await visitor.crumb()
    const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
    const from = {
      remoteAddress: '10.0.0.5',
      headers: { 'x-forwarded-for': `203.0.113.${addresses}`, 'x-csrf-token': crumb },
    }
    const { status, text } = await visitor.send({
      ...{ method: 'POST', ...from },
      url: way === 'post' ? `/forms/${formId}` : '/api/form/SaveFormSubmission',
      payload:
        way === 'post'
          ? new URLSearchParams({ crumb, 'answer.word': 'Hi' }).toString()
          : { formId, key: body.key, form: '{"word":"Hi"}' },
      ...(way === 'post' && {
        headers: { ...from.headers, 'content-type': 'application/x-www-form-urlencoded' },
      }),
    })
    return { status, text }
  }
  /** Lets all that was counted so far have been asked so often. */
  const asked = (count: number) =>
    world.app.database.global.updateTable('rate_count').set({ count }).execute()

  beforeAll(async () => {
    const { body } = await world.owner.post(`/s/${world.site.id}/api/forms`, {
      name: 'Contact',
      fields: [{ id: 'word', type: 'text', title: 'Word' }],
    })
    formId = body.form.id
  })

  it('takes 300 answers a second for a minute, from whomever they come, and says so beyond it', async () => {
    expect((await answer('call')).status).toBe(200)
    await asked(MOST_ANSWERS - 1)
    expect((await answer('call')).status).toBe(200)
    const { status, text } = await answer('call')
    expect([status, JSON.parse(text).message]).toEqual([429, TOO_MANY])
    const page = await answer('post')
    expect(page.status).toBe(429)
    expect(page.text).toContain(TOO_MANY)
    world.clock.advance(61_000)
    expect((await answer('call')).status).toBe(200)
  })
})
