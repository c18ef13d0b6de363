/** Second factor: once it is on, a password alone opens no session, and no code opens two. */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeLostFactor } from './index.ts'

const PASSWORD = 'correct horse battery'
const DAY_MS = 24 * 60 * 60 * 1000
const STEP_MS = 30_000

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
  world.clock.stop()
})
afterAll(() => world.close())
// Each test begins with its failed tries forgiven.
beforeEach(() => world.clock.advance(DAY_MS))

/** An account with a second factor, its owner's browser, and the app. */
async function secured(email: string) {
  const { browser, accountId } = await world.createOwner(email)
  // Sessions of the tests before may have ended; this one begins now.
  await browser.post('/api/sign-in', { email, password: PASSWORD })
  const { body } = await browser.post('/api/second-factor', { currentPassword: PASSWORD })
  const app = new TOTP({ secret: body.key })
  const code = () => app.generate({ timestamp: world.clock.now() })
  const confirmed = await browser.post('/api/confirm-second-factor', { code: code() })
  expect(confirmed.status).toBe(200)
  world.clock.advance(STEP_MS)
  const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] }
  return { browser, accountId, email, key: body.key as string, code, recoveryCodes }
}

async function givePassword(email: string, browser: TestBrowser = world.guest()) {
  const { status, body } = await browser.post('/api/sign-in', { email, password: PASSWORD })
  expect([status, body.account]).toEqual([200, null])
  const enter = (code: string) => browser.post('/api/sign-in-by-code', { step: body.step, code })
  return { browser, enter }
}

describe('signing in with a second factor', () => {
  it('opens a session by password and code, and none by the password', async () => {
    const { email, code } = await secured('both@example.com')
    const { browser, enter } = await givePassword(email)
    expect((await browser.get('/api/sites')).status).toBe(401)
    expect(await enter('000000')).toMatchObject({ status: 400, body: { code: 'wrongCode' } })
    expect(await enter(code())).toMatchObject({ status: 200, body: { account: { email } } })
    expect((await browser.get('/api/sites')).status).toBe(200)
    expect((await enter(code())).body.code).toBe('signInTooOld')
  })

  it('takes no code twice, and each recovery code once', async () => {
    const { email, code, recoveryCodes } = await secured('twice@example.com')
    const used = code()
    expect((await (await givePassword(email)).enter(used)).status).toBe(200)
    expect((await (await givePassword(email)).enter(used)).status).toBe(400)
    const recovery = recoveryCodes[0]?.toUpperCase() ?? ''
    expect((await (await givePassword(email)).enter(recovery)).status).toBe(200)
    expect((await (await givePassword(email)).enter(recovery)).status).toBe(400)
  })

  it('gives ten minutes for the code', async () => {
    const { email, code } = await secured('slow@example.com')
    const { enter } = await givePassword(email)
    world.clock.advance(10 * 60_000)
    expect(await enter(code())).toMatchObject({ status: 401, body: { code: 'signInTooOld' } })
  })

  it('slows guesses, whatever sign-in they are for', async () => {
    const { email } = await secured('guessed@example.com')
    const statuses = []
    for (let number = 0; number < 6; number += 1) {
      const { enter } = await givePassword(email)
      statuses.push((await enter('000000')).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })
})

describe('setting it up and turning it off', () => {
  it('counts from the first right code on, asks for the password and ends other sessions', async () => {
    const email = 'setup@example.com'
    const { browser } = await world.createOwner(email)
    const elsewhere = world.guest()
    await elsewhere.post('/api/sign-in', { email, password: PASSWORD })
    const refused = await browser.post('/api/second-factor', { currentPassword: 'no' })
    expect(refused.body.errors).toHaveProperty('currentPassword')
    const { body } = await browser.post('/api/second-factor', { currentPassword: PASSWORD })
    expect(body.qrCode).toMatch(/^<svg /)
    const unfinished = await world.guest().post('/api/sign-in', { email, password: PASSWORD })
    expect(unfinished.body.account).toMatchObject({ email })

    const wrong = await browser.post('/api/confirm-second-factor', { code: '000000' })
    expect(wrong.body.code).toBe('wrongCode')
    const code = new TOTP({ secret: body.key }).generate({ timestamp: world.clock.now() })
    const { recoveryCodes } = (await browser.post('/api/confirm-second-factor', { code })).body
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await elsewhere.get('/api/sites')).status).toBe(401)
    expect((await browser.get('/api/second-factor')).body.recoveryCodesLeft).toBe(10)
    const again = await browser.post('/api/second-factor', { currentPassword: PASSWORD })
    expect(again.body.code).toBe('secondFactorOn')
  })

  it('asks for the password and a code to turn it off or renew the recovery codes', async () => {
    const { browser, email, code, recoveryCodes } = await secured('off@example.com')
    const [first = '', second = ''] = recoveryCodes
    for (const path of ['/api/recovery-codes', '/api/remove-second-factor']) {
      const noPassword = await browser.post(path, { currentPassword: 'no', code: code() })
      expect(noPassword.body.code).toBe('wrongPassword')
      const noCode = await browser.post(path, { currentPassword: PASSWORD, code: '000000' })
      expect(noCode.body.code).toBe('wrongCode')
    }
    const right = { currentPassword: PASSWORD, code: first }
    const renewed = await browser.post('/api/recovery-codes', right)
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await (await givePassword(email)).enter(second)).status).toBe(400)
    const off = await browser.post('/api/remove-second-factor', { ...right, code: code() })
    expect(off.status).toBe(200)
    const signedIn = await world.guest().post('/api/sign-in', { email, password: PASSWORD })
    expect(signedIn.body.account).toMatchObject({ email })
  })

  it('keeps neither key nor recovery codes readable', async () => {
    const { accountId, key, recoveryCodes } = await secured('sealed@example.com')
    const db = world.app.database.global
    const rows = await Promise.all([
      db.selectFrom('account_factor').selectAll().where('account_id', '=', accountId).execute(),
      db.selectFrom('recovery_code').selectAll().where('account_id', '=', accountId).execute(),
    ])
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]?.replace('-', ''))
  })

  it('is turned off by the operator for somebody who has lost it', async () => {
    const { browser, email } = await secured('locked-out@example.com')
    expect(await removeLostFactor(world.app, 'nobody@example.com')).toBe(false)
    expect(await removeLostFactor(world.app, email)).toBe(true)
    expect((await browser.get('/api/sites')).status).toBe(401)
    const signedIn = await world.guest().post('/api/sign-in', { email, password: PASSWORD })
    expect(signedIn.body.account).toMatchObject({ email })
  })
})
