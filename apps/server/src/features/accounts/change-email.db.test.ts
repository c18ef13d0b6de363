/** The address of an account changes by a link to the new one, and can be taken back from the old one. */

import type { Id } from '@sitewright/core/id'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestMailServer, type TestMailServer } from '@sitewright/testing/test-mail-server'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const PASSWORD = 'correct horse battery'
const DAY_MS = 24 * 60 * 60 * 1000

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
  mail.received.length = 0
})

async function letterTo(address: string): Promise<string> {
  await world.runJobs()
  const letter = mail.received.findLast((text) => text.includes(`To: ${address}`))
  if (!letter) throw new Error(`No mail to ${address}`)
  return letter
}

async function tokenTo(address: string, screen: string): Promise<string> {
  const found = new RegExp(`/${screen}#([\\w-]{43})`).exec(await letterTo(address))
  if (!found?.[1]) throw new Error(`No link to ${screen}`)
  return found[1]
}

const change = (browser: TestBrowser, email: string, currentPassword = PASSWORD) =>
  browser.post('/api/change-email', { email, currentPassword })

const confirm = (token: string) => world.guest().post('/api/confirm-email', { token })

const signInStatus = async (email: string, password = PASSWORD) =>
  (await world.guest().post('/api/sign-in', { email, password })).status

describe('PUT /api/account', () => {
  it('changes the name', async () => {
    const { browser } = await world.createOwner('named@example.com')
    const answer = await browser.put('/api/account', { name: '  Ana María ' })
    expect(answer).toMatchObject({ status: 200, body: { account: { name: 'Ana María' } } })
    expect((await browser.get('/api/session')).body.account.name).toBe('Ana María')
    expect((await browser.put('/api/account', { name: ' ' })).body.errors).toHaveProperty('name')
  })
})

/** Turns two-factor sign-in on; gives the app's code of the moment. */
async function setUpFactor(browser: TestBrowser): Promise<() => string> {
  const { body } = await browser.post('/api/second-factor', { currentPassword: PASSWORD })
  const app = new TOTP({ secret: body.key })
  const code = () => app.generate({ timestamp: world.clock.now() })
  expect((await browser.post('/api/confirm-second-factor', { code: code() })).status).toBe(200)
  return code
}

/** Gives an account an address, in a transaction that stays open until `commit`. */
function holdAddress(accountId: Id, email: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let tell = () => {}
  const isTaken = new Promise<void>((resolve) => {
    tell = resolve
  })
  const done = world.app.database.inGlobal(async (db) => {
    const address = { email, email_ci: email }
    await db.updateTable('account').set(address).where('id', '=', accountId).execute()
    tell()
    await released
  })
  const commit = () => {
    release()
    return done
  }
  return { isTaken, commit }
}

