/** Sign-up and password reset by mail: they work, and tell nobody who has an account. */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestMailServer, type TestMailServer } from '@sitewright/testing/test-mail-server'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const OWNER = 'owner@example.com'
const PASSWORD = 'correct horse battery'
const MINUTE_MS = 60_000

let mail: TestMailServer
let world: TestWorld

beforeAll(async () => {
  mail = await createTestMailServer()
  world = await createTestWorld({ config: { smtpUrl: mail.url } })
})
afterAll(async () => {
  await world.close()
  await mail.close()
})
beforeEach(() => {
  world.clock.advance(60 * MINUTE_MS)
  mail.received.length = 0
})

const ana = { name: 'Ana', email: 'ana@example.com', password: 'a long enough one' }

async function letters(): Promise<string[]> {
  await world.runJobs()
  return mail.received
}

/** Secret in the last mail's link to that screen. */
async function tokenTo(screen: string): Promise<string> {
  const last = (await letters()).at(-1) ?? ''
  const found = new RegExp(`http://localhost:3000/${screen}#([\\w-]{43})`).exec(last)
  if (!found?.[1]) throw new Error(`No link to ${screen} in ${last}`)
  return found[1]
}

const canSignIn = async (email: string, password: string) =>
  (await world.guest().post('/api/sign-in', { email, password })).status === 200

