/** Operators: who they are, what they see of every site, and what closing one does to its pages, its sales, its mail and its people. */

import { ROLES } from '@sitewright/core/roles'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { accept, invite } from '@sitewright/testing/test-team'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { enqueue } from '../../platform/background/jobs.ts'
import { SEND_MESSAGE } from '../mail/send-message.ts'

const PASSWORD = 'correct horse battery'
const OPERATOR = 'operator@example.com'

let world: TestWorld
let operator: TestBrowser
let siteId: string

beforeAll(async () => {
  world = await createTestWorld({
    config: { operators: [OPERATOR, 'half@example.com'] },
    startingPointId: 'shop',
  })
  siteId = world.site.id
  await world.owner.post(`/s/${siteId}/api/publish`, {})
  operator = (await world.createOwner(OPERATOR)).browser
  const { body } = await operator.post('/api/second-factor', { currentPassword: PASSWORD })
  const code = new TOTP({ secret: body.key }).generate({ timestamp: world.clock.now() })
  expect((await operator.post('/api/confirm-second-factor', { code })).status).toBe(200)
})
afterAll(() => world.close())
afterEach(() => stand('open'))

const stand = (standing: string, reason = '') =>
  operator.put(`/api/operator/sites/${siteId}/standing`, { standing, reason })
const edit = (title: string) => world.owner.post(`/s/${siteId}/api/pages`, { title })

describe('operators', () => {
  it('are the accounts that the setting names, once they have a second factor', async () => {
    const path = '/api/operator/sites'
    expect((await world.guest().get(path)).status).toBe(401)
    expect((await world.owner.get(path)).status).toBe(404)
    const { browser } = await world.createOwner('half@example.com')
    expect(await browser.get(path)).toMatchObject({ status: 403, body: { code: 'factorNeeded' } })
    expect((await operator.get(path)).status).toBe(200)
    const isOperator = async (who: TestBrowser) => (await who.get('/api/session')).body.isOperator
    expect([await isOperator(operator), await isOperator(world.owner)]).toEqual([true, false])
  })

  it('find any site by its title, its address and its owner', async () => {
    const titles = async (query: string) =>
      (await operator.get(`/api/operator/sites?${query}`)).body.items.map(
        (site: { title: string }) => site.title,
      )
    expect(await titles('')).toEqual(['Shop of half', 'Shop of operator', 'Shop of owner'])
    expect(await titles('search=OWNER@')).toEqual(['Shop of owner'])
    expect(await titles(`search=${world.site.identifier}`)).toEqual(['Shop of owner'])
    expect(await titles('search=shop%20of%20_wner')).toEqual([])
    expect(await titles('search=owner%00@')).toEqual(['Shop of owner'])
    await world.inSite(({ db, id: website_id }) =>
      db
        .insertInto('domain')
        .values({ host: 'www.found.example', website_id, secured_at: null })
        .execute(),
    )
    expect(await titles('search=found.example')).toEqual(['Shop of owner'])
    await stand('suspended')
    expect(await titles('standing=suspended')).toEqual(['Shop of owner'])
  })

  it('see what a site keeps', async () => {
    const { body } = await operator.get(`/api/operator/sites/${siteId}`)
    expect(body.site).toMatchObject({ title: 'Shop of owner', owner: 'owner@example.com' })
    expect(body.use).toMatchObject({ people: 1, orders: 0, mailFailed: 0 })
    expect(body.use.files).toBeGreaterThan(0)
    const missing = 'f'.repeat(siteId.length)
    expect((await operator.get(`/api/operator/sites/${missing}`)).status).toBe(404)
  })

  it('cannot change the log of what they did, which has nothing of a press that changes nothing', async () => {
    await stand('takenDown', 'A copy of another shop')
    await stand('takenDown', 'A copy of another shop')
    await stand('open')
    await stand('open')
    const { body } = await operator.get('/api/operator/events')
    expect(body.items.slice(0, 2)).toMatchObject([
      { deed: 'opened', by: OPERATOR, siteTitle: 'Shop of owner' },
      { deed: 'takenDown', by: OPERATOR, reason: 'A copy of another shop' },
    ])
    const db = world.app.database.global
    await expect(db.deleteFrom('operator_event').execute()).rejects.toThrow('permission denied')
  })
})

