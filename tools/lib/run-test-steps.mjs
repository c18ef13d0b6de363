/** Runs steps of tests one after the other and ends with one line that sums up. */

import { readIfThere, secondsSince } from './project.mjs'

/** @typedef {import('./test-steps.mjs').Count} Count */

/** Ids of the facts that are said to be held, from the list that a unit test keeps true to the tests. */
function claimedFacts() {
  const page = readIfThere('docs/specification/coverage.md')?.toString() ?? ''
  return [...page.matchAll(/^- `(\d\.[a-z-]+\.\d\d)` .*`(?:apps|e2e|packages)\//gm)].map(
    ([, id = '']) => id,
  )
}

/**
 * @param {readonly (readonly [name: string, perform: () => Promise<Count>])[]} steps
 * @param {{say(line: string): void, began: number, holdFacts?: boolean}} options `began`: by `performance.now()`;
 *   `holdFacts`: fail unless each fact that is said to be held had a test that passed
 */
export async function runTestSteps(steps, { say, began, holdFacts = false }) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  /** @type {string[]} */
  const lines = []
  /** @type {Set<string>} */
  const held = new Set()
  for (const [name, perform] of steps) {
    say(`\n── ${name} ──`)
    const since = performance.now()
    const {
      passed,
      failed,
      skipped,
      parts = {},
      facts = [],
    } = await perform().catch((error) => {
      console.error(error)
      return { passed: 0, failed: 1, skipped: 0, parts: {}, facts: [] }
    })
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    for (const fact of facts) held.add(fact)
    const kinds = Object.entries(parts).map(([kind, count]) => `, ${count} ${kind}`)
    lines.push(
      `${name}: ${passed} passed${kinds.join('')}; ${failed} failed, ${skipped} skipped (${secondsSince(since)})`,
    )
  }
  const unheld = holdFacts ? claimedFacts().filter((id) => !held.has(id)) : []
  if (unheld.length > 0) {
    total.failed += 1
    say(
      `\nNo test passed that is named after these facts, which are said to be held: ${unheld.join(', ')}`,
    )
  }
  say(`\n${lines.join('\n')}\nTook ${secondsSince(began)}`)
  say(
    `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
  )
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}
