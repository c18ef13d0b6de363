/** The demo shop's pages in Lighthouse, as on a phone, beside its home page in the same run. */

import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { launchChrome, middleOf, summary } from '../lib/lighthouse.ts'

/** Points that a page has at least. */
const FEWEST_POINTS = 97
/** The most that a page may shift. */
const MOST_SHIFT = 0.01

const PAGES = {
  'home page': '/',
  'store page': '/shop',
  'product page': '/shop/p/everyday-bowl',
  'cart page': '/cart',
}

const server = await startServer()
const chrome = await launchChrome()
try {
  const { site } = await demoSignIn(server.dataDir)
  for (const [name, path] of Object.entries(PAGES)) {
    const page = await middleOf(new URL(path, site).href, chrome)
    console.log(`${name}: ${summary(page)}`)
    for (const rule of page.broken) console.log(`  breaks ${rule}`)
    const isGood =
      page.performance >= FEWEST_POINTS && page.shift <= MOST_SHIFT && page.accessibility === 100
    if (!isGood) process.exitCode = 1
  }
  console.log(`aims: performance ${FEWEST_POINTS}, accessibility 100, shift at most ${MOST_SHIFT}`)
} finally {
  chrome.kill()
  await server.stop()
  await removeFolder(server.dataDir)
}
