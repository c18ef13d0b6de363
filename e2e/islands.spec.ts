/** Islands of published pages: early events, scripts that do not come, the cookie banner, the popup and the announcement. */

import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { rowsOf } from '@sitewright/testing/matrix'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { ownerBy } from './people.ts'
import { takePicture, takePictures } from './picture.ts'
import { world } from './world.ts'

/** A worker of the tests that begins anew makes a site of its own. */
const ACCOUNT = {
  name: 'Isla',
  email: `islands-${process.pid}@example.com`,
  password: 'correct horse battery',
}
const COUNTER =
  '<script type="text/plain" data-sw-purpose="statistics">window.counted = (window.counted || 0) + 1</script>'
const ANNOUNCING = {
  title: '',
  announcement: 'Two cups for one',
  announcementUrl: '/shop',
  buttonLabel: '',
  buttonUrl: '',
}
const POPUP = { title: 'Ten per cent off', text: 'For your first cup.', delayS: 1 }

const SETTINGS = {
  ...DEFAULT_SITE_SETTINGS,
  title: 'Isle of Cups',
  timeZone: 'Europe/London',
  disqusShortname: 'isle-of-cups',
  commentsEnabled: true,
  cookieBanner: { ...DEFAULT_SITE_SETTINGS.cookieBanner, mode: 'ask', policyUrl: '/about' },
  popup: {
    ...DEFAULT_SITE_SETTINGS.popup,
    ...POPUP,
    isOn: true,
    buttonLabel: 'To the shop',
    buttonUrl: '/shop',
    paths: ['/about'],
  },
}

let site: string
let siteId: string

/** A shop with a cup in two sizes, a cookie banner, a popup on its shop pages, an announcement and a script that waits. */
async function openSite(request: APIRequestContext): Promise<void> {
  const owner = ownerBy(request, world().demo.studio)
  await owner.post('/api/sign-up', ACCOUNT)
  const made = await owner.post('/api/sites', { title: 'Isle of Cups', startingPointId: 'shop' })
  siteId = made.body.site.id
  site = made.body.site.url
  const api = `/s/${siteId}/api`
  const sizes = ['Small', 'Large']
  const options = [{ name: 'Size', values: sizes }]
  const variants = sizes.map((Size) => ({
    sku: Size,
    attributes: { Size },
    priceMinor: 1000,
    stock: { unlimited: true, quantity: 0 },
  }))
  const cup = { title: 'Cup', state: 'public', options, variants }
  const answers = [
    await owner.post(`${api}/products`, cup),
    await owner.put(`${api}/settings`, SETTINGS),
    await owner.put(`${api}/code`, { header: '', footer: COUNTER }),
    await owner.put(`${api}/site-header-footer`, {
      header: ANNOUNCING,
    }),
    await owner.post(`${api}/publish`, {}),
  ]
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(300)
}

test.beforeAll(({ request }) => openSite(request))
test.afterEach(({ browser, context }) => closeOthers(browser, context))

const CHUNKS = '**/assets-sw/chunk-*'
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const popup = (page: Page) => page.getByRole('dialog', { name: POPUP.title })
/** Lets the page's time go on until the popup is there: its wait begins once its script has come. */
const popupComes = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(2000)
    await expect(popup(page)).toBeVisible({ timeout: 500 })
  }).toPass()
const button = (page: Page) => page.locator('.sqs-add-to-cart-button')
const stored = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), name)

/** Opens a page as a visitor who has chosen before. */
async function open(page: Page, path: string, allowed = ''): Promise<void> {
  await page
    .context()
    .addCookies([
      { name: 'ss_cookieAllowed', value: encodeURIComponent(`1:${allowed}`), url: site },
    ])
  await page.goto(site + path)
}

