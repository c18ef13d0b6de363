import { ROLES } from '@sitewright/core/roles'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestSite, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chores } from '../../features.ts'
import { createHousekeeper } from '../../platform/background/housekeeping.ts'
import { createTestShop } from '../commerce/test-shop.ts'
import { forgetSite } from '../rendering/test-changes.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let world: TestWorld
let pageId: string

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  await world.owner.post(api('/publish'), {})
  pageId = (await world.owner.post(api('/pages'), { title: 'Secret plans' })).body.page.id
})
afterAll(() => world.close())

beforeEach(async () => {
  for (const { id } of (await links()).slice(0, 20))
    await world.owner.delete(api(`/preview-links/${id}`))
})

const api = (path: string) => `/s/${world.site.id}/api${path}`
const links = async () => (await world.owner.get(api('/preview-links'))).body.links
const onPreview = (site: TestSite = world.site) =>
  world.visitor({ ...site, host: site.host.replace('.', '--preview.') })

interface Shared {
  readonly id: string
  readonly secret: string
  readonly url: URL
}

async function share(body: object = {}): Promise<Shared> {
  const answer = await world.owner.post(api('/preview-links'), { days: 7, ...body })
  expect(answer.status, answer.text).toBe(200)
  const url = new URL(answer.body.url)
  return { id: answer.body.link.id, secret: url.hash.slice(1), url }
}

async function open({ secret }: Pick<Shared, 'secret'>, browser = onPreview()) {
  const answer = await browser.submit('/preview/open', { secret })
  return { browser, answer }
}

async function opened(body: object = {}): Promise<TestBrowser> {
  const { browser, answer } = await open(await share(body))
  expect(answer).toMatchObject({ status: 303, headers: { location: '/' } })
  return browser
}

describe('a preview link', () => {
  it('leads to a host of its own, with its secret where no server and no Referer gets it', async () => {
    const { url, secret } = await share()
    expect(url.host).toBe(world.site.host.replace('.', '--preview.'))
    expect([url.pathname, url.search]).toEqual(['/preview/open', ''])
    expect(secret).toMatch(/^[\w-]{43}$/)
    const page = await onPreview().get('/preview/open')
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  })

  it('shows the draft of every page, which visitors of the site do not see', async () => {
    const browser = await opened({ name: 'For Ada' })
    const page = await browser.get('/secret-plans')
    expect(page.status).toBe(200)
    expect(page.text).toContain('Secret plans</')
    expect(page.text).toMatch(/<a[^>]+href="\/secret-plans"/)
    expect(page.text).toContain('Shared by Olive Owner until ')
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect((await world.visitor().get('/secret-plans')).status).toBe(404)
    expect((await browser.get('/nothing-here')).status).toBe(404)
  })

  it('answers wrong addresses with the owner’s own page for them, and 404 there as well', async () => {
    const { page } = (await world.owner.post(api('/pages'), { title: 'Lost and found' })).body
    const settings = { answersNotFound: true }
    await world.owner.patch(api(`/pages/${page.id}`), { settings })
    const browser = await opened()
    for (const path of ['/nowhere', '/lost-and-found']) {
      const answer = await browser.get(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.text).toContain('<title>Lost and found')
    }
    await world.owner.delete(api(`/pages/${page.id}`))
  })

  it('leads on from an address with a slash at its end, and lets no cache keep that', async () => {
    const answer = await (await opened()).get('/secret-plans/?a=1')
    expect(answer.status).toBe(302)
    expect(answer.headers).toMatchObject({
      location: '/secret-plans?a=1',
      'cache-control': 'no-store',
    })
  })

  it('shows a site that was never published, and one that is in maintenance', async () => {
    const { site, browser: owner } = await world.createOwner('fresh@example.com')
    const { body } = await owner.post(`/s/${site.id}/api/preview-links`, { days: 1 })
    const secret = new URL(body.url).hash.slice(1)
    const { browser } = await open({ secret }, onPreview(site))
    await owner.put(`/s/${site.id}/api/status`, { status: 'maintenance' })
    await forgetSite(world.app, site.id)
    const page = await browser.get('/')
    expect(page.status, page.text).toBe(200)
    expect(page.text).toContain('sw-preview-bar')
  })

  it('never fills the page cache, nor is served from it', async () => {
    const before = await world.visitor().get('/')
    const browser = await opened()
    expect((await browser.get('/')).text).toContain('sw-preview-bar')
    const after = await world.visitor().get('/')
    expect([after.text, after.headers.etag]).toEqual([before.text, before.headers.etag])
    expect(after.text).not.toContain('preview')
  })

  it('is listed with when it was last seen, and without its secret', async () => {
    const { secret } = await share({ name: 'For Ada', days: 30 })
    expect(await links()).toMatchObject([
      { name: 'For Ada', createdBy: 'Olive Owner', lastSeenAt: null, showsLocked: false },
    ])
    const before = world.clock.now()
    await open({ secret })
    const { text, body } = await world.owner.get(api('/preview-links'))
    expect(body.links[0].lastSeenAt).toBeGreaterThanOrEqual(before)
    expect(body.links[0].expiresAt - body.links[0].createdAt).toBe(30 * DAY_MS)
    expect(text).not.toContain(secret)
  })

  it('can be twenty at once on a site, also when they are made together', async () => {
    const made = await Promise.all(
      Array.from({ length: 22 }, () => world.owner.post(api('/preview-links'), { days: 1 })),
    )
    expect(made.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(made.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: 'tooManyPreviewLinks' },
    })
  })

  it.each([
    ['an end that is none', { days: 365 }],
    ['no end', {}],
  ])('is not made with %s', async (_what, body) => {
    expect((await world.owner.post(api('/preview-links'), body)).status).toBe(400)
  })
})

