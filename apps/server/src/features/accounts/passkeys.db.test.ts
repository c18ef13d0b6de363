/** Passkeys: each lets its own account in, by an answer to a question that was asked here, once. */

import { generateKeyPairSync } from 'node:crypto'
import { type AnswerDetails, createTestAuthenticator } from '@sitewright/testing/test-authenticator'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestMailServer, type TestMailServer } from '@sitewright/testing/test-mail-server'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeLostFactor } from './index.ts'

const PASSWORD = 'correct horse battery'
const ORIGIN = 'http://localhost:3000'
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

async function lettersTo(address: string): Promise<string> {
  await world.runJobs()
  return mail.received.filter((text) => text.includes(`To: ${address}`)).join('\n')
}

const ask = (browser: TestBrowser, code?: string) =>
  browser.post('/api/passkey-challenge', { currentPassword: PASSWORD, code })

async function addPasskey(browser: TestBrowser, code?: string) {
  const { body } = await ask(browser, code)
  const authenticator = createTestAuthenticator(ORIGIN)
  const answer = authenticator.create(body.options)
  const added = await browser.post('/api/passkeys', { token: body.token, ...answer })
  expect(added.status).toBe(200)
  return { authenticator, passkeyId: added.body.passkey.id as string }
}

async function withPasskey(email: string) {
  const owner = await world.createOwner(email)
  return { email, ...owner, ...(await addPasskey(owner.browser)) }
}

type Authenticator = ReturnType<typeof createTestAuthenticator>

async function signIn(authenticator: Authenticator, details: AnswerDetails = {}) {
  const browser = world.guest()
  const { body } = await browser.post('/api/sign-in-challenge')
  const answer = { token: body.token, ...authenticator.get(body.options, details) }
  const again = () => browser.post('/api/sign-in-by-passkey', answer)
  return { browser, answer, again, response: await again() }
}

describe('signing in by a passkey', () => {
  it('opens a session without a password, and notes the use', async () => {
    const { email, browser, authenticator } = await withPasskey('key@example.com')
    const before = await browser.get('/api/passkeys')
    expect(before.body.passkeys).toMatchObject([{ name: 'Passkey', lastUsedAt: null }])
    const arrived = await signIn(authenticator)
    expect(arrived.response).toMatchObject({ status: 200, body: { account: { email } } })
    expect((await arrived.browser.get('/api/sites')).status).toBe(200)
    const { passkeys } = (await browser.get('/api/passkeys')).body
    expect(passkeys[0].lastUsedAt).toEqual(expect.any(Number))
  })

  it('stands for the code of two-factor sign-in, too', async () => {
    const { browser } = await world.createOwner('both@example.com')
    const { key } = (await browser.post('/api/second-factor', { currentPassword: PASSWORD })).body
    const code = () => new TOTP({ secret: key }).generate({ timestamp: world.clock.now() })
    await browser.post('/api/confirm-second-factor', { code: code() })
    world.clock.advance(30_000)
    expect((await ask(browser)).body.errors).toHaveProperty('code')
    expect((await ask(browser, '000000')).body.code).toBe('wrongCode')
    const { authenticator } = await addPasskey(browser, code())
    expect((await signIn(authenticator)).response.status).toBe(200)
  })

  it.each<[string, (other: Awaited<ReturnType<typeof withPasskey>>) => AnswerDetails]>([
    ['signed by another key', () => ({ key: anotherKey() })],
    ['given on another origin', () => ({ origin: 'http://evil.localhost:3000' })],
    ['given for another host', () => ({ rpId: 'evil.localhost' })],
    ['to another question', () => ({ challenge: Buffer.alloc(32).toString('base64url') })],
    ['meant to make a passkey', () => ({ type: 'webauthn.create' })],
    ['without finger, face or PIN', () => ({ isVerified: false })],
    ['for another account', (other) => ({ userHandle: handleOf(other.accountId) })],
    ['whose counter stood still', () => ({ counter: 1 })],
    ['whose counter went back to nothing', () => ({ counter: 0 })],
  ])('refuses an answer %s', async (name, falsify) => {
    const subject = name.replaceAll(/\W+/g, '-')
    const mine = await withPasskey(`mine-${subject}@example.com`)
    const other = await withPasskey(`other-${subject}@example.com`)
    expect((await signIn(mine.authenticator)).response.status).toBe(200)
    const { browser, response } = await signIn(mine.authenticator, falsify(other))
    expect(response).toMatchObject({ status: 401, body: { code: 'passkeyUnknown' } })
    expect((await browser.get('/api/sites')).status).toBe(401)
    expect((await signIn(mine.authenticator)).response.status).toBe(200)
  })

  it('takes no answer twice, after ten minutes, or to the question of somebody else', async () => {
    const { browser, authenticator } = await withPasskey('once@example.com')
    const { response, again, answer } = await signIn(authenticator)
    expect(response.status).toBe(200)
    expect((await again()).body.code).toBe('passkeyTooOld')
    // A new question does not make an old answer good.
    const fresh = (await world.guest().post('/api/sign-in-challenge')).body
    const replayed = { ...answer, token: fresh.token }
    const refused = await world.guest().post('/api/sign-in-by-passkey', replayed)
    expect(refused.body.code).toBe('passkeyUnknown')
    // Nor does a question for a new passkey let anybody in.
    const { body } = await ask(browser)
    const crossed = { token: body.token, ...authenticator.get(body.options) }
    const notHere = await world.guest().post('/api/sign-in-by-passkey', crossed)
    expect(notHere.body.code).toBe('passkeyTooOld')

    const late = (await world.guest().post('/api/sign-in-challenge')).body
    world.clock.advance(10 * 60_000)
    const slow = { token: late.token, ...authenticator.get(late.options) }
    const tooLate = await world.guest().post('/api/sign-in-by-passkey', slow)
    expect(tooLate.body.code).toBe('passkeyTooOld')
  })

  it('lets in by an authenticator that counts nothing', async () => {
    const { authenticator } = await withPasskey('synced@example.com')
    const synced = { counter: 0 }
    expect((await signIn(authenticator, synced)).response.status).toBe(200)
    expect((await signIn(authenticator, synced)).response.status).toBe(200)
  })
})

