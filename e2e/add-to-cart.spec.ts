/** The add-to-cart button, the cart's pill and the cart page: what they do and say, each for itself. */

import { type APIRequestContext, expect, type Page, type Route, test } from '@playwright/test'
import { ownerBy } from './people.ts'
import { world } from './world.ts'

let site: string

/** The address of a new shop that sells a cup without end, and few of another. */
async function openShop(request: APIRequestContext): Promise<string> {
  const { studio } = world().demo
  const owner = ownerBy(request, studio)
  const account = { name: 'Cora', email: 'cups@example.com', password: 'correct horse battery' }
  await owner.post('/api/sign-up', account)
  const made = await owner.post('/api/sites', { title: 'Cups Only', startingPointId: 'shop' })
  const { id, url } = made.body.site
  for (const [title, stock] of [
    ['Endless Cup', { unlimited: true, quantity: 0 }],
    ['Rare Cup', { unlimited: false, quantity: 3 }],
  ] as const) {
    const variants = [{ sku: title, attributes: {}, priceMinor: 1000, stock }]
    await owner.post(`/s/${id}/api/products`, { title, state: 'public', variants })
  }
  await owner.post(`/s/${id}/api/publish`, {})
  return url
}

test.beforeAll(async ({ request }) => {
  site = await openShop(request)
})

const ENTRIES = '**/api/commerce/shopping-cart/entries'
const CART = '**/api/commerce/shopping-cart'

const button = (page: Page) => page.locator('.sqs-add-to-cart-button')
const pill = (page: Page) => page.locator('.sw-cart-pill')
const alert = (page: Page) => page.getByRole('alert')

const openCup = (page: Page, cup = 'endless-cup') => page.goto(`${site}/shop/p/${cup}`)

async function fillCart(page: Page, quantity = 1): Promise<void> {
  await openCup(page)
  await page.getByLabel('Quantity').fill(String(quantity))
  await button(page).click()
  await expect(pill(page)).toHaveText(/item/)
}

/** Asks for more cups than there are. */
async function addTooMany(page: Page): Promise<void> {
  await openCup(page, 'rare-cup')
  await page.getByLabel('Quantity').fill('9')
  await button(page).click()
}

/** Keeps calls waiting until they are let go. */
async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const tooMany = (route: Route) =>
  route.fulfill({
    status: 429,
    json: { status: 429, code: 'tooMany', message: 'Please try again in a minute.' },
  })

test.describe('the add-to-cart button', () => {
  test('fact 4.add-to-cart.01: reads "Adding…" from the click on', async ({ page }) => {
    const release = await hold(page, ENTRIES)
    await openCup(page)
    await expect(button(page)).toHaveText(/add to cart/i)
    await button(page).click()
    await expect(button(page)).toHaveText('Adding…')
    release()
  })

  /** Stops the page's clock and adds the cup; ends right after the cart took it. */
  async function addAtStandingClock(page: Page): Promise<void> {
    await page.clock.install({ time: 0 })
    await openCup(page)
    await button(page).hover()
    await expect(page.locator('.sw-product-status')).toBeAttached()
    await page.clock.pauseAt(60_000)
    await button(page).click()
    await expect(pill(page)).toHaveText(/item/)
  }

  test('fact 4.add-to-cart.02: reads "Added!" a second after it was', async ({ page }) => {
    await addAtStandingClock(page)
    await page.clock.runFor(900)
    await expect(button(page)).toHaveText('Adding…')
    await page.clock.runFor(100)
    await expect(button(page)).toHaveText('Added!')
  })

  test('fact 4.add-to-cart.03: is idle two seconds later', async ({ page }) => {
    await addAtStandingClock(page)
    await page.clock.runFor(2900)
    await expect(button(page)).toHaveText('Added!')
    await page.clock.runFor(100)
    await expect(button(page)).toHaveText(/add to cart/i)
    await expect(button(page)).toHaveAttribute('data-state', 'idle')
  })

  test('fact 4.add-to-cart.04: shows what went wrong, and is idle after a second', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 })
    await openCup(page, 'rare-cup')
    await page.getByLabel('Quantity').fill('9')
    await expect(page.locator('.sw-product-status')).toBeAttached()
    await page.clock.pauseAt(60_000)
    await button(page).click()
    await expect(alert(page)).toBeVisible()
    await page.clock.runFor(900)
    await expect(button(page)).toHaveAttribute('data-state', 'failed')
    await page.clock.runFor(100)
    await expect(button(page)).toHaveAttribute('data-state', 'idle')
    await expect(alert(page)).toBeVisible()
  })

  test('fact 4.add-to-cart.05: takes no click while it reads "Added!"', async ({ page }) => {
    await addAtStandingClock(page)
    await page.clock.runFor(1000)
    await expect(button(page)).toHaveText('Added!')
    await button(page).dispatchEvent('click')
    await expect(button(page)).toHaveText('Added!')
    await page.clock.runFor(2000)
    await button(page).click()
    await expect(pill(page)).toHaveText('2 items')
  })
})

