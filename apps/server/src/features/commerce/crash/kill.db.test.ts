/**
 * `kill -9` at every named point of the money path: the books must balance the moment the process is
 * gone, nothing acknowledged may be missing, and whoever comes next must be able to finish.
 */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { buildServer } from '@sitewright/testing/test-process'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueue } from '../../../platform/background/jobs.ts'
import { FAIL_POINTS, type FailPoint } from '../../../platform/settings/config.ts'
import { listenForMail } from '../../mail/test-mail-server.ts'
import { expirePayment } from '../checkout/expire-payment.ts'
import { EXPIRE_PAYMENT } from '../checkout/watch-payment.ts'
import { payFor } from '../test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'
import {
  killAt,
  ON_THE_WAY,
  ordersOf,
  payAt,
  startPurchase,
  undecided,
  violations,
} from './test-kills.ts'
import type { ServerProcess } from './test-server-process.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct

beforeAll(async () => {
  await buildServer()
  world = await createTestWorld()
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 1000)
}, 120_000)
afterAll(() => world.close())

const started = async () => startPurchase(await shop.shopper([mug, 1]))

async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

/** Removes the jobs of other tests, which would meet the fail point first. */
const forgetJobs = () => asOwner('DELETE FROM graphile_worker._private_jobs')

/** Frees the jobs that the dead process held at once, in place of after the queue's long wait. */
const freeJobsOfTheDead = () =>
  asOwner(`SELECT graphile_worker.force_unlock_workers(
    array(SELECT DISTINCT locked_by FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL))`)

async function killed(
  crashAt: FailPoint,
  work: (server: ServerProcess) => Promise<void>,
  options: { smtpUrl?: string } = {},
) {
  expect(await killAt(crashAt, { databaseUrl: world.databaseUrl, ...options }, work)).toBe(
    'SIGKILL',
  )
  expect(await violations(world.app)).toEqual([])
}

const ELSEWHERE: readonly FailPoint[] = [
  'job.claimed',
  'mail.before-end',
  'job.sent-before-ack',
  'expiry.cancelled',
  'refund.before',
  'refund.answered',
]

it('every fail point is tried here or, at night, by two-endings.db.test.ts', () => {
  expect([...ON_THE_WAY.map(([point]) => point), ...ELSEWHERE].sort()).toEqual(
    [...FAIL_POINTS].sort(),
  )
})

describe('killed while mail is sent', () => {
  it.each(['job.claimed', 'job.sent-before-ack'] as const)(
    'at %s, the order stands and its mail is sent by the next worker',
    async (point) => {
      const purchase = await started()
      await forgetJobs()
      await killed(point, async (server) => {
        // The job may be claimed, and the process gone, before the answer is out.
        const answer = await payAt(server, purchase)
        if (answer) expect(answer.status).toBe(200)
      })
      const [order] = await ordersOf(world.app, world.site.id, purchase)
      await freeJobsOfTheDead()
      await world.runJobs()
      const mails = await world.inSite((site) =>
        site.db
          .selectFrom('message')
          .select('state')
          .where('effect_key', '=', `order-confirmation:${order?.id}`)
          .execute(),
      )
      expect(mails).toEqual([{ state: 'kept' }])
    },
  )
})

describe('killed when all of a message but its end is with the mail server', () => {
  it('at mail.before-end, the message is not sent again, and says that it may have been sent', async () => {
    const mail = await listenForMail()
    try {
      const purchase = await started()
      await forgetJobs()
      await killed(
        'mail.before-end',
        async (server) => {
          const answer = await payAt(server, purchase)
          if (answer) expect(answer.status).toBe(200)
        },
        { smtpUrl: mail.url },
      )
      const [order] = await ordersOf(world.app, world.site.id, purchase)
      await freeJobsOfTheDead()
      await world.runJobs()
      const states = await world.inSite((site) =>
        site.db
          .selectFrom('message')
          .select('state')
          .where('effect_key', '=', `order-confirmation:${order?.id}`)
          .execute(),
      )
      expect(states).toEqual([{ state: 'unsure' }])
      expect(mail.received).toEqual([])
    } finally {
      mail.close()
    }
  })
})

describe('killed while a payment is given up', () => {
  it('at expiry.cancelled, the stock comes back with the next try', async () => {
    const purchase = await started()
    const left = async () =>
      (await world.visitor().get(`/api/commerce/inventory/stock/?itemId=${mug.id}`)).body.results[0]
        .qtyInStock
    const before = await left()
    await payFor(purchase.shopper, { ...purchase, token: 'practice-slow' })
    const [payment] = await undecided(world.app, world.site.id)
    const id = payment?.id ?? ''
    // The provider has not decided, whatever the clock says.
    await world.inSite((site) =>
      site.db
        .updateTable('practice_charge')
        .set({ decides_at: null })
        .where('payment_id', '=', id)
        .execute(),
    )
    await killed('expiry.cancelled', async () => {
      await world.inSite((site) => enqueue(site, EXPIRE_PAYMENT, { id }))
    })
    expect(await left()).toBe(before - 1)
    await expirePayment.run({ siteId: world.site.id, id }, world.app)
    expect(await left()).toBe(before)
    expect(await violations(world.app)).toEqual([])
  })
})

describe('killed while money is given back', () => {
  it.each(['refund.before', 'refund.answered'] as const)(
    'at %s, it goes back once, by whoever takes the job on',
    async (point) => {
      const purchase = await started()
      await payFor(purchase.shopper, purchase)
      const [order] = await ordersOf(world.app, world.site.id, purchase)
      await forgetJobs()
      await killed(point, async () => {
        const { status } = await world.owner.post(shop.api(`/orders/${order?.id}/refunds`), {})
        expect(status).toBe(200)
      })
      await freeJobsOfTheDead()
      await world.runJobs()
      const { body } = await world.owner.get(shop.api(`/orders/${order?.id}`))
      expect(body.order).toMatchObject({ payment: 'refunded', refunds: [{ state: 'succeeded' }] })
      const refundId: string = body.order.refunds[0].id
      const given = await world.inSite((site) =>
        site.db
          .selectFrom('practice_refund')
          .select('amount_minor as amountMinor')
          .where('refund_id', '=', refundId)
          .execute(),
      )
      expect(given).toEqual([{ amountMinor: purchase.checkout.totalMinor }])
      expect(await violations(world.app)).toEqual([])
    },
  )
})
