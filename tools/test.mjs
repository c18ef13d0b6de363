/** `npm test`: sets itself up, runs every test that a change must pass, and ends with one line that sums up. */

import { prepareTests } from './lib/prepare-tests.mjs'
import { runTestSteps } from './lib/run-test-steps.mjs'
import { startSecondPostgres } from './lib/second-postgres.mjs'

const say = (/** @type {string} */ line) => console.log(line)
const began = performance.now()
// Beside the preparations, because Debian's package may have to be fetched.
const oldest = startSecondPostgres(say)
// A failure is heard by the code that awaits it; until then it ends nothing.
oldest.catch(() => undefined)
const { chromium } = await prepareTests(say)

// Only now, because it needs installed packages.
const steps = await import('./lib/test-steps.mjs')
await runTestSteps(
  [
    ['Tests without a browser', (show) => steps.withoutBrowser(oldest, show)],
    ['Browser journeys', async (show) => steps.journeys(await chromium, { show })],
    ['Template language fixtures', (show) => steps.conformance(show)],
  ],
  { say, began, atOnce: true, holdFacts: true },
)