describe('signing up where mail can be sent', () => {
  it('answers alike for a new address and for one that has an account', async () => {
    const fresh = await world.guest().post('/api/sign-up', ana)
    const taken = await world.guest().post('/api/sign-up', { ...ana, email: OWNER })
    expect(fresh).toMatchObject({ status: 200, body: { account: null } })
    expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text])
    const [first, second] = await letters()
    expect(first).toContain('To: ana@example.com')
    expect(first).toContain('/confirm-address#')
    expect(second).toContain('To: owner@example.com')
    expect(second).toContain('You have an account already')
    expect(second).not.toMatch(/#[\w-]{43}/)
  })

  it('asks the database the same for both', async () => {
    const statementsOf = async (email: string) => {
      const browser = world.guest()
      await browser.crumb()
      world.queries.length = 0
      await browser.post('/api/sign-up', { ...ana, email })
      // Any request may remove expired counters.
      return world.queries.filter((text) => !text.startsWith('delete'))
    }
    const fresh = await statementsOf('somebody@example.com')
    expect(await statementsOf(OWNER)).toEqual(fresh)
    expect(fresh.join(' ')).not.toContain('"account"')
  })

  it('opens the account by the link, once, in the browser that asked', async () => {
    const browser = world.guest()
    await browser.post('/api/sign-up', ana)
    expect(await canSignIn(ana.email, ana.password)).toBe(false)
    const token = await tokenTo('confirm-address')
    expect(await browser.post('/api/confirm-address', { token })).toMatchObject({
      status: 200,
      body: { account: { email: ana.email } },
    })
    expect((await browser.get('/api/sites')).status).toBe(200)
    const again = await browser.post('/api/confirm-address', { token })
    expect(again).toMatchObject({ status: 404, body: { code: 'linkUnknown' } })
  })

  it('asks for the password in any other browser, so that a link opens nobody else’s account', async () => {
    const bea = { ...ana, email: 'bea@example.com' }
    await world.guest().post('/api/sign-up', bea)
    const token = await tokenTo('confirm-address')
    const other = world.guest()
    const bare = await other.post('/api/confirm-address', { token })
    expect(bare).toMatchObject({ status: 400, body: { code: 'confirmPassword' } })
    const guess = await other.post('/api/confirm-address', { token, password: 'not that one' })
    expect(guess.status).toBe(400)
    const right = await other.post('/api/confirm-address', { token, password: bea.password })
    expect(right.status).toBe(200)
  })

  it('takes no link after a day', async () => {
    const browser = world.guest()
    await browser.post('/api/sign-up', { ...ana, email: 'late@example.com' })
    const token = await tokenTo('confirm-address')
    world.clock.advance(25 * 60 * MINUTE_MS)
    expect((await browser.post('/api/confirm-address', { token })).status).toBe(404)
  })

  it('writes at most five mails an hour to one address', async () => {
    const statuses = []
    for (let number = 0; number < 6; number += 1) {
      const { status } = await world
        .guest()
        .post('/api/request-reset', { email: 'one@example.com' })
      statuses.push(status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('a forgotten password', () => {
  const ask = (email: string, headers = {}) =>
    world.guest().post('/api/request-reset', { email }, { headers })

  it('is answered alike whether or not there is an account, and mails only the one', async () => {
    const [known, unknown] = [await ask(OWNER), await ask('nobody@example.com')]
    expect(known).toMatchObject({ status: 200, body: { linkComesBy: 'mail' } })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    const sent = await letters()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain('To: owner@example.com')
  })

  it('is replaced by the link, once; every session ends and this browser is signed in', async () => {
    const browser = world.guest()
    await ask(OWNER)
    const token = await tokenTo('reset-password')
    const elsewhere = world.guest()
    await elsewhere.post('/api/sign-in', { email: OWNER, password: PASSWORD })
    expect((await elsewhere.get('/api/sites')).status).toBe(200)
    const password = 'quite another one'
    const done = await browser.post('/api/reset-password', { token, password })
    expect(done).toMatchObject({ status: 200, body: { account: { email: OWNER } } })
    expect((await browser.get('/api/sites')).status).toBe(200)
    expect((await elsewhere.get('/api/sites')).status).toBe(401)
    expect(await canSignIn(OWNER, PASSWORD)).toBe(false)
    const again = await world.guest().post('/api/reset-password', { token, password: PASSWORD })
    expect(again).toMatchObject({ status: 404, body: { code: 'linkUnknown' } })
  })

  it('takes no link after half an hour, and none that was made up', async () => {
    await ask(OWNER)
    const token = await tokenTo('reset-password')
    world.clock.advance(31 * MINUTE_MS)
    for (const tried of [token, 'A'.repeat(43)]) {
      const answer = await world
        .guest()
        .post('/api/reset-password', { token: tried, password: PASSWORD })
      expect(answer).toMatchObject({ status: 404, body: { code: 'linkUnknown' } })
    }
  })

  it('keeps no secret in the database, whose links lead to the studio whatever the Host says', async () => {
    await ask(OWNER, { 'x-forwarded-host': 'evil.example' })
    const waiting = await world.app.database.global.selectFrom('account_mail').selectAll().execute()
    expect(JSON.stringify(waiting)).not.toContain('#')
    const token = await tokenTo('reset-password')
    expect(mail.received.join()).not.toContain('evil.example')
    const rows = await world.app.database.global.selectFrom('account_token').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const left = await world.app.database.global.selectFrom('account_mail').selectAll().execute()
    expect(left).toEqual([])
  })
})

describe('changing the password', () => {
  const change = (browser: TestBrowser, body: object) => browser.post('/api/change-password', body)

  it('asks for the current one, ends other sessions and keeps this browser in', async () => {
    const { browser } = await world.createOwner('carl@example.com')
    const elsewhere = world.guest()
    const signIn = { email: 'carl@example.com', password: PASSWORD }
    await elsewhere.post('/api/sign-in', signIn)
    const stolen = browser.cookies.get('session') ?? ''

    const newPassword = 'a new one entirely'
    const wrong = await change(browser, { currentPassword: 'no', newPassword })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'wrongPassword' } })
    const common = await change(browser, { currentPassword: PASSWORD, newPassword: 'Password123' })
    expect(common.body.errors).toHaveProperty('newPassword')
    expect((await elsewhere.get('/api/sites')).status).toBe(200)

    expect((await change(browser, { currentPassword: PASSWORD, newPassword })).status).toBe(200)
    expect((await browser.get('/api/sites')).status).toBe(200)
    expect((await elsewhere.get('/api/sites')).status).toBe(401)
    const thief = world.guest()
    thief.cookies.set('session', stolen)
    expect((await thief.get('/api/sites')).status).toBe(401)
    expect(await canSignIn('carl@example.com', newPassword)).toBe(true)
  })
})

describe('sessions of an account', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  it('are listed, and ended one by one or all but this', async () => {
    const { browser } = await world.createOwner('dora@example.com')
    const signIn = { email: 'dora@example.com', password: PASSWORD }
    const [first, second] = [world.guest(), world.guest()]
    await first.post('/api/sign-in', signIn, { headers: { 'user-agent': FIREFOX } })
    await second.post('/api/sign-in', signIn)

    const { sessions } = (await browser.get('/api/sessions')).body
    expect(sessions).toHaveLength(3)
    expect(sessions.filter((one: { isCurrent: boolean }) => one.isCurrent)).toHaveLength(1)
    const onLinux = sessions.find((one: { browser: string }) => one.browser === 'Firefox on Linux')

    expect((await browser.delete(`/api/sessions/${onLinux.id}`)).status).toBe(200)
    expect((await first.get('/api/sites')).status).toBe(401)
    expect((await second.get('/api/sites')).status).toBe(200)
    expect((await browser.delete('/api/sessions')).status).toBe(200)
    expect((await second.get('/api/sites')).status).toBe(401)
    expect((await browser.get('/api/sites')).status).toBe(200)
  })

  it('are nobody else’s to see or end', async () => {
    const { browser } = await world.createOwner('eve@example.com')
    const { browser: other } = await world.createOwner('fred@example.com')
    const [{ id }] = (await other.get('/api/sessions')).body.sessions
    expect((await browser.delete(`/api/sessions/${id}`)).status).toBe(404)
    const { sessions } = (await browser.get('/api/sessions')).body
    expect(sessions.map((one: { id: string }) => one.id)).not.toContain(id)
    expect((await other.get('/api/sites')).status).toBe(200)
  })
})
