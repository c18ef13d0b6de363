/** Guessing passwords is slowed, and locks out nobody who knows the password. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const EMAIL = 'owner@example.com'
const PASSWORD = 'correct horse battery'
const DAY_MS = 24 * 60 * 60 * 1000

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
  world.clock.stop()
  await world.owner.post(`/s/${world.site.id}/api/publish`, {})
  await world.owner.put(`/s/${world.site.id}/api/status`, {
    status: 'private',
    maintenanceText: '',
    password: '0413',
  })
})
afterAll(() => world.close())
// Each test begins with its failed tries forgiven.
beforeEach(() => world.clock.advance(DAY_MS))

interface Try {
  readonly password: string
  readonly email?: string
  readonly from: string
  readonly browser?: ReturnType<TestWorld['guest']>
}

async function signIn({ password, email = EMAIL, from, browser = world.guest() }: Try) {
  const crumb = await browser.crumb()
  return browser.send({
    method: 'POST',
    url: '/api/sign-in',
    headers: { 'x-csrf-token': crumb, 'x-forwarded-for': from },
    payload: { email, password },
  })
}

const openLock = (password: string, from: string) =>
  world.visitor().send({
    method: 'POST',
    url: '/lock',
    headers: {
      origin: `http://${world.site.host}`,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
    },
    payload: new URLSearchParams({ password, next: '/' }).toString(),
  })

/** Tries wrong passwords for one account, each from another address. */
async function guessAccount(times: number, email = EMAIL) {
  const answers = []
  for (let number = 0; number < times; number += 1) {
    const from = `203.0.${number >> 8}.${number & 255}`
    answers.push(await signIn({ password: `guess ${number}`, email, from }))
  }
  return answers
}

describe('guessing the password of an account', () => {
  it('is slowed from however many addresses, with growing delays that end', async () => {
    const answers = await guessAccount(25)
    expect(answers.slice(0, 9).map(({ status }) => status)).toEqual(Array(9).fill(401))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(5)
    expect(refused[0]?.body).toMatchObject({
      code: 'tooMany',
      message: 'Please try again in a few seconds.',
    })

    // The right password is not even checked until the delay is over.
    expect((await signIn({ password: PASSWORD, from: '198.51.100.1' })).status).toBe(429)
    world.clock.advance(61_000)
    expect((await signIn({ password: PASSWORD, from: '198.51.100.1' })).status).toBe(200)
  })

  it('is answered alike where there is no account', async () => {
    const [known, unknown] = [await guessAccount(12), await guessAccount(12, 'nobody@example.com')]
    const told = (answers: typeof known) => answers.map(({ status, body }) => [status, body])
    expect(told(unknown)).toEqual(told(known))
  })

  it('keeps nobody out who signed in before, by this browser or from this address', async () => {
    const browser = world.guest()
    expect((await signIn({ password: PASSWORD, from: '198.51.100.2', browser })).status).toBe(200)
    expect(browser.cookies.get('device')).toMatch(/^[\w-]{22}\./)
    await guessAccount(20)
    const stranger = { password: PASSWORD, from: '198.51.100.77' }
    expect((await signIn(stranger)).status).toBe(429)
    expect((await signIn({ ...stranger, browser })).status).toBe(200)
    expect((await signIn({ ...stranger, from: '198.51.100.2' })).status).toBe(200)
  })

  it('is slowed for a known browser too, and a forged cookie helps nobody', async () => {
    const browser = world.guest()
    await signIn({ password: PASSWORD, from: '198.51.100.3', browser })
    const statuses = []
    for (let number = 0; number < 14; number += 1) {
      statuses.push((await signIn({ password: 'wrong', from: '192.0.2.1', browser })).status)
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)

    world.clock.advance(DAY_MS)
    await guessAccount(20)
    const thief = world.guest()
    const forged = (browser.cookies.get('device') ?? '').replace(/[\w-]+$/, 'A'.repeat(43))
    thief.cookies.set('device', forged)
    const answer = await signIn({ password: PASSWORD, from: '198.51.100.78', browser: thief })
    expect(answer.status).toBe(429)
  })
})

describe('guessing the password of a lock', () => {
  it('is refused from one IPv6 /64 after the limit, and lets in who waited', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 120; number += 1) {
      const { status } = await openLock(`${1000 + number}`, `2001:db8:5:6::${number.toString(16)}`)
      statuses.push(status)
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(60)
    expect(statuses.at(-1)).toBe(429)
    world.clock.advance(61_000)
    expect((await openLock('0413', '2001:db8:5:6::1')).status).toBe(303)
  })

  it('does not keep an owner from signing in', async () => {
    const flood = Array.from({ length: 60 }, (_, number) =>
      openLock('9999', `192.0.2.${number}`).then(({ status }) => status),
    )
    const owners = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        signIn({ password: PASSWORD, from: `198.51.100.${100 + number}` }),
      ),
    )
    expect(owners.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const tries = new Set(await Promise.all(flood))
    expect([...tries].every((status) => status === 401 || status === 429)).toBe(true)
  })
})
