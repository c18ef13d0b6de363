/** Housekeeping removes rows whose time is over, and no others. */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from './features/commerce/invariants.ts'
import { buy, startCheckout } from './features/commerce/test-purchase.ts'
import {
  CART,
  createTestShop,
  ENTRIES,
  type TestProduct,
  type TestShop,
} from './features/commerce/test-shop.ts'
import { chores } from './features.ts'
import { createHousekeeper } from './platform/background/housekeeping.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct

beforeAll(async () => {
  world = await createTestWorld({
    config: {
      keep: {
        cartDays: 60,
        mailDays: 365,
        activityDays: 365,
        trashDays: 30,
        publications: 3,
        namedPublications: 2,
      },
    },
  })
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 100)
})
afterAll(() => world.close())

const later = (days: number) => ({
  ...world.app,
  clock: { now: () => world.clock.now() + days * DAY_MS },
})
/** Number of rows that the chore removes when it runs `days` days from now. */
async function removed(name: string, days: number): Promise<number> {
  const chore = chores.filter((one) => one.name === name)
  expect(chore).toHaveLength(1)
  return (await createHousekeeper(later(days), chore).run())[name] ?? 0
}

const rows = (table: 'cart' | 'checkout' | 'idempotency_key') =>
  world.inSite(async ({ db }) => {
    const found = await db.selectFrom(table).select('website_id').execute()
    return found.length
  })

describe('carts', () => {
  beforeEach(async () => {
    await removed('abandoned carts', 100)
  })

  it('that nobody bought go after 60 days without a change, with what was typed in checkout', async () => {
    const [forgotten, declined] = [await shop.shopper([mug, 1]), await shop.shopper([mug, 1])]
    await startCheckout(forgotten)
    await buy(declined, { token: 'practice-decline' })
    const before = { carts: await rows('cart'), checkouts: await rows('checkout') }
    expect(await removed('abandoned carts', 59)).toBe(0)
    expect(await removed('abandoned carts', 61)).toBe(2)
    expect({ carts: await rows('cart'), checkouts: await rows('checkout') }).toEqual({
      carts: before.carts - 2,
      checkouts: before.checkouts - 2,
    })
    // A shopper who comes back begins a new cart.
    expect((await forgotten.post(ENTRIES, { itemId: mug.id, quantity: 1 })).status).toBe(200)
  })

  it('that were bought stay, and those whose payment is not decided', async () => {
    expect((await buy(await shop.shopper([mug, 1]))).status).toBe(200)
    const waiting = await buy(await shop.shopper([mug, 1]), { token: 'practice-slow' })
    expect(waiting.body.checkout.state).toBe('awaitingPayment')
    expect(await removed('abandoned carts', 100)).toBe(0)
    const { sites } = await checkInvariants(world.app)
    expect(sites.flatMap(({ violations }) => violations)).toEqual([])
  })
})

it('what was removed from carts goes after a day', async () => {
  const shopper = await shop.shopper([mug, 1])
  const [{ id }] = (await shopper.get(CART)).body.shoppingCart.entries
  await shopper.delete(`${ENTRIES}/${id}`)
  expect(await removed('removed entries', 0)).toBe(0)
  expect(await removed('removed entries', 1)).toBe(1)
  expect((await shopper.get(CART)).body.shoppingCart.removedEntries).toEqual([])
})

it('keys of payments go after 72 hours', async () => {
  await buy(await shop.shopper([mug, 1]), { key: 'once' })
  const before = await rows('idempotency_key')
  expect(await removed('idempotency keys', 2)).toBe(0)
  expect(await removed('idempotency keys', 4)).toBe(before)
  expect(await rows('idempotency_key')).toBe(0)
})

it('texts of messages go after a year, and that they were written stays', async () => {
  await buy(await shop.shopper([mug, 1]))
  await world.runJobs()
  const { body } = await world.owner.get(`/s/${world.site.id}/api/mail`)
  const path = `/s/${world.site.id}/api/mail/${body.items[0].id}`
  expect((await world.owner.get(path)).body.message.text).toContain('THANK YOU FOR YOUR ORDER')
  expect(await removed('texts of messages', 364)).toBe(0)
  expect(await removed('texts of messages', 366)).toBeGreaterThan(0)
  expect((await world.owner.get(path)).body.message).toMatchObject({
    to: body.items[0].to,
    subject: body.items[0].subject,
    text: 'The text of this message was removed, because the message is old.',
  })
})

it('sessions go when they have ended, and others stay', async () => {
  const count = async () => {
    const found = await world.app.database.global.selectFrom('session').select('id').execute()
    return found.length
  }
  const { browser } = await world.createOwner('second@example.com')
  const before = await count()
  expect(await removed('ended sessions', 0)).toBe(0)
  expect((await browser.get('/api/session')).body.account.email).toBe('second@example.com')
  expect(await removed('ended sessions', 31)).toBe(before)
})

it('mail about accounts goes after two days, and what a link was good for with the link', async () => {
  const left = async () => {
    const { global: db } = world.app.database
    const mails = await db.selectFrom('account_mail').select('recipient').execute()
    const links = await db.selectFrom('account_token').select('mail_id').execute()
    return { mails: mails.length, links: links.length }
  }
  await world.guest().post('/api/request-reset', { email: 'owner@example.com' })
  await world.runJobs()
  expect(await left()).toEqual({ mails: 1, links: 1 })
  expect(await removed('mail about accounts', 1)).toBe(0)
  expect(await removed('links that are too old', 0)).toBe(0)
  expect(await removed('links that are too old', 1)).toBe(1)
  expect(await left()).toEqual({ mails: 1, links: 0 })
  expect(await removed('mail about accounts', 3)).toBe(1)
  expect(await left()).toEqual({ mails: 0, links: 0 })
})

