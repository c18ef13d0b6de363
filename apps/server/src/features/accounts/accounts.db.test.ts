import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPassword } from './account-table.ts'
import { keptAccountMail } from './kept-account-mail.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const keys = { email: 'Ana@Example.com', password: 'a long enough one' }
const ana = { name: 'Ana', ...keys }
const HOUR_MS = 60 * 60 * 1000

describe('POST /api/sign-up', () => {
  it('opens an account and signs it in', async () => {
    const browser = world.guest()
    const response = await browser.post('/api/sign-up', ana)
    expect(response).toMatchObject({ status: 200, body: { account: { name: 'Ana' } } })
    expect((await browser.get('/api/session')).body.account.email).toBe('Ana@Example.com')
  })

  it.each([
    [409, 'emailTaken', { email: 'ANA@example.com' }],
    [400, 'invalidInput', { email: 'ａ@example.com' }],
    [400, 'invalidInput', { email: 'ana@exam\u00adple.com' }],
    [400, 'invalidInput', { password: 'short' }],
    [400, 'invalidInput', { password: 'x'.repeat(257) }],
    [400, 'passwordCommon', { password: 'Password123', email: 'b@example.com' }],
    [400, 'invalidInput', { name: ' ' }],
  ])('answers %i %s', async (status, code, change) => {
    const response = await world.guest().post('/api/sign-up', { ...ana, ...change })
    expect(response).toMatchObject({ status, body: { code } })
    expect(Object.keys(response.body.errors)).toEqual([Object.keys(change)[0]])
  })

  it.each(['nobody', 'ana@example', 'ana@@example.com'])(
    'fact 5.editor-messages.01: refuses the address %j',
    async (email) => {
      const { status, body } = await world.guest().post('/api/sign-up', { ...ana, email })
      expect([status, body.errors]).toEqual([400, { email: 'Please enter a valid email' }])
    },
  )

  it.each(['ana@example.photography', 'ana@example.xn--p1ai'])(
    'fact 5.email.04: takes %s',
    async (email) => {
      expect((await world.guest().post('/api/sign-up', { ...ana, email })).status).toBe(200)
    },
  )

  it('never answers with a password or its hash', async () => {
    const response = await world.guest().post('/api/sign-up', { ...ana, email: 'c@example.com' })
    expect(response.text).not.toMatch(/password|argon/)
  })
})

describe('POST /api/sign-in', () => {
  const signIn = (change: object) => world.guest().post('/api/sign-in', { ...keys, ...change })

  it('finds the account whatever the case of its email', async () => {
    expect(await signIn({ email: 'ana@example.COM' })).toMatchObject({ status: 200 })
  })

  it('answers alike for a wrong password and an unknown email', async () => {
    const [wrong, unknown] = [await signIn({ password: 'nope' }), await signIn({ email: 'x@y.zz' })]
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrongSignIn' } })
    expect(unknown.body).toEqual(wrong.body)
  })

  it('fact 6.signed-in.01: the session cookie says who is signed in', async () => {
    const browser = world.guest()
    await browser.post('/api/sign-in', keys)
    const other = world.guest()
    other.cookies.set('session', browser.cookies.get('session') ?? '')
    expect((await other.get('/api/session')).body.account.email).toBe('Ana@Example.com')
  })

  it.each(['garbage', '%', '{"authenticated":true}', 'a'.repeat(43)])(
    'fact 6.signed-in.02: the session cookie %j is as if it were not there',
    async (cookie) => {
      const browser = world.guest()
      browser.cookies.set('session', cookie)
      const { status, body } = await browser.get('/api/session')
      expect([status, body.account]).toEqual([200, null])
    },
  )

  it('gives a new session each time, and ends the old one', async () => {
    const browser = world.guest()
    await browser.post('/api/sign-in', keys)
    const stolen = browser.cookies.get('session') ?? ''
    await browser.post('/api/sign-in', keys)
    const thief = world.guest()
    thief.cookies.set('session', stolen)
    expect((await thief.get('/api/sites')).status).toBe(401)
  })
})

