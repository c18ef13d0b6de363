/** The parts of `npm test`. Each says how many tests passed and failed. */

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from './project.mjs'
import { run, runPackage } from './run.mjs'
import { startSecondPostgres } from './second-postgres.mjs'

/** `facts`: ids of the specification's facts that passed tests are named after. @typedef {{passed: number, failed: number, skipped: number, facts?: readonly string[]}} Count */

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** Names of tests that hold a fact: named after their ids. @param {readonly string[]} titles */
const factsOf = (titles) =>
  titles.flatMap((title) => /^fact (\d\.[a-z-]+\.\d\d): /.exec(title)?.[1] ?? [])

/** A run that ends badly without a failed test, say because a file does not compile, counts as one failure. */
const honest = (/** @type {number} */ code, /** @type {Count} */ count) =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count

/**
 * Runs with a place for a JSON report and reads it.
 * @param {(report: string) => Promise<{code: number}>} work
 * @param {(report: any) => Count} count
 * @returns {Promise<Count>}
 */
async function counted(work, count) {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-report-'))
  const file = join(folder, 'report.json')
  try {
    const { code } = await work(file)
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    return honest(code, report ? count(report) : NOTHING)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * @param {('unit' | 'template' | 'integration' | 'nightly')[]} projects
 * @param {{env?: Record<string, string | undefined>, only?: readonly string[]}} [options] `only`: beginnings of paths
 */
export function vitest(projects, { env = {}, only = [] } = {}) {
  return counted(
    (report) =>
      runPackage(
        'vitest/vitest.mjs',
        [
          'run',
          ...only,
          ...projects.map((project) => `--project=${project}`),
          '--passWithNoTests',
          '--reporter=default',
          '--reporter=json',
          `--outputFile=${report}`,
        ],
        { isShown: true, env },
      ),
    ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
      facts: factsOf(passedIn(testResults)),
    }),
  )
}

/** @param {{assertionResults: {title: string, status: string}[]}[]} files */
const passedIn = (files) =>
  files.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ title, status }) => (status === 'passed' ? [title] : [])),
  )

/** The tests that ask most of a database: where an old and a new PostgreSQL may differ. */
const ASK_MOST = ['isolation', 'features/commerce/catalog', 'features/commerce/checkout']
  .concat(['features/content', 'features/items', 'features/search', 'features/search-index'])
  .map((folder) => `apps/server/src/${folder}/`)

/**
 * All database tests on the oldest PostgreSQL, and those that ask most of a database on the embedded one too, which the
 * journeys use all along. Where there is no old one, all run on the embedded one.
 * @param {(line: string) => void} say
 * @returns {Promise<Count>}
 */
export async function databases(say) {
  const embedded = { DATABASE_URL: undefined }
  const oldest = await startSecondPostgres(say)
  if (!oldest) return vitest(['integration'], { env: embedded })
  try {
    const whole = await vitest(['integration'], { env: { DATABASE_URL: oldest.url } })
    const part = await vitest(['integration'], { env: embedded, only: ASK_MOST })
    return {
      passed: whole.passed + part.passed,
      failed: whole.failed + part.failed,
      skipped: whole.skipped + part.skipped,
      facts: whole.facts ?? [],
    }
  } finally {
    await oldest.stop()
  }
}

/**
 * @param {string} chromium
 * @param {Record<string, string>} [env]
 */
export function journeys(chromium, env = {}) {
  return counted(
    (report) =>
      runPackage('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
        isShown: true,
        env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
      }),
    ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      facts: factsOf(suites.flatMap(okIn)),
    }),
  )
}

/**
 * @typedef {{specs?: {title: string, ok: boolean}[], suites?: Suite[]}} Suite
 * @param {Suite} suite
 * @returns {string[]} titles
 */
const okIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, ok }) => (ok ? [title] : [])),
  ...suites.flatMap(okIn),
]

/** The template language's public fixtures, kept beside the project where there is room for them. @param {(line: string) => void} say */
export async function conformance(say) {
  const runner = inProject('../shared/conformance/run.mjs')
  const engine = inProject('packages/template/conformance.mjs')
  const missing = [runner, engine].find((path) => !existsSync(path))
  if (missing) {
    say(`Skipped the template language's fixtures: there is no ${missing}`)
    return NOTHING
  }
  const { code, output } = await run(process.execPath, [runner, '--engine', engine])
  // Its own last line looks like ours.
  say(output.replace(/^\d+ passed, \d+ failed$/m, '').trimEnd())
  const [, passed, failed] = /(\d+) passed, (\d+) failed/.exec(output) ?? []
  return honest(code, { passed: Number(passed ?? 0), failed: Number(failed ?? 0), skipped: 0 })
}