async function isClosed(browser: TestBrowser): Promise<boolean> {
  const { status, text } = await browser.get('/secret-plans')
  expect(text.includes('Secret plans')).toBe(status === 200)
  return status === 403
}

describe('a preview ends', () => {
  it('when it is taken back, at once', async () => {
    const shared = await share()
    const { browser } = await open(shared)
    expect((await world.owner.delete(api(`/preview-links/${shared.id}`))).status).toBe(200)
    expect(await isClosed(browser)).toBe(true)
    expect((await open(shared)).answer.status).toBe(403)
    expect((await world.owner.delete(api(`/preview-links/${shared.id}`))).status).toBe(404)
  })

  it('when whoever shared it may publish no more', async () => {
    const browser = await opened()
    const setRole = (role: number) =>
      world.app.database.global
        .updateTable('membership')
        .set({ role })
        .where('website_id', '=', world.site.id)
        .execute()
    await setRole(ROLES.draftEditor)
    expect(await isClosed(browser)).toBe(true)
    await setRole(ROLES.admin)
    expect(await isClosed(browser)).toBe(false)
  })

  it.each(['', 'x', 'x'.repeat(43), "' OR true --"])(
    'before it begins with the secret %j',
    async (secret) => {
      const { browser, answer } = await open({ secret })
      expect(answer.status).toBe(403)
      expect(browser.cookies.size).toBe(0)
    },
  )

  it('at the wall of its site: its secret opens no other', async () => {
    const { site } = await world.createOwner('neighbour@example.com')
    expect((await open(await share(), onPreview(site))).answer.status).toBe(403)
  })
})

describe('a page with a password', () => {
  beforeAll(async () => {
    await world.owner.put(api(`/pages/${pageId}/password`), { password: 'open sesame' })
    await forgetSite(world.app, world.site.id)
  })
  afterAll(async () => {
    await world.owner.delete(api(`/pages/${pageId}/password`))
    await forgetSite(world.app, world.site.id)
  })

  it('is left out unless its owner chose to show it', async () => {
    const hidden = await (await opened()).get('/secret-plans')
    expect(hidden.status).toBe(403)
    expect(hidden.text).toContain('This page has a password')
    const shown = await (await opened({ showsLocked: true })).get('/secret-plans')
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('Secret plans</')
  })
})

describe('whatever a preview is asked to send', () => {
  it('goes nowhere, and says so', async () => {
    const browser = await opened()
    const { id: itemId } = await createTestShop(world).stock('MUG', 5)
    const refused = { status: 403, body: { code: 'previewSendsNothing' } }
    expect(await browser.get('/api/crumb')).toMatchObject(refused)
    const calls = ['commerce/shopping-cart/entries', 'form/SaveFormSubmission', 'census/RecordHit']
    for (const call of calls) {
      expect(await browser.post(`/api/${call}`, { itemId }, { crumb: null })).toMatchObject(refused)
    }
    for (const path of ['/', '/commerce/cart', '/forms/newsletter', '/lock', '/secret-plans']) {
      const answer = await browser.submit(path, { email: 'ada@example.com' })
      expect([path, answer.status]).toEqual([path, 403])
      expect(answer.text).toContain('This is a preview, so nothing was sent.')
    }
    expect((await browser.get('/cart')).text).toContain('not part of the preview')
  })

  it('takes no form of the page to another site', async () => {
    const { headers } = await (await opened()).get('/')
    expect(headers['content-security-policy']).toBe("form-action 'self'; frame-ancestors 'none'")
  })

  it('opens nothing of the studio, and the site’s own host takes no preview', async () => {
    const shared = await share()
    const { browser } = await open(shared)
    expect((await browser.get(api('/pages'))).status).toBe(403)
    const visitor = world.visitor()
    visitor.cookies.set('preview', shared.secret)
    expect((await visitor.get('/secret-plans')).status).toBe(404)
    expect((await visitor.get('/preview/open')).status).toBe(404)
  })
})

// The last, since sessions of owners have ended by then, too.
describe('the time of a preview', () => {
  it('is up to the day that was chosen, and then its row is removed', async () => {
    const shared = await share({ days: 1 })
    const { browser } = await open(shared)
    world.clock.stop()
    const { expiresAt } = (await links())[0]
    world.clock.advance(expiresAt - 1 - world.clock.now())
    expect(await isClosed(browser)).toBe(false)
    world.clock.advance(1)
    expect(await isClosed(browser)).toBe(true)
    expect((await open(shared)).answer.status).toBe(403)
    expect(await createHousekeeper(world.app, chores).run()).toHaveProperty([
      'preview links that have ended',
    ])
  })
})