describe('a session', () => {
  const signedIn = async (rememberMe: boolean) => {
    const browser = world.guest()
    await browser.post('/api/sign-in', { ...keys, rememberMe })
    return browser
  }

  it('ends on the server at sign-out', async () => {
    const browser = await signedIn(false)
    const token = browser.cookies.get('session') ?? ''
    expect((await browser.post('/api/sign-out')).status).toBe(200)
    browser.cookies.set('session', token)
    expect(await browser.get('/api/sites')).toMatchObject({
      status: 401,
      body: { code: 'notSignedIn' },
    })
  })

  it('ends after twelve hours without use, or fourteen days when remembered', async () => {
    const [short, long] = [await signedIn(false), await signedIn(true)]
    world.clock.advance(13 * HOUR_MS)
    expect((await short.get('/api/sites')).status).toBe(401)
    expect((await long.get('/api/sites')).status).toBe(200)
  })

  it('is kept in a cookie that scripts cannot read, and stored only as a hash', async () => {
    const browser = world.guest()
    const response = await browser.post('/api/sign-in', keys)
    expect(String(response.headers['set-cookie'])).toMatch(/session=[^;]+;.*HttpOnly/)
    const rows = await world.app.database.global
      .selectFrom('session')
      .select('token_hash')
      .execute()
    expect(rows.map((row) => row.token_hash)).not.toContain(browser.cookies.get('session'))
  })
})

