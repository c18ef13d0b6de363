import { MASKED_FIELD } from '@sitewright/core/masked-field'
import { parseTemplate } from '@sitewright/template'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockScreen } from './serving/closed/closed-page.ts'
import { renderingOf } from './serving/services.ts'
import { forgetSite } from './test-changes.ts'
import { createTestSite, type TestSite } from './test-site.ts'

let world: TestWorld
let owner: TestBrowser
let site: TestSite
let makers = 0

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

beforeEach(async () => {
  makers += 1
  const made = await world.createOwner(`maker${makers}@example.com`)
  owner = made.browser
  site = await createTestSite(world.app, { title: 'Clay', ownerId: made.accountId })
})

const calls = (path: string) => `/s/${site.id}/api${path}`
const visitor = () => world.visitor(site)
const PASSWORD = 'open sesame'

async function lock(pageId: string, password = PASSWORD): Promise<void> {
  const { status } = await owner.put(calls(`/pages/${pageId}/password`), { password })
  expect(status).toBe(200)
  await forgetSite(world.app, site.id)
}

async function setStatus(input: object): Promise<void> {
  expect((await owner.put(calls('/status'), input)).status).toBe(200)
  await forgetSite(world.app, site.id)
}

const enter = (browser: TestBrowser, next: string, password = PASSWORD) =>
  browser.submit('/lock', { next, password })

