/**
 * `kill -9` at every named point of the money path: the books must balance the moment the process is
 * gone, nothing acknowledged may be missing, and whoever comes next must be able to finish.
 */

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Id } from '@sitewright/core/id'
import { PROJECT_ROOT } from '@sitewright/testing/project-root'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { enqueue } from '../../../platform/background/jobs.ts'
import { FAIL_POINTS, type FailPoint } from '../../../platform/settings/config.ts'
import { listenForMail } from '../../mail/test-mail-server.ts'
import { expirePayment } from '../checkout/expire-payment.ts'
import { reconcilePayment } from '../checkout/reconcile-payment.ts'
import { EXPIRE_PAYMENT } from '../checkout/watch-payment.ts'
import { checkInvariants } from '../invariants.ts'
import { payFor, startCheckout } from '../test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'
import { type ServerProcess, startServerProcess } from './test-server-process.ts'

/** The test world's, so that its cookies are good at the killed server too. */
const SECRET_KEY = 'a secret key that only tests have'.repeat(2)

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct
let databaseUrl: string

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['tools/build.mjs'], { cwd: PROJECT_ROOT })
  world = await createTestWorld()
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 1000)
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
    world.app.database.global,
  )
  const url = new URL(inject('databaseServer').ownerUrl)
  url.pathname = `/${rows[0]?.name}`
  databaseUrl = url.href
}, 120_000)
afterAll(() => world.close())

const violations = async () =>
  (await checkInvariants(world.app)).sites.flatMap((site) => site.violations)

interface Started {
  readonly shopper: TestBrowser
  readonly checkout: { readonly id: Id; readonly totalMinor: number }
}

async function started(): Promise<Started> {
  const shopper = await shop.shopper([mug, 1])
  const { body } = await startCheckout(shopper)
  await shopper.crumb()
  return { shopper, checkout: body.checkout }
}

/** Pays at the process that is going to die. */
async function payAt(server: ServerProcess, { shopper, checkout }: Started, token: string) {
  return server.post({
    host: shopper.host,
    path: `/api/commerce/checkout/${checkout.id}/pay`,
    body: { paymentToken: token, agreedTotalMinor: checkout.totalMinor },
    headers: {
      cookie: [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': await shopper.crumb(),
    },
  })
}

const ordersOf = ({ checkout }: Started) =>
  world.inSite((site) =>
    site.db.selectFrom('shop_order').select('id').where('checkout_id', '=', checkout.id).execute(),
  )

const undecided = () =>
  world.inSite((site) =>
    site.db
      .selectFrom('payment')
      .select(['id', 'checkout_id as checkoutId'])
      .where('state', 'in', ['created', 'processing'])
      .execute(),
  )

async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

/** Jobs of other tests would meet the fail point first. */
const forgetJobs = () => asOwner('DELETE FROM graphile_worker._private_jobs')

/** Jobs that the dead process held are free again after the queue's own long wait; the test does not wait. */
const freeJobsOfTheDead = () =>
  asOwner(`SELECT graphile_worker.force_unlock_workers(
    array(SELECT DISTINCT locked_by FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL))`)

async function killed(
  crashAt: FailPoint,
  work: (server: ServerProcess) => Promise<void>,
  options: { smtpUrl?: string } = {},
) {
  const process = { databaseUrl, secretKey: SECRET_KEY, crashAt, ...options }
  const server = await startServerProcess(process)
  try {
    await work(server)
    expect(await server.ended).toBe('SIGKILL')
  } finally {
    await server.stop()
  }
  expect(await violations()).toEqual([])
}

/** On the way from the button to the order, with the card that gets there. */
const ON_THE_WAY: readonly (readonly [FailPoint, string])[] = [
  ['reserve.before', 'practice-approve'],
  ['reserve.after', 'practice-approve'],
  ['provider.create.before', 'practice-approve'],
  ['provider.create.after', 'practice-approve'],
  ['provider.answer.lost', 'practice-lost-answer'],
  ['finalize.locked', 'practice-approve'],
  ['finalize.order-inserted', 'practice-approve'],
  ['finalize.before-commit', 'practice-approve'],
  ['finalize.after-commit', 'practice-approve'],
]
const ELSEWHERE: readonly FailPoint[] = [
  'job.claimed',
  'mail.before-end',
  'job.sent-before-ack',
  'expiry.cancelled',
]

it('every fail point is tried here', () => {
  expect([...ON_THE_WAY.map(([point]) => point), ...ELSEWHERE].sort()).toEqual(
    [...FAIL_POINTS].sort(),
  )
})

describe('killed on the way to an order', () => {
  it.each(ON_THE_WAY)('at %s, the shopper who pays again has one order', async (point, token) => {
    const purchase = await started()
    await killed(point, async (server) => {
      expect(await payAt(server, purchase, token)).toBeUndefined()
    })
    expect((await ordersOf(purchase)).length).toBe(point === 'finalize.after-commit' ? 1 : 0)

    const again = await payFor(purchase.shopper, purchase)
    expect(again).toMatchObject({ status: 200, body: { checkout: { state: 'completed' } } })
    expect(await ordersOf(purchase)).toHaveLength(1)
    expect(await violations()).toEqual([])
  })

  it.each(ON_THE_WAY.slice(1))(
    'at %s, jobs alone end it where the shopper never comes back',
    async (point, token) => {
      const purchase = await started()
      await killed(point, async (server) => {
        await payAt(server, purchase, token)
      })
      for (const job of [reconcilePayment, expirePayment]) {
        for (const { id } of await undecided())
          await job.run({ siteId: world.site.id, id }, world.app)
      }
      expect(await undecided()).toEqual([])
      const isUnknownToProvider = point === 'reserve.after' || point === 'provider.create.before'
      expect((await ordersOf(purchase)).length).toBe(isUnknownToProvider ? 0 : 1)
      expect(await violations()).toEqual([])
    },
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
        const answer = await payAt(server, purchase, 'practice-approve')
        if (answer) expect(answer.status).toBe(200)
      })
      const [order] = await ordersOf(purchase)
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
          const answer = await payAt(server, purchase, 'practice-approve')
          if (answer) expect(answer.status).toBe(200)
        },
        { smtpUrl: mail.url },
      )
      const [order] = await ordersOf(purchase)
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
    const [payment] = await undecided()
    const id = payment?.id ?? ''
    // Whatever the clock says, the provider has not decided.
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
    expect(await violations()).toEqual([])
  })
})
