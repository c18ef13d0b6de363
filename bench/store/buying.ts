/**
 * Adding to the cart and buying, each beside a reference: the statements that the server sends for it,
 * recorded from PostgreSQL's log and sent again, in the same transactions and by as many clients,
 * straight through `pg` to the same PostgreSQL. What the server adds to them is the difference. An addition races
 * against the statements that it was made of before it was made of fewer, which are kept as data.
 *
 * Everybody wants the same counted variant, so its stock and the shop's order number are queued for, on
 * both sides alike. Confirmation mails are rendered and kept by the server's jobs while shoppers buy;
 * that is part of the server's figures and not of the reference's, which only adds the jobs. Both sides
 * write real rows, and in the end the books have to balance over all of them.
 */

import { freePort } from '@sitewright/server/platform/postgres/free-port'
import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { type Cluster, openCluster } from '../lib/cluster.ts'
import {
  type Arena,
  type Contest,
  prepareContest,
  type Score,
  type Subject,
} from '../lib/contest.ts'
import { memoryOf } from '../lib/load.ts'
import { countStatements, type Recording, transactionsIn } from '../lib/recording.ts'
import { proveBooks } from './books.ts'
import { frozenAddition } from './frozen-addition.ts'
import { createShoppers, type Shop, type Shopper } from './shopper.ts'
import { stockedItem } from './stocked-item.ts'

const ROUNDS = 4
const SECONDS = 2
const SHOPPERS = 8

/** Statements of one addition, without those that begin and end its transaction. */
const MOST_STATEMENTS = 6
/** Least part of the speed at which `pg` alone sends the statements that an addition was made of before. */
const LEAST_RATIO = 1.5

/** Visits of one browser stay below the rate limits: 30 additions in ten seconds and 20 payments in a minute. */
const subjectsWith = (shop: Shop, frozen: Recording): readonly Subject<Shopper>[] => [
  {
    name: 'add to cart',
    visitors: createShoppers(shop, 25),
    prepared: 2000,
    frozen,
    mostStatements: MOST_STATEMENTS,
    leastRatio: LEAST_RATIO,
    work: (shopper) => shopper.add(),
  },
  {
    name: 'purchase',
    visitors: createShoppers(shop, 18),
    prepared: 500,
    work: (shopper) => shopper.buy(),
  },
]

/** Most statements of a purchase from "pay" on, those that begin and end transactions included, and most transactions. */
const PAYMENT = { statements: 28, transactions: 4 }
/**
 * Purchases a second, and the additions a second that tell how fast the machine is: those of the version that the aim was set
 * for. They have become cheaper since, so what stands for them is the frozen addition that `pg` alone sends. That version made
 * `FOR_EACH_FROZEN` of its own in the time of one, by this bench on the same machine.
 */
const AIM = { purchases: 120, additions: 600 }
const FOR_EACH_FROZEN = 1.47

const opsPort = await freePort()
const server = await startServer({ env: { OPS_PORT: String(opsPort), SITEWRIGHT_TEST: '0' } })
try {
  const cluster = await openCluster(server.dataDir)
  const clients = await Promise.all(Array.from({ length: SHOPPERS }, () => cluster.connect()))
  try {
    const { host } = new URL((await demoSignIn(server.dataDir)).site)
    const stocked = await stockedItem(cluster.admin)
    const shop = { port: server.port, host, item: stocked.item }
    await countPayment(shop, cluster)
    await compareAll(subjectsWith(shop, await frozenAddition(stocked)), {
      pid: server.pid,
      cluster,
      clients,
    })
  } finally {
    await Promise.all(clients.map((client) => client.end()))
    await cluster.close()
  }
  console.log(`memory of the server after the load: ${await memoryOf(server.pid)} MB`)
  await proveBooks(opsPort)
} finally {
  await server.stop()
  await removeFolder(server.dataDir)
}

/** All subjects in every round, so that a slow moment of the machine falls on all of them. */
async function compareAll(subjects: readonly Subject<Shopper>[], arena: Arena): Promise<void> {
  const contests: Contest[] = []
  for (const subject of subjects) contests.push(await prepareContest(subject, arena))
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const counts = round > 0
    // Autovacuum gathers statistics by itself within a minute of such a rush.
    if (round === 1) await arena.cluster.admin.query('ANALYZE')
    for (const contest of contests) await contest.run(counts ? SECONDS : 1, { counts })
  }
  const [addition, purchase] = contests.map((contest) => contest.report())
  if (addition && purchase) judgePurchases(addition, purchase)
}

function judgePurchases(addition: Score, purchase: Score): void {
  const machine = addition.reference * FOR_EACH_FROZEN
  const wanted = (machine * AIM.purchases) / AIM.additions
  console.log(
    `purchases a second: ${purchase.visits.toFixed(0)}, at least ${wanted.toFixed(0)} where the machine ` +
      `gives ${machine.toFixed(0)} additions as they were when that was promised`,
  )
  console.log(
    `purchases for each addition of today: ${(purchase.visits / addition.visits).toFixed(2)}`,
  )
  if (purchase.visits >= wanted) return
  console.error('  NOT WHAT WAS PROMISED')
  process.exitCode = 1
}

/** Counts what one payment sends, from the button to the answer. */
async function countPayment(shop: Shop, cluster: Cluster): Promise<void> {
  const shoppers = createShoppers(shop, 18)
  for (let visit = 0; visit < 3; visit += 1) await (await shoppers.next()).buy()
  const pay = await (await shoppers.next()).queueUp()
  const transactions = transactionsIn(await cluster.logOf(async () => void (await pay())))
  shoppers.leave()
  const count = transactions.flat().length
  console.log(`from "pay" on: ${countStatements(transactions)}`)
  if (count <= PAYMENT.statements && transactions.length <= PAYMENT.transactions) return
  console.error(`  NOT WHAT WAS PROMISED: at most ${PAYMENT.statements} in ${PAYMENT.transactions}`)
  process.exitCode = 1
}
