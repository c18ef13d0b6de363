/**
 * A thousand webhooks at once while shoppers buy, as when a provider catches up after a failure: the times of purchases with
 * them beside those without, in turns. Each webhook is about a payment that its shopper has finished, so that orders are made of
 * them; a stand-in answers in Stripe's place. Shoppers come when they like (open loop), as many as leave the machine time to breathe.
 */

import { Agent, request } from 'node:http'
import { putPaymentMethod } from '@sitewright/api/commerce/put-payment-method'
import { freePort } from '@sitewright/server/platform/postgres/free-port'
import { type FakeAccount, FakeStripe } from '@sitewright/testing/fake-stripe/fake-stripe'
import type { SignedEvent } from '@sitewright/testing/fake-stripe/signed-event'
import type { Client } from 'pg'
import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { openCluster, quietQueue } from '../lib/cluster.ts'
import { prepareProcess, serveParent } from '../lib/in-process.ts'
import { median } from '../lib/load.ts'
import { startFlow } from '../lib/open-loop.ts'
import { signInOwner } from '../lib/owner.ts'
import { proveBooks } from './books.ts'
import { createShoppers, type Shop } from './shopper.ts'
import { stockedItem } from './stocked-item.ts'

const ROUNDS = 3
/** Milliseconds of one side of a round. */
const SIDE_MS = 20_000
/** Purchases a second, about a sixth of what the machine can do. */
const PER_SECOND = 8
/** Payments of a rush, and events about each of them, as Stripe sends them. */
const PAYMENTS = 500
const TYPES = ['created', 'succeeded']
/** Timeout in milliseconds: a node takes its time with a rush, so that shoppers notice nothing. */
const RUSH_LIMIT_MS = 300_000
/** Maximum part of the p95 without webhooks that the one with them may be. */
const MOST_RATIO = 1.1

/** A rush that a process of its own delivers. */
interface Rush {
  readonly shop: Shop
  readonly events: readonly SignedEvent[]
  /** Rounds come from addresses of their own, since each has its limits. */
  readonly round: number
}

const stripe = new FakeStripe()

if (process.send) serveParent(prepareRush)
else await measure()

async function measure(): Promise<void> {
  await stripe.start()
  const account = stripe.addAccount()
  const opsPort = await freePort()
  const server = await startServer({
    env: { OPS_PORT: String(opsPort), TEST_STRIPE: stripe.origin, PRACTICE_PAYMENTS: '1' },
  })
  try {
    const cluster = await openCluster(server.dataDir)
    try {
      const { host } = new URL((await demoSignIn(server.dataDir)).site)
      const stocked = await stockedItem(cluster.admin)
      const { publishable, secret, webhook } = account.test
      const owner = await signInOwner(server)
      await owner(putPaymentMethod, {
        siteId: stocked.siteId,
        provider: 'stripe',
        isEnabled: true,
        title: 'Card',
        values: { publishableKey: publishable, secretKey: secret, webhookSecret: webhook },
      })
      await compare({ port: server.port, host, item: stocked.item }, account, cluster.admin)
    } finally {
      await cluster.close()
    }
    await proveBooks(opsPort)
  } finally {
    await server.stop()
    await removeFolder(server.dataDir)
    await stripe.stop()
  }
}

async function compare(shop: Shop, account: FakeAccount, admin: Client): Promise<void> {
  const sides = { without: [] as number[], with: [] as number[] }
  const ratios: number[] = []
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const events = await beginPayments(shop, account)
    const deliver = await prepareProcess<number[]>(import.meta.url, { shop, events, round })
    await quietQueue(admin)
    const without = await p95Of(shop, async () => undefined)
    await quietQueue(admin)
    const took: string[] = []
    const beside = await p95Of(shop, async () => {
      const began = performance.now()
      const statuses = await deliver()
      const answered = performance.now() - began
      const refused = statuses.filter((status) => status !== 200).length
      await quietQueue(admin, RUSH_LIMIT_MS)
      const done = performance.now() - began
      took.push(`all answered in ${answered.toFixed(0)} ms, done in ${done.toFixed(0)} ms`)
      if (refused > 0) throw new Error(`${refused} webhooks were refused`)
    })
    console.log(
      `  round ${round}: p95 ${without.toFixed(1)} ms without, ${beside.toFixed(1)} ms with; ${took.join('')}`,
    )
    if (round === 0) continue
    sides.without.push(without)
    sides.with.push(beside)
    ratios.push(beside / without)
  }
  const ratio = median(ratios)
  console.log(`${PAYMENTS * TYPES.length} webhooks at once beside ${PER_SECOND} purchases a second`)
  console.log(`  without    p95 ${median(sides.without).toFixed(1)} ms`)
  console.log(`  with       p95 ${median(sides.with).toFixed(1)} ms`)
  console.log(`  ratio      ${ratio.toFixed(2)}, at most ${MOST_RATIO}`)
  if (ratio <= MOST_RATIO) return
  console.error('  NOT WHAT WAS PROMISED')
  process.exitCode = 1
}

/** Purchases for a while, and whatever else happens meanwhile; the 95th percentile of their milliseconds. */
async function p95Of(shop: Shop, meanwhile: () => Promise<void>): Promise<number> {
  const shoppers = createShoppers(shop, 18)
  await shoppers.prepare((SIDE_MS / 1000) * PER_SECOND * 2)
  const flow = startFlow({ perSecond: PER_SECOND, seed: 1 }, async (_number, since) => {
    await (await shoppers.next()).buy()
    return performance.now() - since
  })
  const [times] = await Promise.all([
    new Promise((resolve) => setTimeout(resolve, SIDE_MS)).then(() => flow.stop()),
    meanwhile(),
  ])
  shoppers.leave()
  times.sort((one, other) => one - other)
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN
}

/** Payments that their shoppers have finished at the provider, and the events about them. */
async function beginPayments(shop: Shop, account: FakeAccount): Promise<SignedEvent[]> {
  const shoppers = createShoppers(shop, 18)
  const known = new Set(account.test.ledger.intents.keys())
  for (let made = 0; made < PAYMENTS; made += 1) {
    const pay = await (await shoppers.next()).queueUp('stripe')
    const status = await pay()
    if (status !== 200) throw new Error(`A payment was answered ${status}`)
  }
  shoppers.leave()
  const { ledger } = account.test
  return [...ledger.intents.values()]
    .filter(({ id }) => !known.has(id))
    .flatMap((intent) => {
      ledger.succeed(intent.id)
      return TYPES.map((type) => stripe.eventOf(intent, `payment_intent.${type}`))
    })
}

/** Delivers all of them at once, and gives how they were answered. */
async function prepareRush({
  shop: { port, host },
  events,
  round,
}: Rush): Promise<() => Promise<number[]>> {
  const agent = new Agent({ keepAlive: true, maxSockets: events.length })
  const path = '/api/commerce/payments/webhooks/stripe'
  const send = ({ headers, body }: SignedEvent) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          agent,
          method: 'POST',
          path,
          headers: { ...headers, host, 'x-forwarded-for': `10.200.0.${round + 1}` },
        },
        (answer) => {
          answer.resume()
          answer.once('end', () => resolve(answer.statusCode ?? 0))
        },
      )
      sent.once('error', reject)
      sent.end(body)
    })
  return async () => {
    const statuses = await Promise.all(events.map(send))
    agent.destroy()
    return statuses
  }
}
