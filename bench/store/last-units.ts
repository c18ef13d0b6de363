/** 200 shoppers pay at once for the last 50 units: 50 get one, and everybody has an answer within three seconds. */

import { freePort } from '@sitewright/server/platform/postgres/free-port'
import type { Client } from 'pg'
import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { openCluster } from '../lib/cluster.ts'
import { cpuOf } from '../lib/cpu.ts'
import { proveBooks } from './books.ts'
import { createShoppers } from './shopper.ts'
import { stockedItem } from './stocked-item.ts'

const SHOPPERS = 200
const UNITS = 50
/** Milliseconds within which everybody must have an answer. */
const LIMIT_MS = 3_000

const opsPort = await freePort()
const server = await startServer({ env: { OPS_PORT: String(opsPort), SITEWRIGHT_TEST: '0' } })
try {
  const cluster = await openCluster(server.dataDir)
  try {
    const { host } = new URL((await demoSignIn(server.dataDir)).site)
    const { item } = await stockedItem(cluster.admin, UNITS)
    const shoppers = createShoppers({ port: server.port, host, item }, 1)
    const ordersBefore = await countOrders(cluster.admin)
    const payments: (() => Promise<number>)[] = []
    while (payments.length < SHOPPERS) {
      payments.push(await (await shoppers.next()).queueUp())
    }
    const cpuBefore = (await cpuOf(server.pid)) + (await cluster.cpu())
    const began = performance.now()
    const answers = await Promise.all(
      payments.map(async (pay) => ({ status: await pay(), ms: performance.now() - began })),
    )
    const cpu = (await cpuOf(server.pid)) + (await cluster.cpu()) - cpuBefore
    console.log(`CPU ${cpu} ms of server and PostgreSQL until the last answer`)
    shoppers.leave()
    judge(answers, (await countOrders(cluster.admin)) - ordersBefore)
  } finally {
    await cluster.close()
  }

  await proveBooks(opsPort)
} finally {
  await server.stop()
  await removeFolder(server.dataDir)
}

async function countOrders(admin: Client): Promise<number> {
  const { rows } = await admin.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM shop_order',
  )
  return rows[0]?.count ?? 0
}

function judge(answers: readonly { status: number; ms: number }[], orders: number): void {
  const count = (holds: (status: number) => boolean) =>
    answers.filter(({ status }) => holds(status)).length
  const bought = count((status) => status === 200)
  const broken = count((status) => status >= 500)
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  console.log(`${SHOPPERS} shoppers pay at once for ${UNITS} units`)
  console.log(`  orders     ${orders}, told so ${bought}`)
  console.log(`  broken     ${broken}`)
  console.log(`  last answer after ${slowest.toFixed(0)} ms, at most ${LIMIT_MS} ms`)
  if (orders === UNITS && bought === UNITS && broken === 0 && slowest <= LIMIT_MS) return
  console.error('Not what was promised')
  process.exitCode = 1
}
