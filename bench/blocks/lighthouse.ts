/**
 * A page with every block in Lighthouse, as on a phone, beside the demo's home page in the same run; and its bytes, with what
 * its islands come to.
 */

import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { removeFolder, startServer } from '../../e2e/server.ts'
import { addEveryBlockPage } from '../lib/every-block-page.ts'
import { launchChrome, middleOf, summary } from '../lib/lighthouse.ts'

/** Points that the page may have less than the home page. */
const MOST_POINTS_LESS = 3
/** The most that the page may shift. */
const MOST_SHIFT = 0.02
/** Bytes of an island, gzipped. */
const MOST_OF_ISLAND = 6 * 1024

const server = await startServer()
const chrome = await launchChrome()
try {
  const { site, path, owner } = await addEveryBlockPage(server)
  await owner.dispose()
  const home = await middleOf(site, chrome)
  const all = await middleOf(site + path, chrome)
  console.log(`home page: ${summary(home)}`)
  console.log(`page with every block: ${summary(all)}`)
  for (const rule of all.broken) console.log(`  breaks ${rule}`)
  const less = home.performance - all.performance
  console.log(`  ${less} points less (at most ${MOST_POINTS_LESS})`)
  const isGood = less <= MOST_POINTS_LESS && all.shift <= MOST_SHIFT && all.accessibility === 100
  if (!isGood) process.exitCode = 1
  await reportIslands()
} finally {
  chrome.kill()
  await server.stop()
  await removeFolder(server.dataDir)
}

/** Bytes of each island as browsers get it, without what islands share. */
async function reportIslands(): Promise<void> {
  const manifest = JSON.parse(await readFile('dist/storefront/manifest.json', 'utf8')) as Record<
    string,
    { js: string }
  >
  for (const [name, { js }] of Object.entries(manifest)) {
    if (!name.startsWith('islands/')) continue
    const { length } = gzipSync(await readFile(`dist/storefront/${js}`))
    console.log(`  ${name.split('/')[1]}: ${length} bytes (at most ${MOST_OF_ISLAND})`)
    if (length > MOST_OF_ISLAND) process.exitCode = 1
  }
}