/** Keeps the scripts of islands on their way until they are let go. */
async function slowScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(CHUNKS, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test.describe('a press that comes before its island', () => {
  test('is answered at once, and counts once with what was chosen then', async ({ page }) => {
    const release = await slowScripts(page)
    await open(page, '/shop/p/cup')
    await page.getByLabel('Large').check({ force: true })
    await button(page).click()
    await expect(button(page)).toHaveAttribute('aria-busy', 'true')
    await page.getByLabel('Small').check({ force: true })
    const added = page.waitForRequest('**/shopping-cart/entries')
    release()
    expect((await added).postData()).toContain('Large')
    await expect(page.locator('.sw-cart-pill')).toHaveText('1 item')
    await expect(page.getByLabel('Small')).toBeChecked()
    await expect(button(page)).not.toHaveAttribute('aria-busy')
  })

  test('counts by keyboard and by touch, too', async ({ browser }) => {
    for (const way of ['keyboard', 'touch'] as const) {
      const context = await browser.newContext({ hasTouch: way === 'touch' })
      const page = await context.newPage()
      const release = await slowScripts(page)
      await open(page, '/shop/p/cup')
      await page.getByLabel('Large').check({ force: true })
      if (way === 'touch') await button(page).tap()
      else {
        await button(page).focus()
        await page.keyboard.press(' ')
      }
      await expect(button(page)).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(page.locator('.sw-cart-pill')).toHaveText('1 item')
      await context.close()
    }
  })

  test('does without where the script cannot be had, and says why', async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort())
    await open(page, '/shop/p/cup')
    await button(page).click()
    await expect(page.getByRole('alert')).toHaveText('Please check your internet connection.')
    const form = page.locator('form.sw-purchase-form')
    await expect(form).toBeVisible()
    await expectAccessible(page)
  })
})

test('comments come by consent or a press, and a blocked service harms nothing', async ({
  page,
}) => {
  const asked: string[] = []
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route(/^https?:\/\/(?![\w.-]*localhost)/, async (route) => {
    asked.push(new URL(route.request().url()).host)
    await route.abort()
  })
  await open(page, '/about')
  // A theme prints this where a post takes comments.
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', '<div id="disqus_thread"></div>')
    window.Squarespace?.globalDestroy()
    window.Squarespace?.afterBodyLoad()
  })
  const facade = page.getByRole('button', { name: /comments.*disqus\.com/ })
  await expect(facade).toBeVisible()
  expect(asked).toEqual([])
  await facade.click()
  await expect.poll(() => asked).toEqual(['isle-of-cups.disqus.com'])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
})

test.describe('the cookie banner', () => {
  const counted = (page: Page) => page.evaluate(() => Object(window).counted)

  test('asks by purpose, starts what was allowed, and can be opened again', async ({ page }) => {
    await page.goto(site)
    await expect(banner(page)).toBeVisible()
    await look(page, 'cookie-banner')
    expect(await counted(page)).toBeUndefined()
    await page.getByText('Choose for what').click()
    await page.getByLabel('Statistics about visits').check()
    await look(page, 'cookie-banner-open')
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(banner(page)).toBeHidden()
    expect(await counted(page)).toBe(1)

    await page.reload()
    await expect.poll(() => counted(page)).toBe(1)
    await expect(banner(page)).toBeHidden()
    const again = page.getByRole('link', { name: 'Cookie settings' })
    await again.focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeFocused()
    await expect(page.getByLabel('Statistics about visits')).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(again).toBeFocused()

    await again.click()
    await page.getByRole('button', { name: 'Only what is necessary' }).click()
    // The page begins anew without the script that ran.
    await expect.poll(() => counted(page)).toBeUndefined()
    await expect(banner(page)).toBeHidden()
  })

  test('leaves the end of a page to be read, and moves nothing as it comes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(site)
    await expect(banner(page)).toBeVisible()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const last = page.getByRole('link', { name: 'Cookie settings' })
    const [shown, over] = [await last.boundingBox(), await banner(page).boundingBox()]
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Object(entry).value
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
        }),
    )
    expect(shift).toBeLessThan(0.02)
  })

  test('leaves its links to whoever has no script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(site)
    await expect(banner(page)).toBeHidden()
    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await expect(page).toHaveURL(`${site}/about`)
    await context.close()
  })
})