/** Connections that wait for a transaction of another one. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE datname = current_database() AND NOT granted`.execute(world.app.database.global)
  return rows[0]?.waiting ?? 0
}

describe('changing the address', () => {
  it('happens by the link to the new address, once, and asks for the password', async () => {
    const { browser } = await world.createOwner('old@example.com')
    const refused = await change(browser, 'new@example.com', 'not that one')
    expect(refused.body.errors).toHaveProperty('currentPassword')
    const asked = await change(browser, 'new@example.com')
    expect(asked).toMatchObject({ status: 200, body: { linkComesBy: 'mail' } })
    expect(await signInStatus('new@example.com')).toBe(401)

    const token = await tokenTo('new@example.com', 'confirm-email')
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: 'new@example.com' } })
    expect((await browser.get('/api/session')).body.account.email).toBe('new@example.com')
    expect(await signInStatus('new@example.com')).toBe(200)
    expect(await signInStatus('old@example.com')).toBe(401)
    expect((await confirm(token)).status).toBe(404)
  })

  it('answers alike for an address that has an account, and changes nothing', async () => {
    const { browser } = await world.createOwner('curious@example.com')
    await world.createOwner('taken@example.com')
    const fresh = await change(browser, 'free@example.com')
    const taken = await change(browser, 'taken@example.com')
    expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text])
    expect(await letterTo('taken@example.com')).not.toMatch(/#[\w-]{43}/)
  })

  it('takes no link to an address that was taken since', async () => {
    const { browser } = await world.createOwner('slow@example.com')
    await change(browser, 'wanted@example.com')
    const token = await tokenTo('wanted@example.com', 'confirm-email')
    await world.createOwner('wanted@example.com')
    expect(await confirm(token)).toMatchObject({ status: 404, body: { code: 'linkUnknown' } })
    expect(await signInStatus('slow@example.com')).toBe(200)
  })

  it('refuses an address that another account gets at the same moment', async () => {
    const { browser } = await world.createOwner('racing@example.com')
    const { accountId: other } = await world.createOwner('racing-other@example.com')
    await change(browser, 'prize@example.com')
    const token = await tokenTo('prize@example.com', 'confirm-email')
    const held = holdAddress(other, 'prize@example.com')
    try {
      await held.isTaken
      const answer = confirm(token)
      await expect.poll(countWaiting).toBe(1)
      await held.commit()
      expect(await answer).toMatchObject({ status: 404, body: { code: 'linkUnknown' } })
    } finally {
      await held.commit()
    }
    expect(await signInStatus('racing@example.com')).toBe(200)
  })

  it('takes no link for another deed', async () => {
    const { browser } = await world.createOwner('mixed@example.com')
    await change(browser, 'mixed-new@example.com')
    const token = await tokenTo('mixed-new@example.com', 'confirm-email')
    const password = 'quite another one'
    for (const deed of ['reset-password', 'restore-email', 'confirm-address']) {
      const answer = await world.guest().post(`/api/${deed}`, { token, password })
      expect(answer).toMatchObject({ status: 404, body: { code: 'linkUnknown' } })
    }
  })
})

describe('taking back a change of address', () => {
  /** An account whose address and password somebody else has changed. */
  async function stolen(name: string) {
    const { browser: thief } = await world.createOwner(`${name}@example.com`)
    await change(thief, `${name}-thief@example.com`)
    await confirm(await tokenTo(`${name}-thief@example.com`, 'confirm-email'))
    const token = await tokenTo(`${name}@example.com`, 'restore-email')
    const passwords = { currentPassword: PASSWORD, newPassword: 'only the thief knows' }
    expect((await thief.post('/api/change-password', passwords)).status).toBe(200)
    const restore = () =>
      world.guest().post('/api/restore-email', { token, password: 'mine again, for good' })
    return { thief, restore }
  }

  it('gives the account back for good: with a new password, and everybody signed out', async () => {
    const { thief, restore } = await stolen('victim')
    expect(await restore()).toMatchObject({ status: 200, body: { email: 'victim@example.com' } })
    expect((await thief.get('/api/sites')).status).toBe(401)
    expect(await signInStatus('victim-thief@example.com', 'only the thief knows')).toBe(401)
    expect(await signInStatus('victim@example.com', 'only the thief knows')).toBe(401)
    expect(await signInStatus('victim@example.com', 'mine again, for good')).toBe(200)
    expect((await restore()).status).toBe(404)
  })

  it.each(['before', 'after', 'weeks-before'])(
    'turns off a second factor that was set up %s it',
    async (when) => {
      const email = `factor-${when}@example.com`
      let { browser: thief } = await world.createOwner(email)
      if (when !== 'after') {
        const code = await setUpFactor(thief)
        if (when === 'weeks-before') {
          world.clock.advance(89 * DAY_MS)
          thief = world.guest()
          const { step } = (await thief.post('/api/sign-in', { email, password: PASSWORD })).body
          const signedIn = await thief.post('/api/sign-in-by-code', { step, code: code() })
          expect(signedIn.status).toBe(200)
        }
      }
      await change(thief, `thief-${when}@example.com`)
      await confirm(await tokenTo(`thief-${when}@example.com`, 'confirm-email'))
      const token = await tokenTo(email, 'restore-email')
      if (when === 'after') await setUpFactor(thief)
      const password = 'mine again, for good'
      await world.guest().post('/api/restore-email', { token, password })
      const { body } = await world.guest().post('/api/sign-in', { email, password })
      expect(body.account).toMatchObject({ email })
      expect(await letterTo(email)).toContain('takes no code of an app any more')
    },
  )

  it('keeps a second factor that the account had for longer than 90 days', async () => {
    const email = 'factor-old@example.com'
    const code = await setUpFactor((await world.createOwner(email)).browser)
    world.clock.advance(90 * DAY_MS + 1)
    const browser = world.guest()
    const { step } = (await browser.post('/api/sign-in', { email, password: PASSWORD })).body
    const signedIn = await browser.post('/api/sign-in-by-code', { step, code: code() })
    expect(signedIn.status).toBe(200)
    await change(browser, 'factor-old-new@example.com')
    await confirm(await tokenTo('factor-old-new@example.com', 'confirm-email'))
    const token = await tokenTo(email, 'restore-email')
    const password = 'mine again, for good'
    expect((await world.guest().post('/api/restore-email', { token, password })).status).toBe(200)
    const { body } = await world.guest().post('/api/sign-in', { email, password })
    expect(body).toMatchObject({ account: null, step: expect.any(String) })
  })

  it('gives a thief who changed the address twice no way back', async () => {
    const { browser: thief } = await world.createOwner('twice@example.com')
    await change(thief, 'twice-first@example.com')
    await confirm(await tokenTo('twice-first@example.com', 'confirm-email'))
    const owners = await tokenTo('twice@example.com', 'restore-email')
    await change(thief, 'twice-second@example.com')
    await confirm(await tokenTo('twice-second@example.com', 'confirm-email'))
    const thiefs = await tokenTo('twice-first@example.com', 'restore-email')
    const restore = (token: string, password: string) =>
      world.guest().post('/api/restore-email', { token, password })
    expect((await restore(owners, 'mine again, for good')).status).toBe(200)
    expect((await restore(thiefs, 'only the thief knows')).status).toBe(404)
    expect(await signInStatus('twice@example.com', 'mine again, for good')).toBe(200)
  })

  it('is not undone by a mail that was still waiting', async () => {
    const { browser: thief } = await world.createOwner('waits@example.com')
    await change(thief, 'waits-first@example.com')
    await confirm(await tokenTo('waits-first@example.com', 'confirm-email'))
    const owners = await tokenTo('waits@example.com', 'restore-email')
    await change(thief, 'waits-second@example.com')
    await confirm(await tokenTo('waits-second@example.com', 'confirm-email'))
    const restored = { token: owners, password: 'mine again, for good' }
    expect((await world.guest().post('/api/restore-email', restored)).status).toBe(200)
    await expect(tokenTo('waits-first@example.com', 'restore-email')).rejects.toThrow()
  })

  it('ends a link to a new address that was still waiting when the password was changed', async () => {
    const { browser } = await world.createOwner('queued@example.com')
    await change(browser, 'queued-thief@example.com')
    const passwords = { currentPassword: PASSWORD, newPassword: 'a new one entirely' }
    expect((await browser.post('/api/change-password', passwords)).status).toBe(200)
    await expect(tokenTo('queued-thief@example.com', 'confirm-email')).rejects.toThrow()
  })

  it('is possible for seven days', async () => {
    const { restore } = await stolen('late')
    world.clock.advance(7 * DAY_MS + 1)
    expect((await restore()).status).toBe(404)
  })
})

it('tells the owner that the password was changed', async () => {
  const { browser } = await world.createOwner('told@example.com')
  const passwords = { currentPassword: PASSWORD, newPassword: 'a new one entirely' }
  await browser.post('/api/change-password', passwords)
  expect(await letterTo('told@example.com')).toContain('The password of your account was changed')
})