describe('adding, naming and removing a passkey', () => {
  it('asks for the password, and tells the owner by mail', async () => {
    const email = 'add@example.com'
    const { browser } = await world.createOwner(email)
    const refused = await browser.post('/api/passkey-challenge', { currentPassword: 'no' })
    expect(refused.body.errors).toHaveProperty('currentPassword')
    await addPasskey(browser)
    expect(await lettersTo(email)).toContain('Your account has a new passkey')
  })

  it.each<[string, AnswerDetails]>([
    ['on another origin', { origin: 'http://evil.localhost:3000' }],
    ['for another host', { rpId: 'evil.localhost' }],
    ['to another question', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['without finger, face or PIN', { isVerified: false }],
    ['by an answer for signing in', { type: 'webauthn.get' }],
  ])('adds none that was made %s', async (name, details) => {
    const { browser } = await world.createOwner(`made-${name.replaceAll(/\W+/g, '-')}@example.com`)
    const { body } = await ask(browser)
    const answer = createTestAuthenticator(ORIGIN).create(body.options, details)
    const added = await browser.post('/api/passkeys', { token: body.token, ...answer })
    expect(added).toMatchObject({ status: 400, body: { code: 'passkeyNotMade' } })
    expect((await browser.get('/api/passkeys')).body.passkeys).toEqual([])
  })

  it('adds none by the question of somebody else, nor the passkey of somebody else', async () => {
    const mine = await world.createOwner('asks@example.com')
    const other = await withPasskey('answers@example.com')
    const question = (await ask(mine.browser)).body
    const answer = other.authenticator.create(question.options)
    const added = await other.browser.post('/api/passkeys', { token: question.token, ...answer })
    expect(added.body.code).toBe('passkeyTooOld')
    const taken = await mine.browser.post('/api/passkeys', { token: question.token, ...answer })
    expect(taken.body.code).toBe('passkeyNotMade')
  })

  it('renames and removes those of the account alone; removing ends other sessions', async () => {
    const mine = await withPasskey('rename@example.com')
    const other = await withPasskey('stranger@example.com')
    const at = `/api/passkeys/${mine.passkeyId}`
    expect((await mine.browser.put(at, { name: ' Phone ' })).status).toBe(200)
    expect((await mine.browser.put(at, { name: ' ' })).body.errors).toHaveProperty('name')
    expect((await other.browser.put(at, { name: 'Mine' })).status).toBe(404)
    const password = { currentPassword: PASSWORD }
    expect((await other.browser.post(`${at}/remove`, password)).status).toBe(404)
    const { passkeys } = (await mine.browser.get('/api/passkeys')).body
    expect(passkeys).toMatchObject([{ name: 'Phone' }])

    const lost = await signIn(mine.authenticator)
    const refused = await mine.browser.post(`${at}/remove`, { currentPassword: 'no' })
    expect(refused.body.errors).toHaveProperty('currentPassword')
    expect((await mine.browser.post(`${at}/remove`, password)).status).toBe(200)
    expect((await lost.browser.get('/api/sites')).status).toBe(401)
    expect((await mine.browser.get('/api/passkeys')).body.passkeys).toEqual([])
    expect((await signIn(mine.authenticator)).response.body.code).toBe('passkeyUnknown')
    expect(await lettersTo(mine.email)).toContain('A passkey of your account was removed')
  })
})

describe('getting an account back', () => {
  const linkTo = async (address: string, screen: string) =>
    new RegExp(`/${screen}#([\\w-]{43})`).exec(await lettersTo(address))?.[1]

  it('by a mailed link for a new password leaves a stranger no passkey', async () => {
    const { email, authenticator } = await withPasskey('reset@example.com')
    await world.guest().post('/api/request-reset', { email })
    const token = await linkTo(email, 'reset-password')
    const reset = { token, password: 'quite another one' }
    expect((await world.guest().post('/api/reset-password', reset)).status).toBe(200)
    expect((await signIn(authenticator)).response.body.code).toBe('passkeyUnknown')
    expect(await lettersTo(email)).toContain('All passkeys of your account were removed')
  })

  it('by a mailed link ends a sign-in by a passkey that was under way', async () => {
    const { email, authenticator, passkeyId } = await withPasskey('race@example.com')
    await world.guest().post('/api/request-reset', { email })
    const token = await linkTo(email, 'reset-password')
    const { held, release } = holdPasskey(passkeyId)
    await held
    const signingIn = signIn(authenticator)
    await expect.poll(countWaiting).toBe(1)
    const reset = { token, password: 'quite another one' }
    const resetting = world.guest().post('/api/reset-password', reset)
    await expect.poll(countWaiting).toBe(2)
    await release()
    expect((await resetting).status).toBe(200)
    const { browser, response } = await signingIn
    expect(response.status).toBe(200)
    expect((await browser.get('/api/sites')).status).toBe(401)
  })

  it('by taking an address back leaves none either, however old', async () => {
    const email = 'taken@example.com'
    const { authenticator } = await withPasskey(email)
    world.clock.advance(400 * DAY_MS)
    const browser = world.guest()
    await browser.post('/api/sign-in', { email, password: PASSWORD })
    const change = { email: 'taker@example.com', currentPassword: PASSWORD }
    await browser.post('/api/change-email', change)
    const confirmed = { token: await linkTo('taker@example.com', 'confirm-email') }
    expect((await world.guest().post('/api/confirm-email', confirmed)).status).toBe(200)
    const restored = { token: await linkTo(email, 'restore-email'), password: 'mine, for good' }
    expect((await world.guest().post('/api/restore-email', restored)).status).toBe(200)
    expect((await signIn(authenticator)).response.body.code).toBe('passkeyUnknown')
    expect(await lettersTo(email)).toContain('All passkeys of your account were removed')
  })

  it('by the operator removes them with the second factor', async () => {
    const { email, browser, authenticator } = await withPasskey('lost@example.com')
    expect(await removeLostFactor(world.app, email)).toBe(true)
    expect((await browser.get('/api/sites')).status).toBe(401)
    expect((await signIn(authenticator)).response.body.code).toBe('passkeyUnknown')
    expect(await removeLostFactor(world.app, email)).toBe(false)
  })
})

/** Locks a passkey, so that whoever uses or removes it waits. */
function holdPasskey(passkeyId: string) {
  let tell = () => {}
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    tell = resolve
  })
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const done = world.app.database.inGlobal(async (db) => {
    await db.selectFrom('passkey').select('id').where('id', '=', passkeyId).forUpdate().execute()
    tell()
    await released
  })
  const release = () => {
    letGo()
    return done
  }
  return { held, release }
}

/** Connections that wait for a transaction of another one. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE datname = current_database() AND NOT granted`.execute(world.app.database.global)
  return rows[0]?.waiting ?? 0
}

const anotherKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const handleOf = (accountId: string) => Buffer.from(accountId).toString('base64url')
