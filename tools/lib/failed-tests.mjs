/** Names of the tests that failed, with the first line of what they say, as lines for the end of a run. */

import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './project.mjs'

/** Lines of failures that are listed, so that they and the sums fit into the last 100 lines, which is all that CI shows of a log. */
const MOST = 80
/** Letters of a message that are shown. */
const LONGEST = 200

/** @param {string | undefined} message */
function firstLine(message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n')
  return (lines.find((line) => line.trim() !== '') ?? 'failed').trim().slice(0, LONGEST)
}

/** @param {readonly string[]} names a file, groups and a test @param {string | undefined} message */
const lineOf = (names, message) => `${names.join(' › ')}: ${firstLine(message)}`

/** @typedef {{ancestorTitles: string[], title: string, status: string, failureMessages?: string[]}} Tested */
/**
 * Failures in Vitest's JSON report. A file that could not be loaded has a message of its own, and no tests.
 * @param {readonly {name: string, status?: string, message?: string, assertionResults: Tested[]}[]} files
 * @returns {string[]}
 */
export const failedInVitest = (files) =>
  files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [lineOf([file], message)] : []
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      lineOf([file, ...ancestorTitles, title], failureMessages?.[0]),
    )
  })

/** @typedef {{status?: string, errors?: {message?: string}[]}} Result */
/** @typedef {{title: string, file?: string, ok: boolean, tests?: {results: Result[]}[]}} Spec */
/** @typedef {{title: string, specs?: Spec[], suites?: Suite[]}} Suite */
/**
 * Failures in Playwright's JSON report. `errors` are those of no test, say of the set-up.
 * @param {{suites: readonly Suite[], errors?: readonly {message?: string}[]}} report
 * @returns {string[]}
 */
export const failedInPlaywright = ({ suites, errors = [] }) => [
  ...errors.map(({ message }) => lineOf(['no journey'], message)),
  ...suites.flatMap((suite) => failedIn(suite, [])),
]

/** @param {Suite} suite @param {readonly string[]} outer @returns {string[]} */
function failedIn({ title, specs = [], suites = [] }, outer) {
  const names = [...outer, title]
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map((spec) => lineOf([...names, spec.title], messageOf(spec))),
    ...suites.flatMap((suite) => failedIn(suite, names)),
  ]
}

/** @param {Spec} spec */
function messageOf({ tests = [] }) {
  const results = tests.flatMap((test) => test.results)
  return results.flatMap(({ errors = [] }) => errors)[0]?.message ?? results[0]?.status
}

/** @param {readonly string[]} failures @returns {string[]} lines, with a heading; none where nothing failed */
export function listFailures(failures) {
  if (failures.length === 0) return []
  const more = failures.length - MOST
  return [
    '\nFailed:',
    ...failures.slice(0, MOST).map((failure) => `  ${failure}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ]
}
