/** `npm test`: sets itself up, runs every test that a change must pass, and ends with one line that sums up. */

import { prepareTests } from './lib/prepare-tests.mjs'
import { runTestSteps } from './lib/run-test-steps.mjs'

const say = (/** @type {string} */ line) => console.log(line)
const began = performance.now()
const { chromium } = await prepareTests(say)

// Only now, because it needs installed packages.
const steps = await import('./lib/test-steps.mjs')
await runTestSteps(
  [
    ['Unit tests', () => steps.vitest(['unit', 'template'])],
    ['Database tests', () => steps.databases(say)],
    ['Browser journeys', () => steps.journeys(chromium)],
    ['Template language fixtures', () => steps.conformance(say)],
  ],
  { say, began, holdFacts: true },
)
