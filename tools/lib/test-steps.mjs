/** The parts of `npm test`. Each says how many tests passed and failed, and is told what becomes of its output. */

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs'
import { tell } from './held-output.mjs'
import { inProject } from './project.mjs'
import { run, runPackage } from './run.mjs'

/**
 * `parts`: how many of those that passed are of which kind. `facts`: ids of the specification's facts that passed tests are
 * named after. `failures`: names of the tests that failed, as far as they are known.
 * @typedef {{passed: number, failed: number, skipped: number, parts?: Readonly<Record<string, number>>, facts?: readonly string[], failures?: readonly string[]}} Count
 */

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** @typedef {import('./run.mjs').Show} Show */

/** Names of tests that hold a fact: named after their ids. @param {readonly string[]} titles */
const factsOf = (titles) =>
  titles.flatMap((title) => /^fact (\d\.[a-z-]+\.\d\d): /.exec(title)?.[1] ?? [])

/** A run that ends badly without a failed test, say because a file does not compile, counts as one failure. */
const honest = (/** @type {number} */ code, /** @type {Count} */ count) =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count

/**
 * Runs with a place for a JSON report, and a folder for whatever ends with the run, and reads the report.
 * @param {(report: string, folder: string) => Promise<{code: number}>} work
 * @param {(report: any) => Count} count
 * @returns {Promise<Count>}
 */
async function counted(work, count) {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-report-'))
  const file = join(folder, 'report.json')
  try {
    const { code } = await work(file, folder)
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    return honest(code, report ? count(report) : NOTHING)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * @param {('unit' | 'isolated' | 'page' | 'template' | 'integration' | 'embedded' | 'nightly' | 'matrices')[]} projects
 * @param {{show: Show, env?: Record<string, string | undefined>}} options
 */
export function vitest(projects, { show, env = {} }) {
  return counted(
    (report, folder) =>
      runPackage(
        'vitest/vitest.mjs',
        [
          'run',
          ...projects.map((project) => `--project=${project}`),
          '--passWithNoTests',
          '--reporter=default',
          '--reporter=json',
          `--outputFile=${report}`,
        ],
        { show, env: { MODULE_CACHE: join(folder, 'modules'), ...env } },
      ),
    ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
      parts: partsOf(testResults),
      facts: factsOf(passedIn(testResults)),
      failures: failedInVitest(testResults),
    }),
  )
}

/** @typedef {{name: string, assertionResults: {title: string, status: string}[]}} TestedFile `name`: its path */

/** @param {TestedFile[]} files */
const partsOf = (files) => ({
  'without a database': passedIn(files.filter(({ name }) => !needsDatabase(name))).length,
  'with one': passedIn(files.filter(({ name }) => needsDatabase(name))).length,
})

/** @param {TestedFile[]} files */
const passedIn = (files) =>
  files.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ title, status }) => (status === 'passed' ? [title] : [])),
  )

/** Whether a test of that file needs a database. @param {string} file */
const needsDatabase = (file) => file.endsWith('.db.test.ts')

/**
 * Everything that needs no browser, in one run whose workers are busy to its end. Database tests are all on the oldest
 * PostgreSQL, and a few on the embedded one too, which the journeys use all along. Where there is no old one, all are on the
 * embedded one.
 * @param {Promise<import('./second-postgres.mjs').SecondPostgres | undefined>} starting
 * @param {Show} show
 * @returns {Promise<Count>}
 */
export async function withoutBrowser(starting, show) {
  const oldest = await starting
  const databases = /** @type {const} */ (oldest ? ['integration', 'embedded'] : ['integration'])
  try {
    return await vitest(['unit', 'isolated', 'page', 'template', ...databases], {
      show,
      env: { DATABASE_URL: oldest?.url },
    })
  } finally {
    await oldest?.stop()
  }
}

/**
 * @param {string} chromium
 * @param {{show: Show, env?: Record<string, string>, config?: string}} options `config`: the folder of another Playwright config
 */
export function journeys(chromium, { show, env = {}, config = '.' }) {
  return counted(
    (report) =>
      runPackage(
        '@playwright/test/cli.js',
        ['test', `--config=${config}`, '--reporter=list,json'],
        {
          show,
          env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
        },
      ),
    ({ stats, suites, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      facts: factsOf(suites.flatMap(okIn)),
      failures: failedInPlaywright({ suites, errors }),
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

/** The template language's public fixtures, kept beside the project where there is room for them. @param {Show} show */
export async function conformance(show) {
  const runner = inProject('../shared/conformance/run.mjs')
  const engine = inProject('packages/template/conformance.mjs')
  const missing = [runner, engine].find((path) => !existsSync(path))
  if (missing) {
    tell(show, `Skipped the template language's fixtures: there is no ${missing}`)
    return NOTHING
  }
  const { code, output } = await run(process.execPath, [runner, '--engine', engine])
  // Its own last line looks like ours.
  tell(show, output.replace(/^\d+ passed, \d+ failed$/m, '').trimEnd())
  const [, passed, failed] = /(\d+) passed, (\d+) failed/.exec(output) ?? []
  return honest(code, { passed: Number(passed ?? 0), failed: Number(failed ?? 0), skipped: 0 })
}
