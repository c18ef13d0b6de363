/** `npm test`: sets itself up, runs every test there is, and ends with one line that sums up. */

import { installIfNeeded } from './lib/install.mjs'
import { secondsSince } from './lib/project.mjs'

const say = (/** @type {string} */ line) => console.log(line)
const began = performance.now()

/** @param {unknown} error @returns {never} */
function end(error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

await installIfNeeded({ withTools: true, say }).catch(end)

// Only now, because these need installed packages.
const { buildStale, explainBuildError } = await import('./build.mjs')
const { ensureChromium } = await import('./lib/chromium.mjs')
const steps = await import('./lib/test-steps.mjs')

await buildStale({ say }).catch((error) => end(explainBuildError(error)))
const chromium = await ensureChromium(say).catch(end)

/** @type {[string, () => Promise<import('./lib/test-steps.mjs').Count>][]} */
const STEPS = [
  ['Unit tests', () => steps.vitest(['unit', 'template'])],
  ['Database tests', () => steps.databases(say)],
  ['Browser journeys', () => steps.journeys(chromium)],
  ['Template language fixtures', () => steps.conformance(say)],
]

const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const lines = []
for (const [name, perform] of STEPS) {
  say(`\n── ${name} ──`)
  const since = performance.now()
  const { passed, failed, skipped } = await perform().catch((error) => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  lines.push(
    `${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${secondsSince(since)})`,
  )
}

say(`\n${lines.join('\n')}\nTook ${secondsSince(began)}`)
say(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