it('versions of a site beyond the newest go, and never the one that is live', async () => {
  const { browser, site } = await world.createOwner('writer@example.com')
  const of = `/s/${site.id}/api`
  const history = async (): Promise<string[]> => {
    const { body } = await browser.get(`${of}/publications`)
    return body.items.map(({ id }: { id: string }) => id)
  }
  const { body } = await browser.get(`${of}/pages`)
  const about = body.pages.find(({ isHome }: { isHome: boolean }) => !isHome)
  for (let turn = 1; turn <= 6; turn += 1) {
    expect((await browser.patch(`${of}/pages/${about.id}`, { title: `Name ${turn}` })).status).toBe(
      200,
    )
    expect((await browser.post(`${of}/publish`, {})).status).toBe(200)
  }
  const before = await history()
  expect(await removed('old versions', 1)).toBeGreaterThan(0)
  expect(await history()).toEqual(before.slice(0, 3))
  const oldest = before[2] ?? ''
  expect((await browser.post(`${of}/publications/${oldest}/restore`, {})).status).toBe(200)
  const pages = await browser.get(`${of}/pages`)
  expect(pages.text).toContain('Name 4')
  expect((await world.visitor(site).get('/')).status).toBe(200)
})

it('a version with a name stays, and a body whose page was removed for good goes with the last version that has it', async () => {
  const { browser, site } = await world.createOwner('namer@example.com')
  const of = `/s/${site.id}/api`
  const made = (await browser.post(`${of}/pages`, { title: 'Gone' })).body.page
  const { documents } = (await browser.get(`${of}/pages/${made.id}/editor`)).body
  const bodies = async () => {
    const { rows: found } = await world.app.database.inSite(site.id, async ({ db }) => ({
      rows: await db
        .selectFrom('document')
        .select('id')
        .where('id', '=', documents[0].id)
        .execute(),
    }))
    return found.length
  }
  const publish = async (name?: string) => {
    const { body } = await browser.post(`${of}/publish`, name ? { name } : {})
    return body.publication
  }
  const named = await publish('Spring')
  expect(named).toMatchObject({ name: 'Spring' })
  const { trashId } = (await browser.delete(`${of}/pages/${made.id}`)).body
  await publish()
  expect((await browser.delete(`${of}/trash/${trashId}`)).status).toBe(200)
  const { body } = await browser.get(`${of}/pages`)
  const [about] = body.pages.filter(({ isHome }: { isHome: boolean }) => !isHome)
  for (let turn = 1; turn <= 4; turn += 1) {
    await browser.patch(`${of}/pages/${about.id}`, { title: `Turn ${turn}` })
    await publish()
  }
  await removed('old versions', 1)
  const names = async () =>
    (await browser.get(`${of}/publications`)).body.items.map(({ name }: { name: string }) => name)
  expect(await names()).toEqual(['', '', '', 'Spring'])
  expect(await bodies()).toBe(1)

  const rename = (name: string) => browser.put(`${of}/publications/${named.id}/name`, { name })
  expect((await rename('Spring sale')).body.publication).toMatchObject({ name: 'Spring sale' })
  expect((await rename('')).status).toBe(200)
  await removed('old versions', 1)
  expect(await names()).toEqual(['', '', ''])
  expect(await bodies()).toBe(0)
})

it('a site has as many named versions as its operator allows, and a version of another site no name', async () => {
  const { browser, site } = await world.createOwner('names@example.com')
  const of = `/s/${site.id}/api`
  const { body } = await browser.get(`${of}/pages`)
  const [about] = body.pages.filter(({ isHome }: { isHome: boolean }) => !isHome)
  const publish = async (name: string) => {
    await browser.patch(`${of}/pages/${about.id}`, { title: `Page ${name}` })
    return browser.post(`${of}/publish`, { name })
  }
  expect((await publish('One')).status).toBe(200)
  expect((await publish('Two')).status).toBe(200)
  expect(await publish('Three')).toMatchObject({ status: 400, body: { code: 'tooManyNamed' } })
  const [latest] = (await browser.get(`${of}/publications`)).body.items
  expect(latest.name).toBe('Two')
  const rename = (name: string) => ({ name })
  expect((await browser.put(`${of}/publications/${latest.id}/name`, rename('Zwei'))).status).toBe(
    200,
  )
  const other = await world.createOwner('other-names@example.com')
  const foreign = `/s/${other.site.id}/api/publications/${latest.id}/name`
  expect((await other.browser.put(foreign, rename('Mine'))).status).toBe(404)
})

it('one node does a round, and the others do not', async () => {
  const node = await world.addNode()
  let rounds = 0
  const chore = {
    name: 'rounds',
    ofPlatform: async () => {
      rounds += 1
      return 0
    },
  }
  const later = { clock: { now: () => world.clock.now() + 1_000 * DAY_MS } }
  const keepers = [world.app, node.app].map((app) =>
    createHousekeeper({ ...app, ...later }, [chore]),
  )
  for (const keeper of keepers) keeper.start()
  await expect.poll(() => rounds).toBe(1)
  for (const keeper of keepers) await keeper.stop()
  expect(rounds).toBe(1)
})
