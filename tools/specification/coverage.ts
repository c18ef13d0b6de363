/** `docs/specification/coverage.md`: which facts are held by a test, and which are still open. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Claim, claimProblems, claimsIn } from './claims.ts'
import {
  FACT_ID,
  type Fact,
  factsIn,
  listProblems,
  type SectionFile,
  SPECIFICATION,
  sectionFiles,
} from './facts.ts'

export const COVERAGE_PAGE = `${SPECIFICATION}/coverage.md`

export interface Specification {
  readonly files: readonly SectionFile[]
  readonly facts: readonly Fact[]
  readonly claims: readonly Claim[]
  /** Facts that the product departs from on purpose. */
  readonly departures: ReadonlySet<string>
}

/** @param root the project's folder */
export function readSpecification(root: string): Specification {
  const files = sectionFiles(root)
  const departures = readFileSync(join(root, SPECIFICATION, 'departures.md'), 'utf8')
  return {
    files,
    facts: factsIn(files),
    claims: claimsIn(root),
    departures: new Set(departures.match(FACT_ID) ?? []),
  }
}

/** Everything that is wrong with the list, its claims or its departures, a sentence each. */
export function problemsOf({ facts, claims, departures }: Specification): string[] {
  const known = new Set(facts.map(({ id }) => id))
  return [
    ...listProblems(facts),
    ...claimProblems(claims, known),
    ...[...departures].filter((id) => !known.has(id)).map((id) => `No fact ${id} to depart from.`),
  ]
}

export function coveragePage({ files, facts, claims, departures }: Specification): string {
  const held = groups(claims, ({ id }) => id)
  const isHeld = ({ id }: Fact) => held.has(id)
  const where = (fact: Fact) => {
    const tests = (held.get(fact.id) ?? []).map(({ file }) => `\`${file}\``).sort()
    if (departures.has(fact.id)) tests.push('[on purpose otherwise](departures.md)')
    return tests.join(', ') || '–'
  }
  const count = (some: readonly Fact[]) => `${some.filter(isHeld).length} of ${some.length}`
  const sections = files.map(({ name, section, title }) => {
    const own = facts.filter((fact) => fact.section === section)
    const parts = [...groups(own, ({ heading }) => heading)].map(([heading, group]) =>
      [
        `### ${heading}: ${count(group)}`,
        '',
        ...group.map((fact) => `- \`${fact.id}\` ${fact.text} ${where(fact)}`),
      ].join('\n'),
    )
    return [`## [${title}](${name}): ${count(own)}`, ...parts].join('\n\n')
  })
  return [`${INTRODUCTION}\n${count(facts)} facts are held.`, ...sections, ''].join('\n\n')
}

/** Groups in the order in which their keys are first seen. */
function groups<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const one of all) {
    const group = found.get(keyOf(one))
    if (group) group.push(one)
    else found.set(keyOf(one), [one])
  }
  return found
}

const INTRODUCTION = `# What tests hold of the specification

Made by \`npm run docs\` from the ids that tests name. A fact is held where a test of the server, of a browser or of the
template engine is called \`fact 5.email.04: …\` and sees the program do it; \`npm test\` ends with a failure if a test that
is named here did not run. A dash is what is still open: not built yet, or not held by such a test.
`
