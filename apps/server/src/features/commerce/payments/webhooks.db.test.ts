/** Webhooks: each event counts once, in any order, from senders that prove who they are. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { forgetSite } from '../../rendering/test-changes.ts'
import { forgetEvents } from './forget-events.ts'
import { BANK_KEYS, type BankShop, createBankShop } from './test-bank-shop.ts'
import { handleEvents, openEvents } from './test-events.ts'

let world: TestWorld
let shop: BankShop

beforeAll(async () => {
  world = await createTestWorld()
  shop = await createBankShop(world)
  await shop.setUp()
})
afterEach(async () => {
  expect(await shop.violations()).toEqual([])
})
afterAll(() => world.close())

const orders = async () => (await world.owner.get(shop.shop.api('/orders'))).body.items.length
const eventsKept = () =>
  world.inSite((site) =>
    site.db.selectFrom('payment_event').select(['event_id', 'handled_at']).execute(),
  )

describe('an event', () => {
  it('makes the order before the shopper is back', async () => {
    const { paymentId } = await shop.buyMug('bank-redirect')
    shop.bank.finish(paymentId, 'captured')
    const { status, body } = await shop.send({ id: 'paid-1', payment: paymentId })
    expect([status, body]).toEqual([200, { ok: true }])
    await world.runJobs()
    expect(await shop.stateOf(paymentId)).toBe('captured')
  })

  it('delivered again, also at once, has no effect', async () => {
    const { paymentId } = await shop.buyMug('bank-redirect')
    const before = await orders()
    shop.bank.finish(paymentId, 'captured')
    const twice = () => shop.deliver({ id: 'paid-2', payment: paymentId })
    const answers = [...(await Promise.all([twice(), twice(), twice()])), await twice()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await orders()).toBe(before + 1)
  })

  it('that comes late or out of order moves a payment only to where it is now', async () => {
    const { paymentId } = await shop.buyMug('bank-authorize')
    shop.bank.finish(paymentId, 'captured')
    // First that it was captured, then that it was begun and authorized.
    for (const id of ['captured', 'begun', 'authorized']) {
      expect((await shop.deliver({ id: `late-${id}`, payment: paymentId })).status).toBe(200)
    }
    expect(await shop.newestOrder()).toMatchObject({ payment: 'paid' })
  })

  it('about money that came after all sends it back', async () => {
    const { paymentId } = await shop.buyMug('bank-redirect')
    shop.bank.finish(paymentId, 'declined')
    await shop.deliver({ id: 'declined-3', payment: paymentId })
    expect(await shop.stateOf(paymentId)).toBe('failed')
    shop.bank.finish(paymentId, 'captured')
    await shop.deliver({ id: 'captured-3', payment: paymentId })
    await world.runJobs()
    expect(await shop.stateOf(paymentId)).toBe('refunded')
    expect(shop.bank.refundsOf(paymentId)).toHaveLength(1)
  })

  it.each([
    ['of nothing', {}],
    ['of a payment that is not here', { payment: 'f'.repeat(24) }],
  ])('%s is answered like any other, and changes nothing', async (what, about) => {
    const before = await orders()
    for (const _time of [1, 2]) {
      expect((await shop.deliver({ id: `unknown ${what}`, ...about })).status).toBe(200)
    }
    expect(await orders()).toBe(before)
  })

  it('of a payment that another provider has is nothing to do', async () => {
    const { paymentId } = await shop.buyMug('practice-approve')
    shop.bank.isAway = true
    expect((await shop.deliver({ id: 'others', payment: paymentId })).status).toBe(200)
    shop.bank.isAway = false
  })

  it('is answered in one statement, without asking the provider', async () => {
    const { paymentId } = await shop.buyMug('bank-redirect')
    await shop.send({ id: 'first' })
    shop.bank.isAway = true
    for (const _time of ['first', 'second']) {
      world.queries.length = 0
      expect((await shop.send({ id: 'counted', payment: paymentId })).status).toBe(200)
      expect(world.queries.length, world.queries.join('\n\n')).toBe(1)
    }
    shop.bank.isAway = false
    await handleEvents(world.app, world.site.id)
  })

  it('that comes in a rush is written with others, and each is answered', async () => {
    const { paymentId } = await shop.buyMug('bank-redirect')
    shop.bank.finish(paymentId, 'captured')
    await shop.send({ id: 'before the rush' })
    world.queries.length = 0
    const rush = Array.from({ length: 30 }, (_, index) => `rush-${index % 25}`)
    const answers = await Promise.all(rush.map((id) => shop.send({ id, payment: paymentId })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const writes = world.queries.filter((text) => text.includes('INSERT INTO payment_event'))
    expect(writes.length).toBeLessThan(rush.length)
    const kept = (await eventsKept()).filter(({ event_id }) => event_id.startsWith('rush-'))
    expect(kept).toHaveLength(25)
    await handleEvents(world.app, world.site.id)
    expect(await shop.stateOf(paymentId)).toBe('captured')
    expect(await openEvents(world.app, world.site.id)).toEqual([])
  })

  it('shares its job with all others about its payment, and the provider is asked once', async () => {
    const { paymentId } = await shop.buyMug('bank-redirect')
    const other = await shop.buyMug('bank-redirect')
    for (const one of [paymentId, other.paymentId]) shop.bank.finish(one, 'captured')
    for (const id of ['begun', 'authorized', 'captured']) {
      await shop.send({ id: `together-${id}`, payment: paymentId })
    }
    await shop.send({ id: 'apart', payment: other.paymentId })
    await shop.send({ id: 'of nothing at all' })
    const asked = shop.bank.asked.length
    await world.runJobs()
    expect(shop.bank.asked.slice(asked).toSorted()).toEqual([paymentId, other.paymentId].toSorted())
    expect(await openEvents(world.app, world.site.id)).toEqual([])
    expect(await shop.stateOf(paymentId)).toBe('captured')
  })

  it.each([
    ['its job is tried again', () => handleEvents(world.app, world.site.id)],
    ['it is delivered again', (event: { id: string }) => shop.deliver(event)],
  ])('of a provider that does not answer then is handled when %s', async (how, again) => {
    const { paymentId } = await shop.buyMug('bank-redirect')
    shop.bank.finish(paymentId, 'captured')
    shop.bank.isAway = true
    const event = { id: how, payment: paymentId }
    expect((await shop.send(event)).status).toBe(200)
    expect(await handleEvents(world.app, world.site.id)).toEqual([`bank ${how}`])
    expect(await shop.stateOf(paymentId)).toBe('requiresAction')
    shop.bank.isAway = false
    await again(event)
    expect(await shop.stateOf(paymentId)).toBe('captured')
  })

  it('is proved with a secret that its owner has just entered', async () => {
    await shop.send({ id: 'before' })
    const values = { account: 'GB33', ...BANK_KEYS, webhookSecret: 'another' }
    await shop.setUp({ values })
    const statuses = []
    for (const secret of ['another', BANK_KEYS.webhookSecret]) {
      statuses.push((await shop.deliver({ id: `with ${secret}` }, { secret })).status)
    }
    await shop.setUp()
    expect(statuses).toEqual([200, 400])
  })

  it('is forgotten when nobody will deliver it again', async () => {
    await shop.deliver({ id: 'old' })
    await world.inSite((site) =>
      site.db
        .updateTable('payment_event')
        .set({ received_at: new Date(world.clock.now() - 31 * 24 * 3_600_000) })
        .where('event_id', '=', 'old')
        .execute(),
    )
    const order = { keep: world.app.config.keep, now: new Date(world.clock.now()), atOnce: 10 }
    expect(
      await world.inSite((site) => forgetEvents.ofSite?.(site, order) ?? Promise.resolve(0)),
    ).toBe(1)
    expect((await eventsKept()).map(({ event_id }) => event_id)).not.toContain('old')
  })
})

describe('a forged event', () => {
  const forged = (more: { secret?: string; now?: number; host?: string; body?: string }) =>
    shop.deliver({ id: 'forged', payment: 'f'.repeat(24) }, more)

  it.each([
    ['with another secret', { secret: 'guessed' }],
    ['with no secret at all', { secret: '' }],
    ['with another body', { body: '{"id":"forged"}' }],
    ['that is a day old', { now: 0 }],
  ])('%s is answered 400 and nothing else', async (_how, more) => {
    const { status, text } = await forged(more)
    expect([status, text]).toEqual([400, ''])
    expect((await eventsKept()).map(({ event_id }) => event_id)).not.toContain('forged')
  })

  it('from the account of another site is none of this one’s', async () => {
    const other = await world.createOwner('webhooks@example.com')
    const { status, text } = await forged({ host: other.site.host })
    expect([status, text]).toEqual([400, ''])
  })

  it('to a site whose owner has entered no secret is not believed for an empty one', async () => {
    const other = await world.createOwner('no-secret@example.com')
    const { status } = await forged({ host: other.site.host, secret: '' })
    expect(status).toBe(400)
  })
})

describe('the entry', () => {
  const post = (provider: string, host?: string) =>
    world.visitor().send({
      method: 'POST',
      url: `/api/commerce/payments/webhooks/${provider}`,
      headers: { 'content-type': 'text/plain', ...(host && { host }) },
      payload: 'anything',
    })

  it.each(['practice', 'manual', 'nobody'])('is none for %s, which sends nothing', async (code) => {
    expect((await post(code)).status).toBe(404)
  })

  it.each([
    ['private', { status: 'private', password: 'open sesame' }],
    ['in maintenance', { status: 'maintenance' }],
  ])('is open on a site that is %s by now', async (_how, status) => {
    const { paymentId } = await shop.buyMug('bank-redirect')
    const close = async (to: object) => {
      expect((await world.owner.put(shop.shop.api('/status'), to)).status).toBe(200)
      await forgetSite(world.app, world.site.id)
    }
    await close(status)
    shop.bank.finish(paymentId, 'captured')
    const { status: answered } = await shop.deliver({ id: `closed ${_how}`, payment: paymentId })
    await close({ status: 'public' })
    expect([answered, await shop.stateOf(paymentId)]).toEqual([200, 'captured'])
  })

  it('is not on the studio’s host', async () => {
    expect((await post('bank', 'localhost:3000')).status).toBe(404)
  })
})
