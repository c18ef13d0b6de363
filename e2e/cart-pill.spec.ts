/** Parts of a shop's pages beside their content: the cart's pill, the button that adds to it, and what scripts are told. */

import { expect, type Page, test } from '@playwright/test'
import { showPill } from './shopper.ts'
import { makeThemeSite } from './theme-sites.ts'
import { world } from './world.ts'

const PLATE = '/shop/p/dinner-plate'

const at = (path: string) => world().demo.site + path
const pill = (page: Page) => page.locator('.sw-cart-pill')
const button = (page: Page) => page.locator('.sqs-add-to-cart-button')

test.describe('the cart’s pill', () => {
  let page: Page

  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage()
    await page.goto(at(PLATE))
    await button(page).click()
    await expect(button(page)).toHaveText('Added!')
  })
  test.afterAll(() => page.close())

  /** A page of the shop to which the server gave the cart with so many things in it. */
  async function holding(count: number): Promise<void> {
    await page.unrouteAll()
    const answer = await page.evaluate(async () =>
      (await fetch('/api/commerce/shopping-cart')).json(),
    )
    const shoppingCart = { ...answer.shoppingCart, totalQuantity: count }
    await page.route('**/api/commerce/shopping-cart', (route) =>
      route.fulfill({ json: { shoppingCart } }),
    )
    await page.goto(at('/shop'))
  }

  test('fact 2.floating-cart-pill.06: says how much is in the cart', async () => {
    await expect(pill(page)).toHaveText(/^1 /)
  })

  test('fact 2.floating-cart-pill.05: leads to the cart', async () => {
    await (await showPill(page)).click()
    await expect(page).toHaveURL(at('/cart'))
  })

  test('fact 2.floating-cart-pill.02: is not on the page of the cart', async () => {
    await expect(page.getByRole('heading', { name: 'Shopping cart' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(pill(page)).toHaveCount(0)
  })

  test('fact 2.floating-cart-pill.01: is on every page of the shop', async () => {
    for (const path of ['/shop', PLATE, '/shop/p/morning-mug']) {
      await page.goto(at(path))
      await showPill(page)
    }
  })

  test('steps aside for the count of the header, and for a button that buys', async () => {
    await page.goto(at(PLATE))
    await showPill(page)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.locator('.site-cart .sqs-cart-quantity')).toHaveText('1')
    await expect(pill(page)).toBeHidden()
    // As far down as has the button in the corner of the window, and the header out of it.
    await page.setViewportSize({ width: 390, height: 300 })
    await button(page).evaluate((element) => {
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 20)
    })
    await expect(page.locator('.site-cart')).not.toBeInViewport()
    await expect(pill(page)).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 720 })
    await showPill(page)
  })

  test('fact 2.floating-cart-pill.08: calls one thing an item, and several items', async () => {
    await holding(1)
    await expect(pill(page)).toHaveText('1 item')
    await holding(2)
    await expect(pill(page)).toHaveText('2 items')
  })

  test('fact 2.floating-cart-pill.07: says 100+ above a hundred', async () => {
    await holding(100)
    await expect(pill(page)).toHaveText('100 items')
    await holding(101)
    await expect(pill(page)).toHaveText('100+ items')
  })

  test('fact 2.floating-cart-pill.04: is hidden while the cart is empty', async () => {
    await holding(0)
    await expect(pill(page)).toBeHidden()
    await expect(pill(page)).toHaveAttribute('hidden', '')
  })
})

test('fact 9.feedback.01: adding is said for 1 s, then added for 2 s, and a failure for 1 s', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(at(PLATE))
  await expect(button(page)).toHaveText('Add To Cart')
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page).click()
  await expect(pill(page)).toHaveText('1 item')
  const after = async (ms: number) => {
    await page.clock.runFor(ms)
    return (await button(page).textContent())?.trim()
  }
  expect(await after(999)).toBe('Adding…')
  expect(await after(1)).toBe('Added!')
  expect(await after(1_999)).toBe('Added!')
  expect(await after(1)).toBe('Add To Cart')

  await page.route('**/shopping-cart/entries', (route) => route.abort())
  await button(page).click()
  await expect(button(page)).toHaveAttribute('data-state', 'failed')
  await page.clock.runFor(999)
  await expect(button(page)).toHaveAttribute('data-state', 'failed')
  await page.clock.runFor(1)
  await expect(button(page)).toHaveAttribute('data-state', 'idle')
})

test.describe('what scripts of themes find', () => {
  let page: Page

  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext()
    const site = await makeThemeSite(context.request, 'studio', 'Scripted')
    const { studio } = world().demo
    const { crumb } = await (await context.request.get(`${studio}/api/session`)).json()
    await context.request.put(`${studio}/s/${site.id}/api/code`, {
      data: { header: '', footer: '<script>document.body.classList.add("scripted")</script>' },
      headers: { 'x-csrf-token': crumb },
    })
    page = await context.newPage()
    await page.goto(`http://${site.identifier}.localhost:${world().port}`)
    await expect(page.locator('body')).toHaveClass(/scripted/)
  })
  test.afterAll(() => page.context().close())

  const isSignedIn = async (cookie: string) => {
    await page.context().addCookies([{ name: 'SiteUserInfo', value: cookie, url: page.url() }])
    return page.evaluate(() => window.UserAccountApi?.isUserAuthenticated())
  }

  test('fact 6.signed-in.01: SiteUserInfo says who is signed in', async () => {
    expect(await isSignedIn(encodeURIComponent('{"authenticated":true,"siteUserId":"1"}'))).toBe(
      true,
    )
    expect(await isSignedIn(encodeURIComponent('{"authenticated":false}'))).toBe(false)
  })

  test('fact 6.signed-in.02: a SiteUserInfo that cannot be parsed is as if it were not there', async () => {
    for (const cookie of ['garbage', '%', '{"authenticated":true']) {
      expect(await isSignedIn(cookie)).toBe(false)
    }
  })

  test('fact 2.fixed-paths.06: openAccountScreen() leads nowhere, and says so', async () => {
    const address = page.url()
    const notice = page.waitForEvent('console')
    await page.evaluate(() => window.UserAccountApi?.openAccountScreen())
    expect((await notice).text()).toBe('UserAccountApi.openAccountScreen does nothing here.')
    expect(page.url()).toBe(address)
  })
})
