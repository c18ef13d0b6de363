import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSite, type TestSite } from './test-site.ts'

let world: TestWorld
let owner: TestBrowser
let site: TestSite

const SETTINGS = {
  ...DEFAULT_SITE_SETTINGS,
  title: 'Clay & Co',
  timeZone: 'Europe/Zurich',
  tagline: 'Pots & pans',
  description: 'Stoneware from a small kiln.',
  language: 'de-CH',
  socialAccounts: ['https://www.instagram.com/clay.co/', 'mailto:hello@clay.example'],
  contact: {
    addressTitle: 'The shop',
    addressLine1: '7 Orchard Street',
    addressLine2: '8000 Zürich',
    addressCountry: 'Switzerland',
    email: 'hello@clay.example',
    phone: '+41 44 000 00 00',
    hours: 'Mon–Fri 9–17',
  },
  commentsEnabled: true,
  likesEnabled: true,
}

const calls = (path: string) => `/s/${site.id}/api${path}`

/** Waits until this node has heard of the change, as visitors of other nodes do. */
async function heard<Result>(work: () => Promise<Result>): Promise<Result> {
  const notice = new Promise<void>((resolve) => world.app.events.onChange(() => resolve()))
  const result = await work()
  await notice
  return result
}

const put = (change: object) =>
  heard(() => owner.put(calls('/settings'), { ...SETTINGS, ...change }))

const get = (path: string) => world.visitor(site).get(path)

async function upload(): Promise<string> {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const { body } = await owner.post(calls('/assets?filename=logo.png'), bytes)
  return body.asset.id
}

beforeAll(async () => {
  world = await createTestWorld()
  const made = await world.createOwner('maker@example.com')
  owner = made.browser
  site = await createTestSite(world.app, { title: 'Clay & Co', ownerId: made.accountId })
})
afterAll(() => world.close())

