/**
 * Lighthouse, as on a phone, on the pages that matter of each theme: a fresh site from each starting point, published.
 */

import { request } from '@playwright/test'
import { removeFolder, startServer } from '../../e2e/server.ts'
import { makeThemeSite, THEME_SITES } from '../../e2e/theme-sites.ts'
import { launchChrome, type Measured, middleOf, summary } from '../lib/lighthouse.ts'

/** The least or the most that is good enough. */
const AIMS: { readonly [Name in keyof Measured]: (value: number) => boolean } = {
  performance: (score) => score >= 95,
  accessibility: (score) => score === 100,
  shift: (shift) => shift <= 0.02,
  scriptKb: (kb) => kb <= 5,
  stylesKb: (kb) => kb <= 20,
  heroKb: (kb) => kb <= 60,
}

const server = await startServer()
const chrome = await launchChrome()
let missed = 0
try {
  process.env.E2E_SERVER = JSON.stringify({ port: server.port, demo: { studio: server.studio } })
  for (const { theme, start, title, post, product } of THEME_SITES) {
    const owner = await request.newContext()
    const { identifier } = await makeThemeSite(owner, start, title)
    await owner.dispose()
    for (const path of ['/', '/shop', product, post]) {
      const address = `http://${identifier}.localhost:${server.port}${path}`
      const measured = await middleOf(address, chrome)
      const bad = Object.entries(AIMS).filter(([name, isGood]) => !isGood(measured[name as never]))
      missed += bad.length
      console.log(`${theme} ${path}: ${summary(measured)}`)
      for (const [name] of bad) console.log(`  misses the aim: ${name}`)
      for (const rule of measured.broken) console.log(`  breaks ${rule}`)
    }
  }
} finally {
  chrome.kill()
  await server.stop()
  await removeFolder(server.dataDir)
}
if (missed > 0) process.exitCode = 1
