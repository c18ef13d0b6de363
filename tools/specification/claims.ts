/** Which facts tests say that they hold, and which of the tests may say so. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FACT_ID, SPECIFICATION } from './facts.ts'
import { sources } from './sources.ts'

/** A test's mention of a fact. */
export interface Claim {
  readonly id: string
  readonly file: string
}

/** Suites in which the program produced what is looked at: the server, a browser, or the template engine. */
const SUITES = [
  /^apps\/server\/src\/.*\.db\.test\.ts$/,
  /^e2e\/(?!nightly\/).*\.spec\.ts$/,
  /^packages\/template\/src\/.*(?<!\.nightly)\.test\.ts$/,
]

/** Each id that a source mentions, once a file. @param root the project's folder */
export function claimsIn(root: string): Claim[] {
  return sources(root).flatMap((file) => {
    const ids = readFileSync(join(root, file), 'utf8').match(FACT_ID) ?? []
    return [...new Set(ids)].map((id) => ({ id, file }))
  })
}

/** Problems of claims, a sentence each: ids that nothing has, and ids in tests that the program is no part of. */
export function claimProblems(claims: readonly Claim[], known: ReadonlySet<string>): string[] {
  return claims.flatMap(({ id, file }) => [
    ...(known.has(id) ? [] : [`${file} names ${id}, which ${SPECIFICATION} does not have.`]),
    ...(SUITES.some((suite) => suite.test(file))
      ? []
      : [`${file} names ${id}, but only tests through server, browser or engine can hold a fact.`]),
  ])
}