test.describe('what is said when adding fails', () => {
  test('fact 8.alerts.01: its title', async ({ page }) => {
    await addTooMany(page)
    await expect(alert(page).locator('strong')).toHaveText('Unable to Add Item')
  })

  test('fact 8.cart.05: what the server says', async ({ page }) => {
    const refused = page.waitForResponse(ENTRIES)
    await addTooMany(page)
    const { message } = await (await refused).json()
    expect(message).not.toBe('')
    await expect(alert(page).locator('p')).toHaveText(message)
  })

  test('fact 8.cart.03: that it was too often', async ({ page }) => {
    await page.route(ENTRIES, tooMany)
    await openCup(page)
    await button(page).click()
    await expect(alert(page).locator('p')).toHaveText('Please try again in a few seconds.')
  })

  /** Neither the crumb that the page has nor a fresh one is of this server. */
  async function forgeCrumbs(page: Page): Promise<void> {
    await page.context().addCookies([{ name: 'crumb', value: 'forged', url: site }])
    await page.route('**/api/crumb', (route) => route.fulfill({ json: { crumb: 'forged' } }))
  }

  test('fact 8.cart.01: that the session is over', async ({ page }) => {
    await forgeCrumbs(page)
    await openCup(page)
    await button(page).click()
    await expect(alert(page).locator('p')).toHaveText(
      'Your session has expired. Please reload the page and try again.',
    )
  })

  test('fact 8.cart.02: that cookies are off', async ({ page }) => {
    await forgeCrumbs(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })
    })
    await openCup(page)
    await button(page).click()
    await expect(alert(page).locator('p')).toHaveText(
      'Please enable cookies in your browser, reload the page, and try again.',
    )
  })
})

test.describe('a page asks for the cart', () => {
  /** Whether the page asked by the time that it was there. */
  async function asks(page: Page, cookies: Readonly<Record<string, string>> = {}) {
    let isAsked = false
    await page.route(CART, async (route) => {
      isAsked = true
      await route.continue()
    })
    const all = Object.entries(cookies).map(([name, value]) => ({ name, value, url: site }))
    await page.context().addCookies(all)
    await page.goto(`${site}/`, { waitUntil: 'networkidle' })
    return isAsked
  }
  const signedIn = (authenticated: boolean) => ({
    SiteUserInfo: encodeURIComponent(JSON.stringify({ authenticated, siteUserId: '1' })),
  })

  test('fact 4.cart-loads.01: for who is signed in, not for any such cookie', async ({ page }) => {
    expect(await asks(page, signedIn(false))).toBe(false)
    expect(await asks(page, signedIn(true))).toBe(true)
  })

  test('fact 4.cart-loads.02: where hasCart is true', async ({ page }) => {
    expect(await asks(page, { hasCart: 'false' })).toBe(false)
    expect(await asks(page, { hasCart: 'true' })).toBe(true)
  })

  test('fact 4.cart-loads.03: where there is a cart, by the cookie for scripts', async ({
    page,
  }) => {
    expect(await asks(page)).toBe(false)
    await fillCart(page)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name.endsWith('CART'))?.httpOnly).toBe(true)
    expect(await asks(page)).toBe(true)
  })

  test('fact 4.cart-loads.04: not where none of this holds, and its buttons are there to press', async ({
    page,
  }) => {
    let isAsked = false
    await page.route(CART, async (route) => {
      isAsked = true
      await route.continue()
    })
    await page.goto(`${site}/shop/p/endless-cup`, { waitUntil: 'networkidle' })
    await expect(button(page)).toBeVisible()
    await expect(button(page)).toBeEnabled()
    expect(isAsked).toBe(false)
  })

  test('fact 4.cart-loads.05: and shows it once it is there', async ({ page }) => {
    await fillCart(page)
    const release = await hold(page, CART)
    const asked = page.waitForRequest(CART)
    await openCup(page)
    await asked
    await expect(pill(page)).toHaveCount(0)
    release()
    await expect(pill(page)).toHaveText('1 item')
  })
})