describe('the crumb at the studio', () => {
  const signUp = { ...ana, email: 'crumb@example.com' }

  it.each([
    ['none', null],
    ['a forged one', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ])('is refused when it is %s', async (_what, crumb) => {
    const response = await world.guest().post('/api/sign-up', signUp, { crumb })
    expect(response).toMatchObject({ status: 403, body: { crumbFail: true, code: 'crumbMissing' } })
  })

  it('is good only for the browser it was made for, even as a cookie thrown at another', async () => {
    const [mine, theirs] = [world.guest(), world.guest()]
    const crumb = await theirs.crumb()
    await mine.crumb()
    mine.cookies.set('crumb', crumb)
    expect((await mine.post('/api/sign-up', signUp, { crumb })).status).toBe(403)
  })

  it('does not help a request from a foreign origin', async () => {
    const browser = world.guest()
    for (const headers of [{ origin: 'http://evil.example' }, { origin: 'null' }]) {
      const response = await browser.post('/api/sign-up', signUp, { headers })
      expect(response).toMatchObject({ status: 403, body: { code: 'foreignOrigin' } })
    }
  })
})

describe('bad requests', () => {
  const send = (payload: string, type = 'application/json') =>
    world.guest().send({
      method: 'POST',
      url: '/api/sign-up',
      headers: { 'content-type': type },
      payload,
    })

  it.each([
    ['malformed JSON', 400, 'invalidJson', () => send('{"name":')],
    ['a polluting key', 400, 'invalidJson', () => send('{"__proto__":{"admin":true}}')],
    ['a body over 1 MB', 413, 'tooLarge', () => send(JSON.stringify('x'.repeat(1_100_000)))],
    ['plain text', 415, 'wrongType', () => send('name=x', 'text/plain')],
    ['an unknown call', 404, 'notFound', () => world.guest().get('/api/nothing-here')],
  ])('with %s get a clear answer', async (_what, status, code, ask) => {
    const response = await ask()
    expect(response).toMatchObject({ status, body: { status, code } })
    expect(response.text).not.toMatch(/\bat \S+:\d+/)
  })
})

it('signing out everywhere ends this session and all others', async () => {
  const email = 'everywhere@example.com'
  const { browser } = await world.createOwner(email)
  const elsewhere = world.guest()
  await elsewhere.post('/api/sign-in', { ...keys, email, password: 'correct horse battery' })
  expect((await elsewhere.get('/api/sites')).status).toBe(200)
  expect((await browser.post('/api/sign-out-everywhere')).status).toBe(200)
  expect((await browser.get('/api/sites')).status).toBe(401)
  expect((await elsewhere.get('/api/sites')).status).toBe(401)
  expect(browser.cookies.has('session')).toBe(false)
})

describe('a changed address where no mail can be sent', () => {
  const linkTo = async (screen: string) => {
    await world.runJobs()
    const kept = JSON.stringify(await keptAccountMail(world.app))
    return new RegExp(`/${screen}#([\\w-]{43})`).exec(kept)?.[1]
  }

  it('is nobody else’s while it can be taken back', async () => {
    const email = 'held@example.com'
    const password = 'correct horse battery'
    const { browser } = await world.createOwner(email)
    await browser.post('/api/change-email', { email: 'new@example.com', currentPassword: password })
    const token = await linkTo('confirm-email')
    expect((await world.guest().post('/api/confirm-email', { token })).status).toBe(200)
    const squat = () => world.guest().post('/api/sign-up', { ...ana, email: 'HELD@example.com' })
    // Before the mail with the link is written, and after it.
    expect((await squat()).body).toMatchObject({
      code: 'emailHeld',
      errors: { email: expect.stringContaining('back') },
    })
    const back = { token: await linkTo('restore-email'), password: 'mine again, for good' }
    expect((await squat()).body.code).toBe('emailHeld')
    expect((await world.guest().post('/api/restore-email', back)).status).toBe(200)
    expect((await squat()).body.code).toBe('emailTaken')
  })

  it('is free after seven days', async () => {
    const { browser } = await world.createOwner('given-up@example.com')
    const change = { email: 'kept@example.com', currentPassword: 'correct horse battery' }
    await browser.post('/api/change-email', change)
    const token = await linkTo('confirm-email')
    expect((await world.guest().post('/api/confirm-email', { token })).status).toBe(200)
    await world.runJobs()
    world.clock.advance(7 * 24 * HOUR_MS + 1)
    const signUp = { ...ana, email: 'given-up@example.com' }
    expect((await world.guest().post('/api/sign-up', signUp)).status).toBe(200)
  })
})

describe('a forgotten password where no mail can be sent', () => {
  it('is replaced by a link that the operator’s port shows, and nothing else', async () => {
    const asked = await world.guest().post('/api/request-reset', { email: 'owner@example.com' })
    expect(asked.body).toEqual({ linkComesBy: 'operator' })
    await world.runJobs()
    const kept = JSON.stringify(await keptAccountMail(world.app))
    const token = /http:\/\/localhost:3000\/reset-password#([\w-]{43})/.exec(kept)?.[1]
    const browser = world.guest()
    const password = 'found at the port'
    expect((await browser.post('/api/reset-password', { token, password })).status).toBe(200)
    expect((await browser.get('/api/sites')).status).toBe(200)
  })
})

describe('a sign-in while the password is replaced', () => {
  it('opens nothing by the password that was right when it was checked', async () => {
    const { browser, accountId } = await world.createOwner('replaced@example.com')
    await browser.post('/api/sign-out', {})
    let replace = () => {}
    const isDecided = new Promise<void>((resolve) => {
      replace = resolve
    })
    let tell = () => {}
    const isHeld = new Promise<void>((resolve) => {
      tell = resolve
    })
    const replaced = world.app.database.inGlobal(async (db) => {
      await setPassword(db, accountId, 'the hash of another one')
      tell()
      await isDecided
    })
    await isHeld
    const signingIn = world
      .guest()
      .post('/api/sign-in', { email: 'replaced@example.com', password: 'correct horse battery' })
    await expect.poll(countWaiting).toBeGreaterThan(0)
    replace()
    await replaced
    expect(await signingIn).toMatchObject({ status: 401, body: { code: 'wrongSignIn' } })
    const { rows } = await sql`SELECT id FROM session WHERE account_id = ${accountId}`.execute(
      world.app.database.global,
    )
    expect(rows).toEqual([])
  })

  /** Connections that wait for a transaction of another one. */
  async function countWaiting(): Promise<number> {
    const { rows } = await sql<{ waiting: number }>`
      SELECT count(*)::int AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE datname = current_database() AND NOT granted`.execute(world.app.database.global)
    return rows[0]?.waiting ?? 0
  }
})
