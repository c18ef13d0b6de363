/**
 * Sites below one domain, over https as they are run for others. A neighbour's script sets whatever cookies a browser lets
 * it set for all of them: nobody's cart, checkout or sign-in becomes another one for it, and none of them fails.
 */

import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { Person } from '@sitewright/testing/markup/marked-site'
import { ownerOn, shopperOn } from '../people.ts'
import { type RunningServer, removeFolder, startServer } from '../server.ts'
import { fillCheckout, orderNumber, PAY } from '../shopper.ts'
import { startTlsFront, type TlsFront } from '../tls-front.ts'

const STUDIO_HOST = 'studio.test'
const SITES_HOST = 'sites.test'
const EMAIL = 'victim@example.com'

let front: TlsFront
let server: RunningServer
let browser: Browser
let shop: string
let neighbour: string

test.beforeAll(async ({ playwright, launchOptions }) => {
  test.setTimeout(300_000)
  front = await startTlsFront()
  server = await startServer({
    env: {
      STUDIO_ORIGIN: `https://${STUDIO_HOST}:${front.port}`,
      SITES_DOMAIN: `${SITES_HOST}:${front.port}`,
      PRACTICE_PAYMENTS: '1',
      DEMO: '0',
    },
  })
  front.lead(server.port)
  browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP *.test 127.0.0.1'],
  })
  shop = await makeSite('shop')
  neighbour = await makeSite('studio')
})

test.afterAll(async () => {
  await browser?.close()
  await front?.close()
  await server?.stop()
  if (server) await removeFolder(server.dataDir)
})

const newContext = () => browser.newContext({ ignoreHTTPSErrors: true })

/** An owner's site, published; gives its origin. */
async function makeSite(startingPointId: string): Promise<string> {
  const context = await newContext()
  const page = await context.newPage()
  await page.goto(`https://${STUDIO_HOST}:${front.port}/sign-up`)
  const owner = ownerOn(page)
  const must = async (answer: ReturnType<Person['post']>) => {
    const { status, body } = await answer
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  await must(
    owner.post('/api/sign-up', {
      name: 'Ana Owner',
      email: `${startingPointId}@example.com`,
      password: 'correct horse battery',
    }),
  )
  const { site } = await must(owner.post('/api/sites', { title: 'Below', startingPointId }))
  await must(owner.post(`/s/${site.id}/api/publish`, {}))
  await context.close()
  return `https://${site.identifier}.${SITES_HOST}:${front.port}`
}

/** The shop's first product in the cart of whoever looks at the page. */
async function addProduct(page: Page): Promise<void> {
  await page.goto(`${shop}/shop`)
  await page.locator('a[href*="/shop/p/"]').first().click()
  const product = await page.locator('[data-item-id]').first().getAttribute('data-item-id')
  const shopper = shopperOn(page)
  const { body } = await shopper.get(`/api/commerce/inventory/stock/?itemId=${product}`)
  const { sku } = body.results.find(
    ({ unlimited, qtyInStock }: { unlimited: boolean; qtyInStock: number }) =>
      unlimited || qtyInStock > 2,
  )
  const about = { itemId: product, sku, quantity: 1 }
  const { status } = await shopper.post('/api/commerce/shopping-cart/entries', about)
  expect(status).toBe(200)
}

/** Whatever the server calls it. */
const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies(shop)).find((cookie) => cookie.name.replace('__Host-', '') === name)
    ?.value ?? ''

/** Sets cookies for everybody below the domain by a script of the neighbour's page, under every name that might be read. */
async function plant(page: Page, cookies: Readonly<Record<string, string>>): Promise<string[]> {
  await page.goto(neighbour)
  return page.evaluate(
    ({ cookies, host }) => {
      for (const [name, value] of Object.entries(cookies)) {
        for (const path of ['/', '/cart', '/checkout', '/api']) {
          for (const called of [name, `__Host-${name}`, `__host-${name}`, `=__Host-${name}`]) {
            // biome-ignore lint/suspicious/noDocumentCookie: a neighbour's script takes the oldest way.
            document.cookie = `${called}=${value}; Domain=${host}; Path=${path}; Secure`
          }
        }
      }
      return document.cookie.split('; ')
    },
    { cookies, host: SITES_HOST },
  )
}

test('a cart that a neighbour plants is not the one that a shopper buys from', async () => {
  const attacker = await newContext()
  const attackerPage = await attacker.newPage()
  await addProduct(attackerPage)
  const planted = {
    CART: await cookieOf(attacker, 'CART'),
    visitor: await cookieOf(attacker, 'visitor'),
    hasCart: 'true',
    crumb: '%',
  }
  expect(planted.CART).not.toBe('')

  const victim = await newContext()
  const page = await victim.newPage()
  const failed: string[] = []
  victim.on('response', (response) => {
    if (response.status() >= 500) failed.push(`${response.status()} ${response.url()}`)
  })
  expect(await plant(page, planted)).toContain(`CART=${planted.CART}`)
  // The browser sends them to the shop, where they count for nothing.
  expect((await victim.cookies(shop)).map(({ name }) => name)).toContain('crumb')
  await page.goto(`${shop}/cart`)
  await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible()
  await page.goto(`${shop}/checkout`)
  await expect(page).toHaveURL(`${shop}/cart`)

  await addProduct(page)
  const own = (await victim.cookies(shop)).filter(({ domain }) => domain !== `.${SITES_HOST}`)
  expect(own.map(({ value }) => value)).not.toContain(planted.CART)
  // Once more, with a cart of the shopper's own there.
  await plant(page, planted)
  await page.goto(`${shop}/checkout`)
  await fillCheckout(page, EMAIL)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(EMAIL)
  await page.getByLabel(/is approved/).check()
  await page.getByRole('button', { name: PAY }).click()
  expect(Number(await orderNumber(page))).toBeGreaterThan(0)

  for (const path of ['/cart', '/checkout']) {
    await attackerPage.goto(shop + path)
    await expect(attackerPage.locator('main')).not.toBeEmpty()
    expect(await attackerPage.content()).not.toContain(EMAIL)
  }
  expect(failed).toEqual([])
  await victim.close()
  await attacker.close()
})

test('cookies that nobody can read break no page, cart or checkout', async () => {
  const context = await newContext()
  const page = await context.newPage()
  const statuses: string[] = []
  context.on('response', (response) => {
    if (response.status() >= 400) statuses.push(`${response.status()} ${response.url()}`)
  })
  const names = ['CART', 'crumb', 'visitor', 'hasCart', 'guest', 'session', 'device', 'lock_site']
  for (const value of ['%', '%zz', '%00', '"', 'a.b']) {
    await plant(page, Object.fromEntries(names.map((name) => [name, value])))
    for (const path of ['/', '/shop', '/search?q=bowl', '/cart']) await page.goto(shop + path)
    await addProduct(page)
    await page.goto(`${shop}/checkout`)
    await expect(page.getByRole('button', { name: PAY })).toBeVisible()
  }
  expect(statuses).toEqual([])
  await context.close()
})