test.describe('the mark of the cart', () => {
  test('fact 4.cart-indicator.02: is empty where nothing is in it', async ({ page }) => {
    await page.context().addCookies([{ name: 'hasCart', value: 'true', url: site }])
    await openCup(page)
    await expect(page.locator('a.sqs-custom-cart').first()).toHaveAccessibleName('Cart, empty')
    await expect(pill(page)).toBeHidden()
  })

  test('fact 4.cart-indicator.03: counts to 100', async ({ page }) => {
    await fillCart(page, 99)
    await expect(pill(page)).toHaveText('99 items')
    await fillCart(page)
    await expect(pill(page)).toHaveText('100 items')
  })

  test('fact 4.cart-indicator.04: reads "100+" from 101 on', async ({ page }) => {
    await fillCart(page, 101)
    await expect(pill(page)).toHaveText('100+ items')
    await expect(page.locator('.sqs-cart-quantity').first()).toHaveText('100+')
  })
})

test.describe('what the cart page says', () => {
  const ENTRY = `${ENTRIES}/*`
  /** A cart with a cup in it, which no test changes. */
  let cart: Page
  const addOne = async () => {
    const field = cart.getByLabel('Quantity of Endless Cup')
    await field.fill('2')
    await field.press('Enter')
  }
  const remove = () => cart.getByRole('button', { name: 'Remove Endless Cup' }).click()

  test.beforeAll(async ({ browser }) => {
    cart = await browser.newPage()
    await fillCart(cart)
    await cart.goto(`${site}/cart`)
  })
  test.afterEach(() => cart.unrouteAll())
  test.afterAll(() => cart.close())

  test('fact 8.cart-ui.01: of a quantity that was not taken', async () => {
    await cart.route(ENTRY, tooMany)
    await addOne()
    await expect(alert(cart).locator('strong')).toHaveText('Unable to update quantity')
  })

  test('fact 8.cart.04: of a change that came too often, in the words of the server', async () => {
    await cart.route(ENTRY, tooMany)
    await addOne()
    await expect(alert(cart).locator('p')).toHaveText('Endless Cup: Please try again in a minute.')
  })

  test('fact 8.cart-ui.02: of a thing that was not removed', async () => {
    await cart.route(ENTRY, tooMany)
    await remove()
    await expect(alert(cart).locator('strong')).toHaveText('Unable to remove item')
  })

  test('fact 8.cart-ui.05: where no words came with the refusal', async () => {
    await cart.route(ENTRY, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await remove()
    await expect(alert(cart).locator('p')).toHaveText('Endless Cup: Please try again.')
  })

  test('fact 8.cart-ui.06: where nothing comes', async () => {
    await cart.route(ENTRY, (route) => route.abort())
    await remove()
    await expect(alert(cart).locator('p')).toHaveText(
      'Endless Cup: Please check your internet connection.',
    )
  })
})
