/** Invitations and roles where the server sends no mail, so that who invites gets the link. */

import { MOST_CONTRIBUTORS } from '@sitewright/core/contributors'
import { newId } from '@sitewright/core/id'
import { accept, addPerson, invite, type TestPerson, tokenOf } from '@sitewright/testing/test-team'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chores } from '../../features.ts'
import { createHousekeeper } from '../../platform/background/housekeeping.ts'

const PASSWORD = 'correct horse battery'
const DAY_MS = 24 * 60 * 60 * 1000
const [ADMIN, EDITOR, VIEWER, NONE] = [1, 4, 10, 14]

let world: TestWorld
let admin: TestPerson
let editor: TestPerson
let ownerId: string

beforeAll(async () => {
  world = await createTestWorld({ config: { sitesPerAccount: 2 } })
  admin = await addPerson(world, 'admin@example.com', ADMIN)
  editor = await addPerson(world, 'editor@example.com', EDITOR)
  ownerId = (await team()).contributors.find(
    ({ isOwner }: { isOwner: boolean }) => isOwner,
  ).accountId
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const team = async () => (await world.owner.get(api('/contributors'))).body
/** Lets time pass, after which the owner signs in anew, since sessions end meanwhile. */
async function later(ms: number): Promise<void> {
  world.clock.advance(ms)
  // The session is over, and the anti-forgery value of a guest is another.
  const { crumb } = (await world.owner.get('/api/session')).body
  const person = { email: 'owner@example.com', password: 'correct horse battery' }
  expect((await world.owner.post('/api/sign-in', person, { crumb })).status).toBe(200)
}
const emails = async () => (await team()).invitations.map(({ email }: { email: string }) => email)

describe('an invitation', () => {
  it('tells whoever has its link the site, the role and who invites, and nobody else', async () => {
    const token = await invite(world, 'reader@example.com', VIEWER)
    const guest = world.guest()
    expect(await guest.post('/api/invitations/read', { token })).toMatchObject({
      status: 200,
      body: {
        siteTitle: 'Shop of owner',
        role: VIEWER,
        email: 'reader@example.com',
        invitedBy: 'Olive Owner',
      },
    })
    for (const bad of [`${token}x`, token.replace(/.$/, '!'), token.slice(25), 'x']) {
      expect(await guest.post('/api/invitations/read', { token: bad })).toMatchObject({
        status: 404,
        body: { code: 'linkUnknown' },
      })
    }
    expect((await accept(guest, token)).status).toBe(401)
  })

  it('is accepted once, with an account of any address', async () => {
    const token = await invite(world, 'work@example.com', VIEWER)
    const { browser, accountId } = await world.createOwner('private@example.com')
    const other = await world.createOwner('late@example.com')
    const answers = await Promise.all([accept(browser, token), accept(other.browser, token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const known = (await team()).contributors.map((one: { accountId: string }) => one.accountId)
    expect([accountId, other.accountId].filter((id) => known.includes(id))).toHaveLength(1)
    expect(await emails()).not.toContain('work@example.com')
  })

  it('is not used up by somebody who is there already', async () => {
    const token = await invite(world, 'double@example.com', VIEWER)
    expect(await accept(editor.browser, token)).toMatchObject({
      status: 409,
      body: { code: 'alreadyHere' },
    })
    expect(await emails()).toContain('double@example.com')
  })

  it('can be declined without an account, which its sender sees, and taken back', async () => {
    const token = await invite(world, 'no@example.com', VIEWER)
    const guest = world.guest()
    expect((await guest.post('/api/invitations/decline', { token })).status).toBe(200)
    expect((await guest.post('/api/invitations/decline', { token })).status).toBe(404)
    const [declined] = (await team()).invitations.filter(
      ({ email }: { email: string }) => email === 'no@example.com',
    )
    expect(declined.state).toBe('declined')
    expect((await world.owner.delete(api(`/invitations/${declined.id}`))).status).toBe(200)
    expect(await emails()).not.toContain('no@example.com')
  })

  it('ends with the power to invite of who sent it', async () => {
    const sender = await addPerson(world, 'sender@example.com', ADMIN)
    const { body } = await sender.browser.post(api('/invitations'), {
      email: 'friend@example.com',
      role: ADMIN,
    })
    await world.owner.put(api(`/contributors/${sender.accountId}`), { role: EDITOR })
    const friend = world.guest()
    const token = tokenOf(body.link)
    expect((await friend.post('/api/invitations/read', { token })).status).toBe(404)
    expect(await emails()).not.toContain('friend@example.com')
  })

  it.each([
    ['memberAlready', 'EDITOR@example.com'],
    ['invitedAlready', 'Twice@example.com'],
  ])('is refused as %s, whatever the case of its letters', async (code, email) => {
    if (code === 'invitedAlready') await invite(world, 'twice@example.com', VIEWER)
    const answer = await world.owner.post(api('/invitations'), { email, role: VIEWER })
    expect(answer).toMatchObject({ status: 409, body: { code } })
  })

  it('is answered alike for addresses with and without an account', async () => {
    await world.createOwner('has-account@example.com')
    const ask = async (email: string) => {
      world.queries.length = 0
      const { status, body } = await world.owner.post(api('/invitations'), { email, role: VIEWER })
      return { status, keys: Object.keys(body), asked: [...world.queries] }
    }
    expect(await ask('has-account@example.com')).toEqual(await ask('hasnt-account@example.com'))
  })

  it.each([0, 5, 17])('is refused for a role %i that does not exist', async (role) => {
    const answer = await world.owner.post(api('/invitations'), { email: 'a@example.com', role })
    expect(answer.status).toBe(400)
  })

  it('goes to one address five times a day at most', async () => {
    const answers = []
    for (let number = 0; number < 6; number += 1) {
      const { status, body } = await world.owner.post(api('/invitations'), {
        email: 'often@example.com',
        role: VIEWER,
      })
      answers.push(status)
      if (status === 200) await world.owner.delete(api(`/invitations/${body.invitation.id}`))
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('is refused once the site has as many people as it may have', async () => {
    const { contributors, invitations } = await team()
    const room = MOST_CONTRIBUTORS - contributors.length - invitations.length
    await world.inSite(({ db, id }) =>
      sql`INSERT INTO invitation (website_id, id, email, email_ci, role, invited_by, created_at, expires_at)
        SELECT ${id}, lpad(to_hex(n), 24, '0'), n || '@many.example', n || '@many.example', 10,
          ${ownerId}, now(), now() FROM generate_series(1, ${room}::int) AS n`.execute(db),
    )
    const one = { email: 'one-more@example.com', role: VIEWER }
    const answer = await world.owner.post(api('/invitations'), one)
    expect(answer).toMatchObject({ status: 409, body: { code: 'teamFull' } })
    await world.inSite(({ db }) =>
      sql`DELETE FROM invitation WHERE email LIKE '%@many.example'`.execute(db),
    )
  })

  it('is forgotten thirty days after its link', async () => {
    await invite(world, 'forgotten@example.com', VIEWER)
    const chore = chores.filter(({ name }) => name === 'old invitations')
    const after = (days: number) => ({
      ...world.app,
      clock: { now: () => world.clock.now() + days * DAY_MS },
    })
    await createHousekeeper(after(36), chore).run()
    expect(await emails()).toContain('forgotten@example.com')
    await createHousekeeper(after(38), chore).run()
    expect(await emails()).not.toContain('forgotten@example.com')
  })
})

describe('somebody who is taken off a site', () => {
  it('is out at once, with their keys and canvases', async () => {
    const { browser, accountId } = await addPerson(world, 'gone@example.com', ADMIN)
    const made = await browser.post(api('/developer-keys'), { name: 'Laptop' })
    const withKey = () =>
      world.server.inject({
        url: api('/themes'),
        headers: { host: 'localhost:3000', authorization: `Bearer ${made.body.secret}` },
      })
    const { body: list } = await browser.get(api('/pages'))
    const { body: open } = await browser.get(api(`/pages/${list.pages[0].id}/editor`))
    const canvas = new URL(open.canvasUrl)
    const onCanvas = () =>
      world.server.inject({ url: canvas.pathname + canvas.search, headers: { host: canvas.host } })
    expect([(await withKey()).statusCode, (await onCanvas()).statusCode]).toEqual([200, 200])

    const { body, status } = await world.owner.delete(api(`/contributors/${accountId}`))
    expect(status).toBe(200)
    expect(JSON.stringify(body.contributors)).not.toContain(accountId)
    expect((await browser.get(api('/site'))).status).toBe(404)
    expect([(await withKey()).statusCode, (await onCanvas()).statusCode]).toEqual([401, 403])
    const { body: keys } = await world.owner.get(api('/developer-keys'))
    expect(keys.keys).toEqual([])
  })

  it('may leave without any role, but not twice', async () => {
    const { browser } = await addPerson(world, 'leaver@example.com', NONE)
    const leave = () => browser.delete(`/api/memberships/${world.site.id}`)
    expect((await leave()).status).toBe(200)
    expect((await leave()).status).toBe(404)
    expect((await browser.delete(`/api/memberships/${newId()}`)).status).toBe(404)
  })
})

describe('the people of a site', () => {
  it('are chosen by administrators alone', async () => {
    for (const path of ['/contributors', '/activity']) {
      expect((await editor.browser.get(api(path))).status).toBe(403)
    }
    const own = api(`/contributors/${editor.accountId}`)
    expect((await editor.browser.put(own, { role: ADMIN })).status).toBe(403)
    const wanted = { email: 'mine@example.com', role: ADMIN }
    expect((await editor.browser.post(api('/invitations'), wanted)).status).toBe(403)
  })

  it('say who invited them and since when', async () => {
    const { contributors, mayHandOver } = await team()
    expect(mayHandOver).toBe(true)
    expect(contributors[0]).toMatchObject({ isOwner: true, isYou: true, invitedBy: null, role: 1 })
    expect(contributors[1]).toMatchObject({
      name: 'Olive Owner',
      email: 'admin@example.com',
      isOwner: false,
      isYou: false,
      invitedBy: 'Olive Owner',
    })
    expect(contributors[1].since).toBeGreaterThanOrEqual(contributors[0].since)
  })

  it('keep their owner, whom no other administrator demotes or removes', async () => {
    const path = api(`/contributors/${ownerId}`)
    for (const answer of [
      await admin.browser.put(path, { role: VIEWER }),
      await admin.browser.delete(path),
      await world.owner.delete(`/api/memberships/${world.site.id}`),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'ownerStays' } })
    }
  })

  it('keep an administrator, also where the account of the owner is gone', async () => {
    const { site, browser, accountId } = await world.createOwner('lonely@example.com')
    await world.app.database.inSite(site.id, ({ db, id }) =>
      db.updateTable('site').set({ founder_id: null }).where('id', '=', id).execute(),
    )
    const own = `/s/${site.id}/api/contributors/${accountId}`
    for (const answer of [
      await browser.put(own, { role: EDITOR }),
      await browser.delete(own),
      await browser.delete(`/api/memberships/${site.id}`),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'lastAdmin' } })
    }
  })

  it('keep one of two administrators who demote each other at once', async () => {
    const { site, browser, accountId } = await world.createOwner('two-a@example.com')
    await world.app.database.inSite(site.id, ({ db, id }) =>
      db.updateTable('site').set({ founder_id: null }).where('id', '=', id).execute(),
    )
    const other = await world.createOwner('two-b@example.com')
    const { body } = await browser.post(`/s/${site.id}/api/invitations`, {
      email: 'two-b@example.com',
      role: ADMIN,
    })
    await accept(other.browser, tokenOf(body.link))
    const path = (id: string) => `/s/${site.id}/api/contributors/${id}`
    const answers = await Promise.all([
      browser.put(path(other.accountId), { role: VIEWER }),
      other.browser.put(path(accountId), { role: VIEWER }),
    ])
    const { rows } = await sql<{ admins: number }>`
      SELECT count(*)::int AS admins FROM membership
      WHERE website_id = ${site.id} AND role = ${ADMIN}`.execute(world.app.database.global)
    expect(rows[0]?.admins).toBe(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('get another owner by the hand of the owner alone, who stays an administrator', async () => {
    const path = api('/site-owner')
    const to = (accountId: string) => ({ accountId, currentPassword: PASSWORD })
    expect(await admin.browser.put(path, to(admin.accountId))).toMatchObject({
      status: 403,
      body: { code: 'notOwner' },
    })
    expect(await world.owner.put(path, to(editor.accountId))).toMatchObject({
      status: 409,
      body: { code: 'notAdmin' },
    })
    expect((await world.owner.put(path, to(newId()))).status).toBe(404)
    const guessed = { accountId: admin.accountId, currentPassword: 'not the password' }
    expect((await world.owner.put(path, guessed)).body.errors).toHaveProperty('currentPassword')
    const { body, status } = await world.owner.put(path, to(admin.accountId))
    expect(status).toBe(200)
    expect(body.mayHandOver).toBe(false)
    expect(body.contributors).toContainEqual(
      expect.objectContaining({ accountId: admin.accountId, isOwner: true }),
    )
    expect(body.contributors).toContainEqual(
      expect.objectContaining({ accountId: ownerId, isOwner: false, role: ADMIN }),
    )
    // The site counts for its new owner from now on, who may have two.
    const more = { title: 'One more', startingPointId: 'studio' }
    expect(await admin.browser.post('/api/sites', more)).toMatchObject({ status: 409 })
    expect((await admin.browser.put(path, to(ownerId))).status).toBe(200)
  })

  it('get no owner who has as many sites as an account may have', async () => {
    const full = await addPerson(world, 'full@example.com', ADMIN)
    const more = { title: 'Second', startingPointId: 'studio' }
    expect((await full.browser.post('/api/sites', more)).status).toBe(200)
    const toFull = { accountId: full.accountId, currentPassword: PASSWORD }
    expect(await world.owner.put(api('/site-owner'), toFull)).toMatchObject({
      status: 409,
      body: { code: 'theirSitesFull' },
    })
  })
})

describe('an invitation, as time goes by,', () => {
  it('is good for seven days, and longer when it is sent again, by another link', async () => {
    const token = await invite(world, 'slow@example.com', VIEWER)
    await later(7 * DAY_MS)
    const guest = world.guest()
    const read = (link: string) => guest.post('/api/invitations/read', { token: link })
    expect((await read(token)).status).toBe(404)
    const [late] = (await team()).invitations.filter(
      ({ email }: { email: string }) => email === 'slow@example.com',
    )
    expect(late.state).toBe('expired')
    const again = await world.owner.post(api(`/invitations/${late.id}/send`))
    expect(again).toMatchObject({ status: 200, body: { invitation: { state: 'open' } } })
    expect((await read(token)).status).toBe(404)
    expect((await read(tokenOf(again.body.link))).status).toBe(200)
  })

  it('goes out fifty times a day at most', async () => {
    await later(DAY_MS)
    const answers = []
    for (let number = 0; number < 51; number += 1) {
      const email = `mass${number}@example.com`
      const { status, body } = await world.owner.post(api('/invitations'), { email, role: VIEWER })
      answers.push(status)
      if (status === 200) await world.owner.delete(api(`/invitations/${body.invitation.id}`))
    }
    expect(answers).toEqual([...Array(50).fill(200), 429])
  })
})