test.describe('the popup', () => {
  test('waits for the banner’s answer, keeps the focus, and is closed in three ways', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(`${site}/about`)
    await expect(banner(page)).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(popup(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Only what is necessary' }).click()
    for (const close of ['Escape', 'outside', 'button'] as const) {
      await popupComes(page)
      if (close === 'Escape') {
        await look(page, 'popup')
        for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab')
        const isInside = await popup(page).evaluate(
          (dialog) =>
            dialog.contains(document.activeElement) || document.activeElement === document.body,
        )
        expect(isInside).toBe(true)
        await page.keyboard.press('Escape')
      }
      if (close === 'outside') await page.mouse.click(5, 5)
      if (close === 'button') await page.getByRole('button', { name: 'Close', exact: true }).click()
      // It leaves the page when all is kept.
      await expect(page.locator('dialog')).toHaveCount(0)
      await page.evaluate(() => localStorage.clear())
      await page.reload()
    }
  })

  /** Opens the page, waits for the popup and leaves it in one way. */
  async function leave(page: Page, how: 'close' | 'follow'): Promise<void> {
    await open(page, '/about')
    await expect(popup(page)).toBeVisible()
    if (how === 'close') await page.keyboard.press('Escape')
    else await popup(page).getByRole('link', { name: 'To the shop' }).click()
    await expect(page.locator('dialog')).toHaveCount(0)
  }

  test('fact 3.popup-overlay-keys.01: keeps when it was closed', async ({ page }) => {
    await leave(page, 'close')
    const { value } = await stored(page, 'popupOverlayClosedDate')
    expect(Date.parse(value)).toBeGreaterThan(0)
  })

  test('fact 3.popup-overlay-keys.02: keeps which version was closed', async ({ page }) => {
    await leave(page, 'close')
    expect(await stored(page, 'popupOverlayVersion')).toEqual({ value: '1' })
  })

  test('fact 3.popup-overlay-keys.03: keeps that its button was followed', async ({ page }) => {
    await leave(page, 'follow')
    expect(await stored(page, 'popupOverlaySubmitted')).toEqual({ value: '1' })
  })

  test('fact 9.misc.08: comes again when what was stored has expired', async ({ page }) => {
    await leave(page, 'close')
    const { expires } = await stored(page, 'popupOverlayClosedDate')
    await page.clock.install({ time: expires - 10_000 })
    await page.reload()
    await page.clock.runFor(5000)
    await expect(popup(page)).toHaveCount(0)
    await page.clock.runFor(6000)
    await page.reload()
    await popupComes(page)
  })
})

/** A site with a look of its own that has an announcement and a cookie banner. */
async function announcingSite(request: APIRequestContext, start: string): Promise<string> {
  const owner = ownerBy(request, world().demo.studio)
  const { email, password } = ACCOUNT
  await owner.post('/api/sign-in', { email, password })
  const made = await owner.post('/api/sites', { title: `Isle ${start}`, startingPointId: start })
  const { id, url } = made.body.site
  const { body } = await owner.get(`/s/${id}/api/settings`)
  const cookieBanner = { ...body.settings.cookieBanner, mode: 'ask' }
  await owner.put(`/s/${id}/api/settings`, { ...body.settings, cookieBanner })
  await owner.put(`/s/${id}/api/site-header-footer`, { header: ANNOUNCING })
  await owner.post(`/s/${id}/api/publish`, {})
  return url
}

test('the announcement leads somewhere, and stays closed once it was, in each theme', async ({
  page,
  request,
}) => {
  for (const start of rowsOf(['shop', 'restaurant', 'magazine'], (start) => start === 'shop')) {
    await page.goto(await announcingSite(request, start))
    await expect(banner(page)).toBeVisible()
    const announcement = page.getByRole('complementary', { name: 'Announcement' })
    await expect(announcement.getByRole('link')).toHaveAttribute('href', '/shop')
    const close = announcement.getByRole('button', { name: 'Close the announcement' })
    await expect(close).toBeVisible()
    await takePictures(page, `announcement-${start}`)
    await expectAccessible(page)
    await close.click()
    await expect(announcement).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(announcement).toBeHidden()
  }
})

test.describe('what scripts of themes find', () => {
  /** Height at which the page stands so many milliseconds into a scroll to 1,030. */
  async function scrolled(page: Page, ms: number, options: object = {}): Promise<number> {
    await page.clock.install({ time: 0 })
    await open(page, '/about')
    await page.evaluate(() => {
      document.body.style.minHeight = '5000px'
    })
    await page.clock.pauseAt(60_000)
    await page.evaluate((asked) => void window.Squarespace?.animateScroll?.(1030, asked), options)
    await page.clock.runFor(ms)
    return page.evaluate(() => scrollY)
  }

  test('fact 9.scroll.01: a scroll lasts 300 ms', async ({ page }) => {
    expect(await scrolled(page, 250)).toBeLessThan(1000)
    await page.clock.runFor(70)
    expect(await page.evaluate(() => scrollY)).toBe(1000)
  })

  test('fact 9.scroll.02: one of another length takes 50 ms, which is both least and most', async ({
    page,
  }) => {
    expect(await scrolled(page, 70, { duration: 2000 })).toBe(1000)
  })

  test('fact 9.scroll.03: it begins fast and ends slowly, as easeOutSine', async ({ page }) => {
    const half = await scrolled(page, 160)
    expect(half).toBeGreaterThan(640)
    expect(half).toBeLessThan(800)
  })

  test('fact 9.scroll.04: it leaves 30 pixels above its target', async ({ page }) => {
    expect(await scrolled(page, 400)).toBe(1000)
  })

  test('fact 5.template-language.03: a scroll that never ends is refused', async ({ page }) => {
    await open(page, '/about')
    const said = await page.evaluate(() =>
      window.Squarespace?.animateScroll?.(100, { duration: Number.POSITIVE_INFINITY }).catch(
        (error: Error) => error.message,
      ),
    )
    expect(said).toContain('finite')
  })

  /** Whether a page that changes every so many milliseconds is said to be stable, and after how long. */
  async function settles(page: Page, everyMs: number, times: number) {
    await page.clock.install({ time: 0 })
    await open(page, '/')
    await page.clock.pauseAt(60_000)
    await page.evaluate(
      ([every = 0, count = 0]) => {
        const part = document.createElement('p')
        document.body.append(part)
        for (let i = 1; i <= count; i += 1) setTimeout(() => part.append('.'), i * every)
        const began = performance.now()
        void window.Squarespace?.domSettled?.(part).then((isStable) => {
          Object.assign(window, { settled: [isStable, Math.round(performance.now() - began)] })
        })
      },
      [everyMs, times],
    )
    await page.clock.runFor(4000)
    return page.evaluate(() => Object(window).settled as [boolean, number])
  }

  test('fact 9.misc.04: a page that does not settle is waited for 3000 ms', async ({ page }) => {
    expect(await settles(page, 50, 80)).toEqual([false, 3000])
  })

  test('fact 9.misc.05: one that did not change for 100 ms has settled', async ({ page }) => {
    const [isStable, after] = await settles(page, 50, 0)
    expect([isStable, after]).toEqual([true, 100])
  })
})

test.describe('a site in German', () => {
  test.beforeAll(async ({ request }) => {
    const owner = ownerBy(request, world().demo.studio)
    const { email, password } = ACCOUNT
    await owner.post('/api/sign-in', { email, password })
    const settings = { ...SETTINGS, language: 'de' }
    const { status, body } = await owner.put(`/s/${siteId}/api/settings`, settings)
    expect(status, JSON.stringify(body)).toBe(200)
  })

  test('says what its scripts say in German', async ({ page }) => {
    await open(page, '/shop/p/cup')
    await expect(button(page)).toHaveText('In den Warenkorb')
    await button(page).click()
    await expect(page.getByRole('alert')).toHaveText(/Bitte wählen Sie die Option Size\./)
    await page.getByLabel('Large').check({ force: true })
    await button(page).click()
    await expect(button(page)).toHaveText('Hinzugefügt!')
    await expect(page.locator('.sw-cart-pill')).toHaveText('1 Artikel')
    await expect(page.getByRole('button', { name: 'Ankündigung schließen' })).toBeVisible()
    await look(page, 'product-in-german')
  })

  test('closes its popup in German', async ({ page }) => {
    await page.clock.install()
    await open(page, '/about')
    await popupComes(page)
    await expect(popup(page).getByRole('button', { name: 'Schließen' })).toBeVisible()
  })
})

test('the owner sets banner and popup up', async ({ page }) => {
  const { studio } = world().demo
  await page.goto(`${studio}/sign-in`)
  await page.getByLabel('Email').fill(ACCOUNT.email)
  await page.getByLabel('Password').fill(ACCOUNT.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible()
  await page.goto(`${studio}/sites/${siteId}/site-settings/visitors`)
  await expect(page.getByLabel('Title')).toHaveValue(POPUP.title)
  await look(page, 'banners-screen')
  await page.getByLabel('Where the button leads').fill('javascript:alert(1)')
  await page.getByLabel('Your own words').fill('May we?')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Enter a web address, or a path that begins with /.')).toBeVisible()
  await page.getByLabel('Where the button leads').fill('/shop')
  await page.getByRole('button', { name: 'Ask every visitor again' }).click()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
  // Who had chosen before is asked again.
  await open(page, '/')
  await expect(banner(page)).toContainText('May we?')
  await takePicture(page, 'cookie-banner-own')
})
