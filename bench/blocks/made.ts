/** CPU time of making a page with every block, beside the demo's home page in the same run (`bench/lib/made-pages.ts`). */

import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { openCluster } from '../lib/cluster.ts'
import { copySite } from '../lib/copied-sites.ts'
import { addEveryBlockPage } from '../lib/every-block-page.ts'
import { measureMade } from '../lib/made-pages.ts'

/** Each has a page to be made in each turn. */
const SITES = 40
/** The most that the page may take, in home pages. */
const MOST_HOME_PAGES = 2
const THEME = 'hearth'

const server = await startServer()
const cluster = await openCluster(server.dataDir)
const client = await cluster.connect()
try {
  const { rows } = await cluster.admin.query<{ id: string }>(
    `SELECT DISTINCT id FROM item WHERE title = 'Morning Mug'`,
  )
  const productId = rows[0]?.id ?? ''
  const { path, owner } = await addEveryBlockPage(server, productId)
  await owner.dispose()
  const { host } = new URL((await demoSignIn(server.dataDir)).site)
  const hosts = await copySite(cluster.admin, host, SITES)
  const around = { server, cluster, client, hosts, productId }
  const home = await measureMade({ name: 'home page', path: '/', theme: THEME }, around)
  const all = await measureMade(
    { name: 'page with every block', path, theme: THEME, aim: MOST_HOME_PAGES * home },
    around,
  )
  console.log(`  ${(all / home).toFixed(2)} home pages (at most ${MOST_HOME_PAGES})`)
} finally {
  await client.end()
  await cluster.close()
  await server.stop()
  await removeFolder(server.dataDir)
}