describe('a suspended site', () => {
  it('shows a notice and sells nothing, and its people work on and read why', async () => {
    await stand('suspended', 'The bill of May is open')
    const page = await world.visitor().get('/')
    expect(page.status).toBe(503)
    expect(page.headers).toMatchObject({ 'retry-after': '3600', 'x-robots-tag': 'noindex' })
    expect(page.text).toContain('This site is not available')
    expect(page.text).not.toContain('bill of May')
    const file = await world.visitor().get('/assets/none.css')
    expect(file.status).toBe(404)
    expect(file.text).toContain('There is no file at this address.')
    const cart = await world.visitor().get('/api/commerce/shopping-cart')
    expect(cart).toMatchObject({ status: 503, body: { code: 'suspended' } })
    expect((await edit('While closed')).status).toBe(200)
    const { body } = await world.owner.get(`/s/${siteId}/api/site`)
    expect(body.site).toMatchObject({
      standing: 'suspended',
      standingReason: 'The bill of May is open',
    })
    await stand('open')
    expect((await world.visitor().get('/')).status).toBe(200)
  })
})

describe('a site that was taken down', () => {
  it('is gone for visitors, its pictures and previews with it, and its people change nothing', async () => {
    const shown = (await world.visitor().get('/')).text
    const picture = /\/images\/[^\s"?]+/.exec(shown)?.[0] ?? ''
    expect((await world.visitor().get(picture)).status).toBe(200)
    await stand('takenDown', 'Forged goods')
    expect((await world.visitor().get('/')).status).toBe(410)
    expect((await world.visitor().get(picture)).status).toBe(410)
    for (const file of ['/assets/form.html', '/scripts/site-bundle.js']) {
      expect((await world.visitor().get(file)).status, file).toBe(410)
    }
    expect(await edit('While gone')).toMatchObject({ status: 403, body: { code: 'takenDown' } })
    expect((await world.owner.get(`/s/${siteId}/api/pages`)).status).toBe(200)
  })

  it('shows its pictures on no other host of it, where no hook closes it', async () => {
    const shown = (await world.visitor().get('/')).text
    const picture = /\/images\/[^\s"?]+/.exec(shown)?.[0] ?? ''
    const on = (part: string) =>
      world.visitor({ ...world.site, host: world.site.host.replace('.', `--${part}.`) })
    expect((await on('canvas').get(picture)).status).toBe(200)
    await stand('takenDown')
    for (const part of ['canvas', 'preview']) {
      expect((await on(part).get(picture)).status, part).toBe(404)
    }
  })

  it('takes nobody in who was invited before', async () => {
    const guest = await world.createOwner('guest@example.com')
    const token = await invite(world, 'guest@example.com', ROLES.viewer)
    await stand('takenDown')
    const refused = await accept(guest.browser, token)
    expect(refused).toMatchObject({ status: 403, body: { code: 'takenDown' } })
    await stand('open')
    expect((await accept(guest.browser, token)).status).toBe(200)
  })

  it('sends no mail', async () => {
    await world.inSite((site) =>
      site.db
        .insertInto('message')
        .values({
          website_id: siteId,
          id: 'a'.repeat(siteId.length),
          kind: 'owner-notice',
          effect_key: 'before it was closed',
          recipient: 'shopper@example.com',
          reply_to: '',
          sender: 'Shop',
          subject: 'Hello',
          data: '{}',
          html: '<p>Hello</p>',
          text: 'Hello',
          state: 'waiting',
          sent_at: null,
        })
        .execute(),
    )
    const mail = async () =>
      (await operator.get(`/api/operator/sites/${siteId}`)).body.use as Record<string, number>
    expect(await mail()).toMatchObject({ mailWaiting: 1, mailFailed: 0 })
    await stand('takenDown')
    await sendWaiting()
    expect(await mail()).toMatchObject({ mailWaiting: 0, mailFailed: 1 })
  })
})

async function sendWaiting(): Promise<void> {
  await world.inSite((site) => enqueue(site, SEND_MESSAGE, { id: 'a'.repeat(siteId.length) }))
  await world.runJobs()
}
