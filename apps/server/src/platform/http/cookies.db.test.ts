import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DETAILS, startCheckout } from '../../features/commerce/test-purchase.ts'
import {
  CART,
  createTestShop,
  type TestProduct,
  type TestShop,
} from '../../features/commerce/test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct

beforeAll(async () => {
  world = await createTestWorld({
    config: { studioOrigin: 'https://localhost:3000', isHttps: true },
  })
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 1_000)
})
afterAll(() => world.close())

const cookieHeader = (browser: TestBrowser) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Sends a request with exactly these cookies. */
const ask = (url: string, cookie: string, host = world.site.host) =>
  world.server.inject({ method: 'GET', url, headers: { host, cookie } })

/** A checkout posted by a browser without script. */
const postDetails = (browser: TestBrowser) =>
  browser.send({
    method: 'POST',
    url: '/checkout',
    headers: {
      origin: `https://${world.site.host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      email: DETAILS.email,
      ...Object.fromEntries(
        Object.entries(DETAILS.shippingAddress).map(([name, value]) => [
          `shippingAddress.${name}`,
          value,
        ]),
      ),
      paymentToken: 'practice-decline',
    }).toString(),
  })

describe('cookies under https', () => {
  it('are named so that no neighbour can set them, but for those that scripts read and nobody trusts', async () => {
    const shopper = await shop.shopper([mug, 1])
    await startCheckout(shopper)
    const names = [...shopper.cookies.keys(), ...world.owner.cookies.keys()]
    expect([...new Set(names)].sort()).toEqual([
      '__Host-CART',
      '__Host-device',
      '__Host-guest',
      '__Host-session',
      '__Host-visitor',
      'crumb',
      'hasCart',
    ])
    const { headers } = await world.visitor().get('/api/crumb')
    for (const cookie of [headers['set-cookie']].flat()) {
      expect(cookie).toMatch(/; Path=\/(;|$)/)
      expect(cookie).toContain('; Secure')
      expect(cookie).not.toContain('Domain')
    }
  })

  it('fact 3.cookies.09: crumb is what calls that write have to send along', async () => {
    const visitor = world.visitor()
    const add = (crumb: string) =>
      visitor.post(`${CART}/entries`, { itemId: mug.id, sku: 'MUG', quantity: 1 }, { crumb })
    await visitor.get('/api/crumb')
    const crumb = decodeURIComponent(visitor.cookies.get('crumb') ?? '')
    expect((await add(`${crumb}x`)).status).toBe(403)
    expect((await add(crumb)).status).toBe(200)
  })

  it('fact 3.cookies.11: hasCart tells that there is something in a cart', async () => {
    const visitor = world.visitor()
    await visitor.get(CART)
    expect(visitor.cookies.has('hasCart')).toBe(false)
    const shopper = await shop.shopper([mug, 1])
    expect(shopper.cookies.get('hasCart')).toBe('true')
  })

  it('fact 3.cookies.12: CART tells whose cart it is', async () => {
    const shopper = await shop.shopper([mug, 2])
    const cookie = `__Host-CART=${shopper.cookies.get('__Host-CART')}`
    expect((await ask(CART, cookie)).json().shoppingCart.totalQuantity).toBe(2)
    expect((await ask(CART, '')).json().shoppingCart).toBeNull()
  })

  it('are read under no other name', async () => {
    const shopper = await shop.shopper([mug, 1])
    const plain = cookieHeader(shopper).replaceAll('__Host-', '')
    expect((await ask(CART, plain)).json().shoppingCart).toBeNull()
    expect((await ask(CART, cookieHeader(shopper))).json().shoppingCart.totalQuantity).toBe(1)

    const session = cookieHeader(world.owner).replaceAll('__Host-', '')
    expect((await ask('/api/session', session, world.owner.host)).json().account).toBeNull()
  })

  it('count for nothing where two of one name differ, since one of them is somebody else’s', async () => {
    const mine = await shop.shopper([mug, 1])
    const other = await shop.shopper([mug, 2])
    for (const both of [
      `${cookieHeader(other)}; ${cookieHeader(mine)}`,
      `${cookieHeader(mine)}; ${cookieHeader(other)}`,
    ]) {
      expect((await ask(CART, both)).json().shoppingCart).toBeNull()
    }
    const twice = `${cookieHeader(mine)}; ${cookieHeader(mine)}`
    expect((await ask(CART, twice)).json().shoppingCart.totalQuantity).toBe(1)
  })

  it('let a thrown crumb not spoil the one that was given', async () => {
    const visitor = world.visitor()
    const crumb = await visitor.crumb()
    const foreign = await world.visitor().crumb()
    for (const thrown of [foreign, '%', '%zz', 'a.b', '']) {
      const { statusCode } = await world.server.inject({
        method: 'POST',
        url: `${CART}/entries`,
        headers: {
          host: world.site.host,
          cookie: `crumb=${thrown}; ${cookieHeader(visitor)}`,
          'x-csrf-token': crumb,
        },
        payload: { itemId: mug.id, sku: 'MUG', quantity: 1 },
      })
      expect(statusCode).toBe(200)
    }
    const { status, body } = await visitor.post(
      `${CART}/entries`,
      { itemId: mug.id, sku: 'MUG', quantity: 1 },
      { crumb: foreign, headers: { cookie: `crumb=${foreign}; ${cookieHeader(visitor)}` } },
    )
    expect([status, body.crumbFail]).toEqual([403, true])
  })

  it('that nobody can read break nothing', async () => {
    const bad = ['%', '%zz', '%00', '\u0001', '%ff%fe', `${'x'.repeat(6_000)}`, '=;=', '"', '.']
    const names = ['CART', 'crumb', 'hasCart', 'visitor', 'guest', 'session', 'lock_site']
    const pages = [CART, '/api/crumb', '/cart', '/checkout', '/', '/shop']
    for (const value of bad) {
      const cookie = names
        .flatMap((name) => [`${name}=${value}`, `__Host-${name}=${value}`])
        .slice(0, value.length > 5_000 ? 2 : undefined)
        .join('; ')
      for (const url of pages) expect((await ask(url, cookie)).statusCode, url).toBeLessThan(500)
      const { statusCode } = await ask('/api/session', cookie, world.owner.host)
      expect(statusCode).toBe(200)
    }
  })
})

it('is the only way to the studio and to pages on which something is typed', async () => {
  const hosts = [world.owner, world.visitor()]
  for (const browser of hosts) {
    const { headers } = await browser.get(browser === world.owner ? '/' : '/cart')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  }
  const { headers } = await world.guest().get('/api/session')
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

describe('a cart whose token somebody else knows', () => {
  /** A cart that an attacker made, in the browser of somebody who knows nothing of it. */
  async function planted(): Promise<{ token: string; victim: TestBrowser }> {
    const attacker = await shop.shopper([mug, 1])
    const token = attacker.cookies.get('__Host-CART') ?? ''
    const victim = world.visitor()
    await victim.crumb()
    victim.cookies.set('__Host-CART', token)
    return { token, victim }
  }

  it.each([
    ['with script', (victim: TestBrowser) => startCheckout(victim)],
    ['without script', (victim: TestBrowser) => postDetails(victim)],
  ])('is no longer theirs once contact details are entered %s', async (_how, enter) => {
    const { token, victim } = await planted()
    await enter(victim)
    const page = await ask('/checkout', `__Host-CART=${token}`)
    expect(page.headers.location).toBe('/cart')
    expect((await ask(CART, `__Host-CART=${token}`)).json().shoppingCart).toBeNull()
    // Nor with an attacker's own visitor id, which the token would have to be bound to.
    const other = world.visitor()
    await other.crumb()
    other.cookies.set('__Host-CART', token)
    expect((await other.get(CART)).body.shoppingCart).toBeNull()
    expect((await victim.get('/checkout')).text).toContain(DETAILS.email)
  })

  it('is not theirs either where they had entered details before', async () => {
    const { token, victim } = await planted()
    const attacker = world.visitor()
    await attacker.crumb()
    attacker.cookies.set('__Host-CART', token)
    await startCheckout(attacker, { ...DETAILS, email: 'mallory@example.com' })
    victim.cookies.set('__Host-CART', attacker.cookies.get('__Host-CART') ?? '')
    await startCheckout(victim)
    expect((await attacker.get('/checkout')).headers.location).toBe('/cart')
    expect((await victim.get('/checkout')).text).toContain(DETAILS.email)
  })

  it('stays the shopper’s whose answer was lost on the way, and keeps its token from then on', async () => {
    const shopper = await shop.shopper([mug, 1])
    const before = shopper.cookies.get('__Host-CART') ?? ''
    await startCheckout(shopper)
    const after = shopper.cookies.get('__Host-CART')
    shopper.cookies.set('__Host-CART', before)
    expect((await shopper.get(CART)).body.shoppingCart.totalQuantity).toBe(1)
    await startCheckout(shopper)
    expect(shopper.cookies.get('__Host-CART')).toBe(after)
    await startCheckout(shopper)
    expect(shopper.cookies.get('__Host-CART')).toBe(after)
  })
})