describe('a page with a password', () => {
  it('shows the lock screen, which says nothing of what is behind it', async () => {
    expect((await visitor().get('/about')).text).toContain('All about Clay')
    await lock(site.about)
    const { status, text, headers } = await visitor().get('/about')
    expect(status).toBe(401)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    expect(text).toContain('<form class="sw-lock" method="post" action="/lock">')
    expect(text).toContain('"pageType":103,"tracksPageViews":false')
    expect(text).not.toContain('All about')
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('is a slide of its own, which no page of the theme is', async () => {
    await lock(site.about)
    const { text } = await visitor().get('/about')
    expect(text).toMatch(/<main class="[^"]*sqs-slide-container" data-slide-type="lock-screen"/)
    expect((await visitor().get('/')).text).not.toContain('sqs-slide-container')
  })

  it('is made of slices, which a theme may arrange itself', async () => {
    const rendering = await renderingOf(world.app)
    const live = await rendering.sites.byId(site.id)
    if (!live) throw new Error('The site is gone')
    const own = parseTemplate(
      '{.repeated section slices}{.current-type? password}<div>{html}</div>{.or current-type? heading}<h1>{text|html}!</h1>{.end}{.end}',
    )
    const theme = rendering.themes.known(site.id, 'hearth')
    const themes = {
      ...rendering.themes,
      themeOf: () => ({
        ...theme,
        pages: new Map([['lock-screen', { name: 'lock-screen', conf: {}, template: own }]]),
      }),
    }
    const screen = { isWholeSite: false, next: '/about' }
    const { html } = await lockScreen({ ...rendering, themes }, live, screen)
    expect(html).toMatch(/<h1>This page is private!<\/h1><div><form class="sw-lock"/)
    expect(html.match(/<h1>/g)).toHaveLength(1)
  })

  async function choose(look: object, settings: object = {}): Promise<void> {
    const { body } = await owner.get(calls('/settings'))
    const lockScreen = { ...body.settings.lockScreen, ...look }
    const data = { ...body.settings, lockScreen, ...settings }
    expect((await owner.put(calls('/settings'), data)).status).toBe(200)
    await forgetSite(world.app, site.id)
  }

  it('is the form alone, below the name of the site, until its owner chooses a look', async () => {
    await lock(site.about)
    const { text } = await visitor().get('/about')
    expect(text).toContain('<header class="sw-platform-header">')
    expect(text).not.toContain('sw-lock-slide')
  })

  it.each([
    ['card', 0],
    ['split', 1],
    ['cover', 1],
  ])(
    'is a slide with the look %s, in the words, colors and picture of its owner',
    async (layout, pictures) => {
      const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c64' } })
      const path = calls('/assets?filename=door.png')
      const { asset } = (await owner.post(path, await png.png().toBuffer())).body
      const words = { title: 'Friends & <family>', text: 'You know the word.' }
      await choose({ layout, colors: 'dark', imageId: asset.id, ...words })
      await lock(site.about)
      const { text } = await visitor().get('/about')
      expect(text).toContain(`sw-lock-slide--${layout}" data-section-theme="dark"`)
      expect(text).toContain(
        '<h1>Friends &amp; &lt;family&gt;</h1><p id="lock-hint">You know the word.</p>',
      )
      expect(text.match(/<img class="sw-lock-picture" [^>]*alt=""/g) ?? []).toHaveLength(pictures)
      expect(text).toContain('<a href="/">Back to Clay</a>')
      expect(text).not.toMatch(
        /<header|<footer|<script(?! nonce="[^"]+" data-name="static-context")/,
      )

      await setStatus({ status: 'private', maintenanceText: '', password: PASSWORD })
      expect((await visitor().get('/')).text).not.toContain('<a href="/">')
      await setStatus({ status: 'maintenance', maintenanceText: 'Back on Monday.' })
      expect((await visitor().get('/')).text).toMatch(
        /sw-lock-words"><h1>[^<]+<\/h1><p>Back on Monday\./,
      )
    },
  )

  it('says in the language of the site why a password was not taken, and lets it be typed at once', async () => {
    await choose({ layout: 'card' }, { language: 'de-DE' })
    await lock(site.about)
    expect((await visitor().get('/about')).text).toContain('<h1>Diese Seite ist privat</h1>')
    const { status, text } = await enter(visitor(), '/about?from=mail', 'wrong')
    expect(status).toBe(401)
    expect(text).toContain('role="alert">Das ist nicht das Passwort.')
    expect(text).toMatch(
      /<input id="lock-password" [^>]*aria-describedby="lock-problem lock-hint" aria-invalid="true" autofocus>/,
    )
    expect(text).toContain('name="next" value="/about?from=mail"')
    expect(text).not.toContain(' lang="en"')
  })

  it('has no picture that is not there', async () => {
    const { body } = await owner.get(calls('/settings'))
    const lockScreen = { ...body.settings.lockScreen, imageId: 'f'.repeat(24) }
    const answer = await owner.put(calls('/settings'), { ...body.settings, lockScreen })
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { 'lockScreen.imageId': expect.any(String) } },
    })
  })

  it('is made by a theme that never finishes once a minute at most, and has the form all the same', async () => {
    const rendering = await renderingOf(world.app)
    const live = await rendering.sites.byId(site.id)
    if (!live) throw new Error('The site is gone')
    // Eight calls in each of the sixteen that may be inside one another: no machine finishes it.
    const calls = '{@|apply m.html}'.repeat(8)
    const endless = parseTemplate(`<!-- {.macro m.html}${calls}{.end}{@|apply m.html}`)
    let asked = 0
    const pages = new Map([['lock-screen', { name: 'lock-screen', conf: {}, template: endless }]])
    const counting = Object.assign(new Map(pages), {
      get: (name: string) => {
        asked += 1
        return pages.get(name)
      },
    })
    const theme = { ...rendering.themes.known(site.id, 'hearth'), pages: counting }
    const themes = { ...rendering.themes, themeOf: () => theme }
    const show = async () => {
      const screen = { isWholeSite: false, next: '/about' }
      return (await lockScreen({ ...rendering, themes }, live, screen)).html
    }
    for (let visit = 0; visit < 5; visit += 1) {
      const html = await show()
      expect(html).toContain('<form class="sw-lock" method="post" action="/lock">')
      expect(html).not.toContain('<!-- ')
    }
    expect(asked).toBe(1)
    world.clock.advance(61_000)
    await show()
    expect(asked).toBe(2)
  })

  it('opens with the password, without script, for that visitor alone', async () => {
    await lock(site.about)
    const friend = visitor()
    const opened = await enter(friend, '/about?from=mail')
    expect(opened).toMatchObject({ status: 303, headers: { location: '/about?from=mail' } })
    expect(String(opened.headers['set-cookie'])).toMatch(
      new RegExp(
        `(?:^|,)lock_${site.about}=[^;]+; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax$`,
      ),
    )
    const page = await friend.get('/about')
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
    expect(page.text).toContain('All about Clay')
    expect(page.text).toContain('<meta name="robots" content="noindex">')
    const { body } = await friend.get('/about?format=json')
    expect(body.collection).toMatchObject({ permissionType: 2, passwordProtected: true })
    expect(JSON.stringify(body)).not.toMatch(/argon2|sesame/)
    expect((await visitor().get('/about')).status).toBe(401)
  })

  it('protects everything below it, in every form, and whether it exists or not', async () => {
    await lock(site.shop)
    for (const path of ['/shop', '/shop/p/mug-1', '/shop/p/no-such-thing']) {
      expect((await visitor().get(path)).status).toBe(401)
    }
    for (const format of ['json', 'json-pretty', 'main-content', 'page-context']) {
      expect(await visitor().get(`/shop?format=${format}`)).toMatchObject({
        status: 401,
        headers: { 'cache-control': 'private, no-store' },
        body: { code: 'locked', status: 401 },
      })
    }
    expect((await visitor().get('/sitemap.xml')).text).not.toContain('/shop')
    const friend = visitor()
    await enter(friend, '/shop/p/mug-1')
    expect((await friend.get('/shop')).status).toBe(200)
    expect((await friend.get('/shop/p/mug-1')).text).toContain('Mug 1')
    expect((await friend.get('/shop/p/no-such-thing')).status).toBe(404)
  })

  it('protects the pages in it, where it is a folder', async () => {
    const { body } = await owner.post(calls('/pages'), { title: 'Club', kind: 'folder' })
    const folderId = body.page.id
    const items = [
      { collectionId: site.home, items: [] },
      { collectionId: folderId, items: [{ collectionId: site.about }] },
    ]
    const moved = await owner.post(calls('/widget/UpdateNavigation'), { navigation: { items } })
    expect(moved.status).toBe(200)
    await owner.post(calls('/publish'), {})
    await lock(folderId)
    expect((await visitor().get('/about')).status).toBe(401)
    const friend = visitor()
    await enter(friend, '/about')
    expect((await friend.get('/about')).status).toBe(200)
    expect((await visitor().get('/')).status).toBe(200)
  })

  it('asks again when the password changed, and not at all when it was taken off', async () => {
    await lock(site.about)
    const friend = visitor()
    await enter(friend, '/about')
    await lock(site.about, 'another one')
    expect((await friend.get('/about')).status).toBe(401)
    expect((await owner.get(calls(`/pages/${site.about}/password`))).body).toEqual({
      isProtected: true,
      password: MASKED_FIELD,
    })
    await owner.delete(calls(`/pages/${site.about}/password`))
    await forgetSite(world.app, site.id)
    expect((await visitor().get('/about')).headers['cache-control']).toContain('public')
  })

  it('fact 9.limits.10: a password is answered masked, which sent back keeps what visitors know', async () => {
    const put = (password: string) =>
      owner.put(calls(`/pages/${site.about}/password`), { password })
    expect(await put('__MASKED_FIELD__')).toMatchObject({
      status: 400,
      body: { errors: { password: 'Choose a password that visitors will be asked for.' } },
    })
    await lock(site.about)
    const friend = visitor()
    await enter(friend, '/about')
    const { body } = await owner.get(calls(`/pages/${site.about}/password`))
    expect(body).toEqual({ isProtected: true, password: '__MASKED_FIELD__' })
    await lock(site.about, body.password)
    expect((await friend.get('/about')).status).toBe(200)
    const stranger = visitor()
    await enter(stranger, '/about', body.password)
    expect((await stranger.get('/about')).status).toBe(401)
  })

  it('takes no cookie that was made for something else', async () => {
    await lock(site.about)
    await lock(site.shop)
    const friend = visitor()
    await enter(friend, '/about')
    const value = friend.cookies.get(`lock_${site.about}`) ?? ''
    friend.cookies.set(`lock_${site.shop}`, value)
    expect((await friend.get('/shop')).status).toBe(401)
    const [until = '', signature = ''] = value.split('.')
    for (const forged of [
      '',
      'x',
      `${until}.x`,
      `${Number(until) + 1}.${signature}`,
      `${value}.x`,
    ]) {
      friend.cookies.set(`lock_${site.about}`, forged)
      expect((await friend.get('/about')).status).toBe(401)
    }
    friend.cookies.set(`lock_${site.about}`, value)
    expect((await friend.get('/about')).status).toBe(200)
  })

  it('says that a password is wrong, and stops those who try many', async () => {
    await lock(site.about)
    // One person's requests: tests count tries by the cookie that their browser carries.
    const guesser = visitor()
    guesser.cookies.set('visitor', 'guesser')
    const wrong = await enter(guesser, '/about', 'wrong')
    expect(wrong.status).toBe(401)
    expect(wrong.text).toContain('role="alert">That is not the password.')
    expect(wrong.headers['set-cookie']).toBeUndefined()
    const statuses = []
    for (let tries = 0; tries < 42; tries += 1) {
      statuses.push((await enter(guesser, '/about', `guess ${tries}`)).status)
    }
    expect(statuses).toContain(429)
    const late = await enter(guesser, '/about')
    expect(late).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^[1-9]\d?$/) },
    })
    expect(late.text).toContain('Those were too many tries. Please try again in a few seconds.')
  })

  it('asks once more where it cannot tell whose form it was', async () => {
    await lock(site.about)
    const friend = visitor()
    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      friend.send({
        method: 'POST',
        url: '/lock',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      })
    const fields = { next: '/about', password: PASSWORD }
    const foreign = await post(fields, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(401)
    expect(friend.cookies.has(`lock_${site.about}`)).toBe(false)
    const asked = await post(fields)
    expect(asked.text).toContain('Please enter the password once more.')
    const crumb = /name="crumb" value="([^"]+)"/.exec(asked.text)?.[1] ?? ''
    expect((await post({ ...fields, crumb })).status).toBe(303)
  })

  it.each([
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/about\r\nSet-Cookie: x=1', '/'],
    ['/%zz', '/'],
  ])('leads nowhere but back to the site: %j', async (next, location) => {
    await lock(site.about)
    const answer = await enter(visitor(), next)
    expect([answer.status, answer.headers.location]).toEqual([303, location])
  })

  it('escapes the address it was asked for', async () => {
    await lock(site.shop)
    const { text } = await visitor().get('/shop?x="><script>alert(1)</script>')
    expect(text).not.toContain('<script>alert')
  })

  it('costs no statement to protect, and is never kept', async () => {
    await lock(site.about)
    await visitor().get('/')
    await visitor().get('/about')
    world.queries.length = 0
    await visitor().get('/about')
    expect(world.queries).toEqual([])
    const friend = visitor()
    await enter(friend, '/about')
    for (let visit = 0; visit < 2; visit += 1) {
      world.queries.length = 0
      await friend.get('/about')
      expect(world.queries.length).toBeGreaterThan(0)
      expect(world.queries.length).toBeLessThanOrEqual(8)
    }
  })
})

