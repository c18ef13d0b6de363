/** Runs steps of tests, one after the other or all at once, and ends with what failed and one line that sums up. */

import { inspect } from 'node:util'
import { listFailures } from './failed-tests.mjs'
import { heldUntil, tell } from './held-output.mjs'
import { readIfThere, secondsSince } from './project.mjs'

/** @typedef {import('./test-steps.mjs').Count} Count */

/** Ids of the facts that are said to be held, from the list that a unit test keeps true to the tests. */
function claimedFacts() {
  const page = readIfThere('docs/specification/coverage.md')?.toString() ?? ''
  return [...page.matchAll(/^- `(\d\.[a-z-]+\.\d\d)` .*`(?:apps|e2e|packages)\//gm)].map(
    ([, id = '']) => id,
  )
}

/** @typedef {readonly [name: string, perform: (show: import('./run.mjs').Show) => Promise<Count>]} Step */

/**
 * @param {readonly Step[]} steps
 * @param {{say(line: string): void, began: number, atOnce?: boolean, holdFacts?: boolean}} options `began`: by
 *   `performance.now()`; `atOnce`: run the steps beside each other, and show their output one step after the other;
 *   `holdFacts`: fail unless each fact that is said to be held had a test that passed
 */
export async function runTestSteps(steps, { say, began, atOnce = false, holdFacts = false }) {
  /** @type {Promise<Outcome>[]} */
  const begun = []
  for (const step of steps) {
    // The first has the terminal to itself, and so have all where one ends before the next begins.
    const hasTerminal = !atOnce || begun.length === 0
    const show = hasTerminal
      ? 'terminal'
      : heldUntil(Promise.all(begun), (text) => process.stdout.write(text))
    const outcome = perform(step, show)
    begun.push(outcome)
    if (!atOnce) await outcome
  }
  const outcomes = await Promise.all(begun)
  /** @param {'passed' | 'failed' | 'skipped'} kind */
  const sum = (kind) => outcomes.reduce((total, { count }) => total + count[kind], 0)
  const held = new Set(outcomes.flatMap(({ count: { facts = [] } }) => facts))
  const unheld = holdFacts ? claimedFacts().filter((id) => !held.has(id)) : []
  if (unheld.length > 0) {
    say(
      `\nNo test passed that is named after these facts, which are said to be held: ${unheld.join(', ')}`,
    )
  }
  const passed = sum('passed')
  const failed = sum('failed') + (unheld.length > 0 ? 1 : 0)
  const skipped = sum('skipped')
  const failures = outcomes.flatMap(({ name, count }) => namedFailures(name, count))
  for (const line of listFailures(failures)) say(line)
  say(`\n${outcomes.map(({ line }) => line).join('\n')}\nTook ${secondsSince(began)}`)
  say(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

/** @typedef {{name: string, count: Count, line: string}} Outcome `line`: the step in one line */

/** @param {string} name of a step @param {Count} count @returns {readonly string[]} */
function namedFailures(name, { failed, failures = [] }) {
  const unnamed = failed > 0 && failures.length === 0
  return unnamed ? [`${name}: it failed outside of its tests; see its output above`] : failures
}

/** @param {Step} step @param {import('./run.mjs').Show} show @returns {Promise<Outcome>} */
async function perform([name, work], show) {
  tell(show, `\n── ${name} ──`)
  const since = performance.now()
  /** @type {Count} */
  const count = await work(show).catch((error) => {
    tell(show, inspect(error))
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [`${name}: ${inspect(error).split('\n', 1)[0]}`],
    }
  })
  const { passed, failed, skipped, parts = {} } = count
  const kinds = Object.entries(parts).map(([kind, number]) => `, ${number} ${kind}`)
  return {
    name,
    count,
    line: `${name}: ${passed} passed${kinds.join('')}; ${failed} failed, ${skipped} skipped (${secondsSince(since)})`,
  }
}
