/** Checks partials and macros that do not exist, that run themselves, or that are never run. */

import { nearestWord } from '@sitewright/core/nearest-word'
import { OP } from '../instructions/opcodes.ts'
import type { Template } from '../parser/parse-template.ts'
import type { PartialCall } from './calls.ts'
import { didYouMean, type Finding, type FindingCode, findingAt } from './finding.ts'
import { wordOffset } from './tag-text.ts'
import type { Visit } from './visits.ts'

/** Everything that can be run by name; undefined values are partials of the platform. */
export type KnownPartials = ReadonlyMap<string, Template | undefined>

const CODES: Readonly<Record<PartialCall['by'], FindingCode>> = {
  apply: 'apply-partial-missing',
  include: 'include-partial-missing',
  tag: 'apply-partial-missing',
}

export function* checkMissing(
  calls: readonly PartialCall[],
  known: { readonly partials: KnownPartials; readonly macros: ReadonlySet<string> },
): Iterable<Finding> {
  const names = [...known.partials.keys(), ...known.macros]
  for (const { by, name, template, offset } of calls) {
    if (known.partials.has(name) || known.macros.has(name)) continue
    const nearest = names.find((one) => one === `${name}.block`) ?? nearestWord(name, names)
    yield findingAt(template, offset, {
      code: CODES[by],
      message: `There is no partial or macro called \`${name}\`.`,
      hint: didYouMean(nearest),
    })
  }
}

/** Expects the visits and calls of every template that may run the macro. */
export function* checkUnusedMacros(
  template: Template,
  visits: readonly Visit[],
  calls: readonly PartialCall[],
): Iterable<Finding> {
  const used = new Set(calls.map(({ name }) => name))
  for (const { instruction, offset } of visits) {
    if (instruction[0] !== OP.MACRO || used.has(instruction[1])) continue
    yield findingAt(template, wordOffset(template, offset, instruction[1]), {
      code: 'macro-unused',
      message: `Nothing runs the macro \`${instruction[1]}\`.`,
    })
  }
}

/** Finds recursion of partials; each cycle is reported once, at the call that closes it. */
export function* checkRecursion(
  calls: readonly PartialCall[],
  known: { readonly partials: KnownPartials; readonly macros: ReadonlySet<string> },
): Iterable<Finding> {
  const callsFrom = groupByCaller(calls, known.partials)
  const told = new Set<string>()
  const finished = new Set<string>()
  for (const start of callsFrom.keys()) {
    for (const circle of circlesFrom(start, callsFrom, finished)) {
      const names = circle.map(({ name }) => name)
      const key = [...names].sort().join('\n')
      if (told.has(key)) continue
      told.add(key)
      yield describeCircle(circle, names)
    }
  }
}

type CallsFrom = ReadonlyMap<string, readonly PartialCall[]>

/** Groups calls by caller. A macro's calls are its own, whatever file it stands in. */
function groupByCaller(calls: readonly PartialCall[], partials: KnownPartials): CallsFrom {
  const nameOf = new Map([...partials].map(([name, template]) => [template, name] as const))
  const groups = new Map<string, PartialCall[]>()
  for (const call of calls) {
    const caller = call.macro ?? nameOf.get(call.template)
    if (caller === undefined) continue
    groups.set(caller, [...(groups.get(caller) ?? []), call])
  }
  return groups
}

/** Depth-first search with an explicit stack: a theme may chain as many partials as it has files. */
function* circlesFrom(
  start: string,
  callsFrom: CallsFrom,
  finished: Set<string>,
): Iterable<readonly PartialCall[]> {
  if (finished.has(start)) return
  const path: { name: string; next: number; by?: PartialCall }[] = [{ name: start, next: 0 }]
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const call = callsFrom.get(top.name)?.[top.next++]
    if (!call) {
      finished.add(top.name)
      path.pop()
      continue
    }
    const index = path.findIndex(({ name }) => name === call.name)
    if (index >= 0) {
      yield [...path.slice(index + 1).flatMap(({ by }) => by ?? []), call]
    } else if (!finished.has(call.name)) {
      path.push({ name: call.name, next: 0, by: call })
    }
  }
}

/** The finding for a cycle; the last of `calls` closes it. */
function describeCircle(calls: readonly PartialCall[], names: readonly string[]): Finding {
  const closing = calls.at(-1) as PartialCall
  const path = [closing.name, ...names].map((name) => `\`${name}\``).join(' → ')
  const runs = calls.length === 1 ? `${path} runs itself` : `${path} run each other`
  return calls.some(({ isConditional }) => isConditional)
    ? findingAt(closing.template, closing.offset, {
        code: 'partial-recursion',
        message: `${runs}: it ends with the data, or after 16 levels with nothing.`,
      })
    : findingAt(closing.template, closing.offset, {
        code: 'partial-recursion-endless',
        message: `${runs} without any condition, until the limit of 16 levels prints nothing.`,
      })
}