describe('PUT /settings', () => {
  it('is live at once, without a publication', async () => {
    expect((await get('/')).text).toContain('<title>Clay &amp; Co</title>')
    const { status, body } = await put({ homepageTitleFormat: 'Welcome — %s' })
    expect(status).toBe(200)
    const home = (await get('/')).text
    expect(home).toContain('<title>Welcome — Clay &amp; Co</title>')
    expect(home).toContain('<html lang="de-CH">')
    expect(home).toContain('<meta name="description" content="Stoneware from a small kiln.">')
    expect((await owner.get(calls('/settings'))).body).toEqual(body)
  })

  it('makes titles of every kind of page by its format', async () => {
    await put({ collectionTitleFormat: '%c | %s', itemTitleFormat: '%i < %c < %s' })
    expect((await get('/about')).text).toContain('<title>About | Clay &amp; Co</title>')
    expect((await get('/shop/p/mug-1')).text).toContain(
      '<title>Mug 1 &lt; Shop &lt; Clay &amp; Co</title>',
    )
  })

  it('says what templates know of the site, by the platform’s names', async () => {
    const logoImageId = await upload()
    await put({ logoImageId, socialImageId: logoImageId })
    const { body } = await get('/about?format=json')
    expect(body.website).toMatchObject({
      siteTitle: 'Clay & Co',
      siteTagLine: 'Pots & pans',
      siteDescription: 'Stoneware from a small kiln.',
      logoImageId,
      logoImageUrl: `/images/${logoImageId}/logo`,
      socialLogoImageUrl: `/images/${logoImageId}/sharing`,
      language: 'de-CH',
      timeZone: 'Europe/Zurich',
      location: { addressTitle: 'The shop', addressLine1: '7 Orchard Street' },
      socialAccounts: [
        {
          serviceName: 'instagram',
          profileUrl: 'https://www.instagram.com/clay.co/',
          screenname: 'clay.co',
        },
        { serviceName: 'email', screenname: 'hello@clay.example' },
      ],
      siteStatus: { value: 1 },
    })
    expect([3_600_000, 7_200_000]).toContain(body.website.timeZoneOffset)
    expect(body.websiteSettings).toMatchObject({
      homepageTitleFormat: '%s',
      simpleLikingEnabled: true,
      commentsEnabled: true,
      contactEmail: 'hello@clay.example',
      contactPhoneNumber: '+41 44 000 00 00',
      businessHours: 'Mon–Fri 9–17',
    })
    expect((await get(`/images/${logoImageId}/logo`)).status).toBe(200)
    expect((await get('/about')).text).toContain(
      `<meta property="og:image" content="http://${site.host}/images/${logoImageId}/sharing?format=1500w">`,
    )
  })

  it('fact 3.settings.09: tells templates where the owner offers to share items', async () => {
    await put({ shareServices: ['email', 'facebook'] })
    expect((await get('/about?format=json')).body.website.shareButtonOptions).toEqual({
      '3': true,
      '20': true,
    })
    expect((await get('/shop/p/mug-1')).text).toContain('"shareButtonOptions":{"3":true,"20":true}')
    await put({ shareServices: [] })
  })

  it('fact 1.rendered-markup.11: there are share buttons where the owner said, and nowhere else', async () => {
    const product = async () => (await get('/shop/p/mug-1')).text
    expect(await product()).not.toContain('squarespace-social-buttons')
    await put({ shareServices: ['email', 'facebook'] })
    expect(await product()).toMatch(
      /<div class="squarespace-social-buttons button-style"[^>]* data-full-url="\/shop\/p\/mug-1" data-title="Mug 1">/,
    )
  })

  it('has an icon for browsers, also for those that ask by habit', async () => {
    expect(await get('/favicon.ico')).toMatchObject({ status: 404 })
    const faviconImageId = await upload()
    await put({ faviconImageId })
    const icon = `/images/${faviconImageId}/favicon?icon=96`
    expect((await get('/')).text).toContain(`<link rel="icon" href="${icon}">`)
    expect((await get('/')).text).toContain(
      `<link rel="apple-touch-icon" href="${icon.replace('96', '180')}">`,
    )
    expect(await get('/favicon.ico')).toMatchObject({ status: 302, headers: { location: icon } })
    expect((await get('/cart')).text).toContain(`<link rel="icon" href="${icon}">`)
  })

  it('tells browsers the color of its header where the owner wants it', async () => {
    const color = async (path: string) =>
      /<meta name="theme-color" content="(.*?)">/.exec((await get(path)).text)?.[1]
    expect(await color('/')).toBeUndefined()
    await put({ tintsBrowser: true })
    expect([await color('/'), await color('/cart')]).toEqual(['#fbfaf7', '#fbfaf7'])
    await put({ tintsBrowser: false })
  })

  it('asks search engines to leave the site out', async () => {
    const noindex = '<meta name="robots" content="noindex">'
    await put({ isHiddenFromSearch: true })
    expect((await get('/about')).text).toContain(noindex)
    await put({})
    expect((await get('/about')).text).not.toContain(noindex)
  })

  it('moves nothing when the time zone changes', async () => {
    const publishedAt = () =>
      world.app.database.global
        .selectFrom('site')
        .select('published_at')
        .where('id', '=', site.id)
        .executeTakeFirst()
    const before = await publishedAt()
    await put({ timeZone: 'Asia/Tokyo' })
    expect(await publishedAt()).toEqual(before)
  })

  describe('before an owner says anything', () => {
    // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
    let fresh: any

    beforeAll(async () => {
      const { accountId: ownerId } = await world.createOwner('fresh@example.com')
      const made = await createTestSite(world.app, { title: 'Fresh', ownerId })
      fresh = (await world.visitor(made).get('/?format=json')).body
    })

    it('is what templates know', () => {
      expect(fresh.website.shareButtonOptions).toEqual({})
      expect(fresh.websiteSettings).toMatchObject({
        commentsEnabled: false,
        simpleLikingEnabled: false,
        disqusShortname: '',
        useCLDRMoneyFormat: true,
      })
    })

    it('fact 3.settings.02: several of a service can be bought at a time', () => {
      const { storeSettings } = fresh.websiteSettings
      expect(storeSettings.multipleQuantityAllowedForServices).toBe(true)
    })

    it('fact 3.settings.07: the time zone is America/New_York', () => {
      expect(fresh.website.timeZone).toBe('America/New_York')
    })
  })

  it('fact 3.settings.01: templates know whether several of a service can be bought at a time', async () => {
    const stores = (await owner.get(calls('/store-settings'))).body.settings
    const one = { ...stores, multipleQuantityAllowedForServices: false }
    const { body } = await heard(() => owner.put(calls('/store-settings'), one))
    expect(body.settings).toEqual(one)
    expect((await get('/about?format=json')).body.websiteSettings.storeSettings).toMatchObject({
      multipleQuantityAllowedForServices: false,
    })
    await heard(() => owner.put(calls('/store-settings'), stores))
  })

  it('fact 3.settings.04: pages know under which name Disqus keeps the comments', async () => {
    await put({ disqusShortname: ' my-shop ' })
    const { websiteSettings } = (await get('/about?format=json')).body
    expect(websiteSettings).toMatchObject({ commentsEnabled: true, disqusShortname: 'my-shop' })
    expect((await get('/about')).text).toContain('"disqusShortname":"my-shop"')
    await put({})
  })

  it('puts a cookie banner on every page, in the site’s language, and no byte of one that is off', async () => {
    expect((await get('/')).text).not.toMatch(/sw-cookies|cookieSettings/)
    const cookieBanner = { mode: 'ask', text: '', policyUrl: '/about', version: 3 }
    await put({ language: 'de-CH', cookieBanner })
    for (const path of ['/', '/shop', '/blog', '/nowhere']) {
      const { text } = await get(path)
      expect(text).toContain('"cookieSettings":{"mode":"ask","version":3}')
      expect(text).toMatch(/<section class="sw-cookies"[^>]* hidden>.*Nur das Nötige/)
      expect(text).toContain('href="/about" data-sw-cookies')
    }
    await put({ cookieBanner: { ...cookieBanner, text: 'Two <b> words' } })
    expect((await get('/')).text).toContain('Two &lt;b&gt; words')
    await put({})
  })

  it('marks the pages that a popup is for, which takes its words from an address of its own', async () => {
    expect((await get('/popup-overlay')).status).toBe(404)
    const popup = {
      ...DEFAULT_SITE_SETTINGS.popup,
      isOn: true,
      title: 'Sale <now>',
      buttonLabel: 'Look',
      buttonUrl: '/shop',
      trigger: 'scroll',
      scrolled: 40,
      paths: ['/shop'],
    }
    await put({ popup })
    expect((await get('/about')).text).not.toContain('sw-popup')
    const mark =
      'class="sw-popup-mark" data-src="/popup-overlay" data-trigger="scroll" data-when="40"'
    expect((await get('/shop/p/mug-1')).text).toContain(mark)
    const { text } = await get('/popup-overlay')
    expect(text).toContain('Sale &lt;now&gt;')
    expect(text).toContain('<a class="sw-popup-button" href="/shop">Look</a>')
    await put({})
  })

  it('gives templates the key of a captcha', async () => {
    expect((await get('/about?format=json')).body.website.captchaSettings).toBeUndefined()
    await put({ captchaSiteKey: '6Lc_a-B' })
    const { website } = (await get('/about?format=json')).body
    expect(website.captchaSettings).toEqual({ siteKey: '6Lc_a-B' })
    await put({})
  })

  it('fact 3.settings.06: the owner says whether money is written as the language does', async () => {
    const shown = async (useCLDRMoneyFormat: boolean) => {
      await put({ language: 'de-DE', useCLDRMoneyFormat })
      const { websiteSettings, featureFlags } = (await get('/about?format=json')).body
      expect([websiteSettings, featureFlags]).toMatchObject([
        { useCLDRMoneyFormat },
        { useCLDRMoneyFormat },
      ])
      return (await get('/shop')).text
    }
    expect(await shown(true)).toMatch(/\d,\d\d\u00a0\$/)
    expect(await shown(false)).toMatch(/\$\d+\.\d\d/)
    await put({})
  })

  it('fact 9.money.06: the owner says whether fractions of zero are written', async () => {
    const shown = async (more: object) => {
      await put({ language: 'en-US', ...more })
      return (await get('/shop')).text
    }
    expect(await shown({})).toMatch(/\$\d+\.00\b/)
    for (const useCLDRMoneyFormat of [true, false]) {
      const trimmed = await shown({ trimsZeroFractions: true, useCLDRMoneyFormat })
      expect(trimmed).not.toMatch(/\$\d+\.00\b/)
      expect(trimmed).toMatch(/\$\d+\b/)
    }
    await put({})
  })

  it('fact 8.free-price.01: a free-price label is required where prices of nothing are shown as free', async () => {
    const refused = await owner.put(calls('/settings'), {
      ...(await owner.get(calls('/settings'))).body.settings,
      showsFreeIfZero: true,
      freePriceLabel: '',
    })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'freeLabelMissing', errors: { freePriceLabel: expect.any(String) } },
    })
    await owner.post(calls('/products'), {
      title: 'Leaflet',
      state: 'public',
      variants: [{ sku: 'LEAFLET', attributes: {}, priceMinor: 0, stock: { unlimited: true } }],
    })
    expect((await get('/shop/p/leaflet')).text).toMatch(/0\.00/)
    await put({ language: 'en-US', showsFreeIfZero: true, freePriceLabel: 'Take & go' })
    const { text } = await get('/shop/p/leaflet')
    expect(text).toMatch(/<div class="product-price">\s*Take &amp; go/)
    await put({})
  })

  it('shows the owner an example of either form of money', async () => {
    await put({ language: 'de-DE' })
    const examples = async (language: string) =>
      (await owner.get(calls(`/money-examples?language=${language}`))).body
    expect(await examples('fr-FR')).toEqual({
      ofLanguage: '1\u202f234,50\u00a0$US',
      ofCurrency: '$1,234.50',
    })
    expect((await examples('nowhere')).ofLanguage).toBe('$1,234.50')
    await put({})
  })

  it.each([
    ['disqusShortname', { disqusShortname: 'my-shop.evil.example/' }],
    ['disqusShortname', { disqusShortname: '-shop' }],
    [
      'cookieBanner.policyUrl',
      { cookieBanner: { mode: 'ask', text: '', policyUrl: 'javascript:alert(1)', version: 1 } },
    ],
    [
      'popup.buttonUrl',
      { popup: { ...DEFAULT_SITE_SETTINGS.popup, buttonUrl: 'data:text/html,x' } },
    ],
    ['popup.paths.0', { popup: { ...DEFAULT_SITE_SETTINGS.popup, paths: ['https://a.example'] } }],
    ['popup.imageId', { popup: { ...DEFAULT_SITE_SETTINGS.popup, imageId: 'a'.repeat(24) } }],
    ['captchaSiteKey', { captchaSiteKey: '"><script>' }],
    ['googleMapsKey', { googleMapsKey: '"><script>' }],
    ['title', { title: ' ' }],
    ['language', { language: 'not a language' }],
    ['language', { language: '"><script>' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['homepageTitleFormat', { homepageTitleFormat: '%c' }],
    ['collectionTitleFormat', { collectionTitleFormat: 'Only words' }],
    ['itemTitleFormat', { itemTitleFormat: '100% %i' }],
    ['socialAccounts.0', { socialAccounts: ['javascript:alert(1)'] }],
    ['socialAccounts.0', { socialAccounts: ['https://user:pass@evil.example/'] }],
    ['shareServices.0', { shareServices: ['myspace'] }],
    ['contact.email', { contact: { ...SETTINGS.contact, email: 'nobody' } }],
    ['logoImageId', { logoImageId: '0'.repeat(24) }],
    ['faviconImageId', { faviconImageId: '../../etc/passwd' }],
  ])('refuses a bad %s and keeps what was', async (field, change) => {
    const before = (await owner.get(calls('/settings'))).body
    const { status, body } = await owner.put(calls('/settings'), { ...SETTINGS, ...change })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toContain(field)
    expect((await owner.get(calls('/settings'))).body).toEqual(before)
  })

  it('is for roles with site.settings only', async () => {
    const { browser, accountId } = await world.createOwner('editor@example.com')
    await world.app.database.global
      .insertInto('membership')
      .values({ account_id: accountId, website_id: site.id, role: 4 })
      .execute()
    expect(await browser.put(calls('/settings'), SETTINGS)).toMatchObject({ status: 403 })
    expect(await browser.put(calls('/code'), { header: '', footer: '' })).toMatchObject({
      status: 403,
    })
  })
})

describe('the owner’s code', () => {
  const header = '<meta name="verified" content="yes">'
  const footer = '<script>window.counted = 1</script>'

  it('is in every published page, once, and nowhere else', async () => {
    await heard(() => owner.put(calls('/code'), { header, footer }))
    for (const path of ['/', '/shop', '/nothing']) {
      const { text } = await get(path)
      expect(text.split(header)).toHaveLength(2)
      expect(text.split(footer)).toHaveLength(2)
    }
    expect((await get('/cart')).text).not.toContain(header)
    expect(JSON.stringify((await get('/about?format=json')).body)).not.toContain('verified')
    const { body } = await owner.get(calls(`/pages/${site.about}/editor`))
    const { host, pathname, search } = new URL(body.canvasUrl)
    const canvas = await world.server.inject({ url: pathname + search, headers: { host } })
    expect(canvas.statusCode).toBe(200)
    expect(canvas.body).not.toContain(header)
    expect(canvas.body).not.toContain(footer)
  })

  it('takes at most one more statement a page', async () => {
    await heard(() => owner.put(calls('/settings'), SETTINGS))
    world.queries.length = 0
    await get('/shop/p/mug-1')
    expect(world.queries.length).toBeLessThanOrEqual(8)
  })
})
