/**
 * Pages that have to be made, by CPU time (`bench/lib/made-pages.ts`): the home page of the demo shop, and a list of 50
 * products by a theme with 20 partials.
 */

import { readdir } from 'node:fs/promises'
import { demoSignIn, removeFolder } from '../../e2e/server.ts'
import { openCluster } from '../lib/cluster.ts'
import { copySite } from '../lib/copied-sites.ts'
import { measureMade, type Subject } from '../lib/made-pages.ts'
import { fillShop } from './fill-shop.ts'
import { startThemedServer } from './themed-server.ts'

const PRODUCTS = 50
const PARTIALS = 20
/** Each has a page to be made in each turn. */
const SITES = 60

const SUBJECTS: readonly Subject[] = [
  { name: 'home page', path: '/', theme: 'hearth', aim: 8 },
  {
    name: `list of ${PRODUCTS} products, ${PARTIALS} partials`,
    path: '/shop',
    theme: 'partials',
    aim: 15,
  },
]

const { length: partials } = await readdir('bench/pages/themed/partials/blocks')
if (partials !== PARTIALS) throw new Error(`The theme has ${partials} partials`)

const server = await startThemedServer()
const cluster = await openCluster(server.dataDir)
const client = await cluster.connect()
try {
  const { host } = new URL((await demoSignIn(server.dataDir)).site)
  await fillShop(cluster.admin, PRODUCTS)
  const hosts = await copySite(cluster.admin, host, SITES)
  // Both pages show it; a copy's rows have the ids of the first's.
  const { rows } = await cluster.admin.query<{ id: string }>(
    `SELECT DISTINCT id FROM item WHERE title = 'Morning Mug'`,
  )
  const productId = rows[0]?.id ?? ''
  for (const subject of SUBJECTS) {
    await measureMade(subject, { server, cluster, client, hosts, productId })
  }
} finally {
  await client.end()
  await cluster.close()
  await server.stop()
  await removeFolder(server.dataDir)
}
