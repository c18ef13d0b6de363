/**
 * `npm run check`: everything that can be known about the code without a database or a browser.
 * With `--without-tests` it leaves the unit tests to `npm test`, which runs them too; with names of steps it takes only those.
 */

import { checkArrows } from './lib/arrows.mjs'
import { checkComments } from './lib/comments.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { checkLockFile } from './lib/lock-file.mjs'
import { checkMirroredStyles } from './lib/mirrored-styles.mjs'
import { secondsSince } from './lib/project.mjs'
import { checkPurity } from './lib/purity.mjs'
import { runPackage } from './lib/run.mjs'
import { checkScriptSize } from './lib/script-size.mjs'
import { checkStyleSize } from './lib/style-size.mjs'

/** @typedef {{problem: string, note?: string}} Outcome */

/** Steps at once: two, because that is how many processors small machines have. */
const AT_ONCE = 2

/** @param {string} script @param {string[]} args @returns {() => Promise<Outcome>} */
const program = (script, args) => async () => {
  const { code, output } = await runPackage(script, args)
  return { problem: code === 0 ? '' : output || `${script} ended with ${code}.` }
}

const TESTS = 'unit tests'

/** Slow ones first. @type {[string, () => Promise<Outcome>][]} */
const STEPS = [
  [
    TESTS,
    program('vitest/vitest.mjs', [
      'run',
      ...['unit', 'template'].map((project) => `--project=${project}`),
      '--reporter=dot',
    ]),
  ],
  ['types', program('typescript-native/bin/tsc', ['-p', '.'])],
  ['import arrows', async () => ({ problem: await checkArrows() })],
  ['pure core', async () => ({ problem: await checkPurity() })],
  ['dead code', program('knip/bin/knip.js', ['--no-progress'])],
  [
    'format and lint',
    program('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--colors=off', '.']),
  ],
  ['script size', measureScript],
  ['style size', checkStyleSize],
  ['comments', async () => ({ problem: checkComments() })],
  ['mirrored styles', async () => ({ problem: checkMirroredStyles() })],
  ['lock file', async () => ({ problem: await checkLockFile() })],
]

/** @returns {Promise<Outcome>} */
async function measureScript() {
  // Only here, because it needs installed packages.
  const { buildStale, explainBuildError } = await import('./build.mjs')
  try {
    await buildStale()
  } catch (error) {
    return { problem: explainBuildError(error) }
  }
  return checkScriptSize()
}

/** @param {[string, () => Promise<Outcome>]} step @returns {Promise<string>} the step's problem */
async function perform([name, work]) {
  const began = performance.now()
  const { problem, note = '' } = await work()
  console.log(`${problem ? 'FAIL' : 'ok  '}  ${name.padEnd(16)} ${secondsSince(began)}  ${note}`)
  return problem && `\n── ${name} ──\n${problem}`
}

await installIfNeeded({ withTools: true, say: console.log })

const asked = process.argv.slice(2)
const waiting = asked.includes('--without-tests')
  ? STEPS.filter(([name]) => name !== TESTS)
  : STEPS.filter(([name]) => asked.length === 0 || asked.includes(name))
/** @type {string[]} */
const problems = []
async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) problems.push(await perform(step))
}
await Promise.all(Array.from({ length: AT_ONCE }, work))

for (const problem of problems.filter(Boolean)) console.error(problem)
process.exitCode = problems.some(Boolean) ? 1 : 0
