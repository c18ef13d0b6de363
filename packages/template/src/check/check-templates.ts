/** The checker of templates: runs all checks. Templates are analysed, never run. */

import { OP } from '../instructions/opcodes.ts'
import type { Template } from '../parser/parse-template.ts'
import { callsIn, type PartialOfTag } from './calls.ts'
import { checkArguments } from './check-arguments.ts'
import { checkConditions } from './check-conditions.ts'
import { checkExpressions } from './check-expressions.ts'
import { checkInjects } from './check-injects.ts'
import { checkLocals, checkReach, localsBoundBy } from './check-locals.ts'
import {
  checkMissing,
  checkRecursion,
  checkUnusedMacros,
  type KnownPartials,
} from './check-partials.ts'
import { checkRefused } from './check-refused.ts'
import type { Finding } from './finding.ts'
import { fromParser, reportedOffsets } from './from-parser.ts'
import { type Visit, visitsOf } from './visits.ts'

/** Everything that can meet in a render. With it the checker knows what does not exist. */
export interface Surroundings {
  readonly partials: KnownPartials
  readonly partialOfTag: PartialOfTag
  /** Whether `.inject` of a path in this template finds a file. */
  readonly canInject: (path: string, template: Template) => boolean
}

/** Findings of a template that hold whatever renders it. */
export function checkTemplate(template: Template): readonly Finding[] {
  return inOrder(checkAlone(template, visitsOf(template)))
}

/** Findings of a closed set of templates: layouts, pages and their partials. */
export function checkTemplates(
  templates: readonly Template[],
  { partials, partialOfTag, canInject }: Surroundings,
): readonly Finding[] {
  const visited = templates.map((template) => [template, visitsOf(template)] as const)
  const all = visited.flatMap(([, visits]) => visits)
  const calls = visited.flatMap(([template, visits]) => callsIn(template, visits, partialOfTag))
  const known = { partials, macros: macrosIn(all) }
  const bound = new Set(all.flatMap(({ instruction }) => localsBoundBy(instruction)))
  return inOrder([
    ...visited.flatMap(([template, visits]) => [
      ...checkAlone(template, visits),
      ...checkLocals(template, visits, bound),
      ...checkInjects(template, visits, canInject),
      ...checkUnusedMacros(template, visits, calls),
    ]),
    ...checkMissing(calls, known),
    ...checkRecursion(calls, known),
  ])
}

function checkAlone(template: Template, visits: readonly Visit[]): readonly Finding[] {
  return [
    ...fromParser(template),
    ...checkRefused(template, visits, reportedOffsets(template)),
    ...checkArguments(template, visits),
    ...checkConditions(template, visits),
    ...checkExpressions(template, visits),
    ...checkReach(template, visits),
  ]
}

function macrosIn(visits: readonly Visit[]): ReadonlySet<string> {
  return new Set(
    visits.flatMap(({ instruction }) => (instruction[0] === OP.MACRO ? [instruction[1]] : [])),
  )
}

function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort(
    (a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1) || a.offset - b.offset,
  )
}