describe('a private site', () => {
  it('needs a password before it is one', async () => {
    const { status, body } = await owner.put(calls('/status'), { status: 'private' })
    expect([status, body.code, Object.keys(body.errors)]).toEqual([
      400,
      'passwordNeeded',
      ['password'],
    ])
  })

  it('answers nobody who has not the password, whatever they ask for', async () => {
    await visitor().get('/about')
    await setStatus({ status: 'private', password: PASSWORD })
    for (const path of [
      '/',
      '/about',
      '/shop/p/mug-1',
      '/nothing',
      '/cart',
      '/checkout',
      '/sitemap.xml',
    ]) {
      expect([path, (await visitor().get(path)).status]).toEqual([path, 401])
    }
    for (const path of ['/?format=json', '/api/commerce/shopping-cart', '/api/crumb']) {
      expect(await visitor().get(path)).toMatchObject({ status: 401, body: { code: 'locked' } })
    }
    expect(await visitor().get('/favicon.ico')).toMatchObject({ status: 404 })
  })

  it('gives everyone the styles of its lock screen', async () => {
    await setStatus({ status: 'private', password: PASSWORD })
    const { text } = await visitor().get('/')
    const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    expect(sheets).toHaveLength(2)
    for (const [, path = ''] of sheets) expect((await visitor().get(path)).status).toBe(200)
  })

  it('shows nothing of itself where only files are', async () => {
    await setStatus({ status: 'private', password: PASSWORD })
    for (const path of ['/assets/x', '/scripts/x.js', '/scripts/joined/x', '/images/x']) {
      const { status, text } = await visitor().get(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toContain('Clay')
    }
  })

  it('opens as a whole, and is still private to everyone else', async () => {
    await setStatus({ status: 'private', password: PASSWORD })
    const friend = visitor()
    expect((await enter(friend, '/shop')).headers.location).toBe('/shop')
    for (const path of ['/', '/shop/p/mug-1', '/nothing']) {
      expect((await friend.get(path)).headers['cache-control']).toBe('private, no-store')
    }
    expect((await friend.get('/')).text).toContain('Welcome to Clay')
    expect((await friend.get('/cart')).status).toBe(200)
    expect((await visitor().get('/')).status).toBe(401)
  })

  it('is public again at once, and keeps its password for the next time', async () => {
    await setStatus({ status: 'private', password: PASSWORD })
    await setStatus({ status: 'public' })
    expect((await visitor().get('/')).status).toBe(200)
    expect((await owner.get(calls('/status'))).body).toMatchObject({ password: MASKED_FIELD })
    const { body } = await owner.get(calls('/status'))
    await setStatus({ ...body, status: 'private' })
    expect((await visitor().get('/')).status).toBe(401)
    const friend = visitor()
    await enter(friend, '/')
    expect((await friend.get('/')).status).toBe(200)
  })
})

describe('a site in maintenance', () => {
  it('says so in its owner’s words, to people and to programs', async () => {
    await setStatus({ status: 'maintenance', maintenanceText: 'Back on <Monday>.' })
    const page = await visitor().get('/about')
    expect(page).toMatchObject({
      status: 503,
      headers: { 'retry-after': '600', 'cache-control': 'private, no-store' },
    })
    expect(page.text).toContain('Back on &lt;Monday&gt;.')
    expect(await visitor().get('/api/commerce/shopping-cart')).toMatchObject({
      status: 503,
      body: { code: 'maintenance' },
    })
    expect((await visitor().get('/healthz')).status).toBe(200)
    const { body } = await owner.get(calls(`/pages/${site.about}/editor`))
    const { host, pathname, search } = new URL(body.canvasUrl)
    const canvas = await world.server.inject({ url: pathname + search, headers: { host } })
    expect(canvas.body).toContain('All about Clay')
  })
})

// Last in the file, since the owner's session ends too.
describe('a cookie that opened a lock', () => {
  it('is good for a week', async () => {
    await lock(site.about)
    const friend = visitor()
    await enter(friend, '/about')
    world.clock.advance(6 * 24 * 3_600_000)
    expect((await friend.get('/about')).status).toBe(200)
    world.clock.advance(2 * 24 * 3_600_000)
    expect((await friend.get('/about')).status).toBe(401)
  })
})
