/**
 * `npm run nightly`: what takes too long for every change. Whole matrices, drills that kill servers and databases, fuzzing:
 * every `*.nightly.test.ts`, the journeys in `e2e/nightly`, journeys in Firefox, and the database tests that ask most of a
 * database on the newest PostgreSQL. `npm test` runs a representative of each.
 */

import { prepareTests } from './lib/prepare-tests.mjs'
import { runTestSteps } from './lib/run-test-steps.mjs'

const say = (/** @type {string} */ line) => console.log(line)
const began = performance.now()
const { chromium } = await prepareTests(say)

// Only now, because it needs installed packages.
const steps = await import('./lib/test-steps.mjs')
const { ensureFirefox } = await import('./lib/firefox.mjs')
await runTestSteps(
  [
    [
      'Drills',
      async (show) =>
        steps.vitest(['nightly'], {
          show,
          env: { CHROMIUM_PATH: await chromium, DATABASE_URL: undefined },
        }),
    ],
    [
      'Matrices, and what asks most of a database on the newest PostgreSQL',
      (show) => steps.vitest(['embedded', 'matrices'], { show, env: { NIGHTLY: '1' } }),
    ],
    [
      'Browser journeys, with whole matrices',
      async (show) => steps.journeys(await chromium, { show, env: { NIGHTLY: '1' } }),
    ],
    [
      'Firefox',
      async (show) => {
        const firefox = await ensureFirefox(say)
        return steps.journeys(await chromium, {
          show,
          config: 'e2e/firefox',
          env: { FIREFOX_PATH: firefox },
        })
      },
    ],
  ],
  { say, began },
)
