/** Invitations where mail can be sent: the mail alone carries the link. */

import { createTestMailServer, type TestMailServer } from '@sitewright/testing/test-mail-server'
import { accept } from '@sitewright/testing/test-team'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

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

const LINK = /http:\/\/localhost:3000\/invitation#([0-9a-f]{24}\.[\w-]{43})/
const invite = (email: string) =>
  world.owner.post(`/s/${world.site.id}/api/invitations`, { email, role: 16 })

it('says who invites to which site as what, and is accepted by its link', async () => {
  const { body, text } = await invite('ana@example.com')
  expect(body.link).toBeNull()
  await world.runJobs()
  const [letter = ''] = mail.received
  expect(letter).toContain('To: ana@example.com')
  expect(letter).toContain('Olive Owner invites you to work on the website Shop of owner')
  expect(letter).toContain('Draft editor')
  const [, token = ''] = LINK.exec(letter) ?? []
  expect(text).not.toContain(token.slice(25))
  const { browser } = await world.createOwner('ana@example.com')
  expect(await accept(browser, token)).toMatchObject({ status: 200, body: { site: { role: 16 } } })
})

it('is written anew when it is sent again, and its earlier link ends', async () => {
  const { body } = await invite('bea@example.com')
  await world.runJobs()
  await world.owner.post(`/s/${world.site.id}/api/invitations/${body.invitation.id}/send`)
  await world.runJobs()
  const [first, second] = mail.received.map((letter) => LINK.exec(letter)?.[1])
  const read = async (token: string | undefined) =>
    (await world.guest().post('/api/invitations/read', { token })).status
  expect([await read(first), await read(second)]).toEqual([404, 200])
})

it('goes to nobody once it was taken back', async () => {
  const { body } = await invite('cleo@example.com')
  await world.owner.delete(`/s/${world.site.id}/api/invitations/${body.invitation.id}`)
  await world.runJobs()
  expect(mail.received).toEqual([])
})

it('has no link but its own, whatever the site is called', async () => {
  const { browser } = await world.createOwner('spam@example.com')
  const { body: made } = await browser.post('/api/sites', {
    title: 'Win at https://evil.example/now\nBcc: all@evil.example',
    startingPointId: 'studio',
  })
  const path = `/s/${made.site.id}/api/invitations`
  await browser.post(path, { email: 'victim@example.com', role: 10 })
  await world.runJobs()
  const [letter = ''] = mail.received
  expect(letter).toContain('To: victim@example.com')
  expect(letter).not.toMatch(/https:\/\/evil|evil\.example|^bcc:/im)
})
