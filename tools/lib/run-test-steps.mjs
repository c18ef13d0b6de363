/** Runs steps of tests one after the other and ends with one line that sums up. */

import { secondsSince } from './project.mjs'

/** @typedef {import('./test-steps.mjs').Count} Count */

/**
 * @param {readonly (readonly [name: string, perform: () => Promise<Count>])[]} steps
 * @param {{say(line: string): void, began: number}} options `began`: by `performance.now()`
 */
export async function runTestSteps(steps, { say, began }) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  /** @type {string[]} */
  const lines = []
  for (const [name, perform] of steps) {
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
}
