/**
 * Checks formatters and predicates with too few arguments, or with more than they use, and formatters that print
 * nothing.
 */

import type { Formatter } from '../formatters/formatter.ts'
import { findFormatter } from '../formatters/registry.ts'
import type { Arguments, Call } from '../instructions/instruction.ts'
import { OP } from '../instructions/opcodes.ts'
import type { Template } from '../parser/parse-template.ts'
import type { Predicate } from '../predicates/predicate.ts'
import { findPredicate } from '../predicates/registry.ts'
import { type Arity, arityOf } from './arity.ts'
import { type Finding, findingAt, type Remark } from './finding.ts'
import { formatterOffset, wordOffset } from './tag-text.ts'
import type { Visit } from './visits.ts'

export function* checkArguments(template: Template, visits: readonly Visit[]): Iterable<Finding> {
  for (const { instruction, offset } of visits) {
    switch (instruction[0]) {
      case OP.VARIABLE:
        yield* checkCalls(template, offset, instruction[2])
        break
      case OP.BINDVAR:
        yield* checkCalls(template, offset, instruction[3])
        break
      case OP.PREDICATE:
      case OP.OR_PREDICATE: {
        const [, name, args] = instruction
        const predicate = name === 0 ? undefined : findPredicate(name)
        if (!predicate) break
        const remark = checkCount('predicate', predicate, args)
        if (remark) yield findingAt(template, wordOffset(template, offset, predicate.name), remark)
      }
    }
  }
}

function* checkCalls(template: Template, offset: number, calls: 0 | readonly Call[]) {
  for (const [index, [name, args]] of (calls || []).entries()) {
    const formatter = findFormatter(name)
    if (!formatter) continue
    const remark = formatter.isStandIn
      ? standIn(name)
      : checkCount('formatter', formatter, args ?? 0)
    if (remark) yield findingAt(template, formatterOffset(template, offset, index), remark)
  }
}

function standIn(name: string): Remark {
  const message = `\`${name}\` is known by its name alone: it prints nothing here.`
  return { code: 'formatter-empty', message }
}

function checkCount(
  kind: 'formatter' | 'predicate',
  { name, usage, refusesMore }: Formatter | Predicate,
  args: 0 | Arguments,
): Remark | undefined {
  const arity = arityOf(usage)
  // A stray space is an empty argument, and harmless.
  const given = args === 0 ? [] : args[0].filter((arg) => arg.trim() !== '')
  const wants = `\`${name}\` takes ${countText(arity)}`
  if (given.length < arity.min) return { code: `${kind}-needs-args`, message: `${wants}.` }
  if (given.length <= arity.max) return undefined
  return {
    code: refusesMore ? `${kind}-args-invalid` : `${kind}-args-unused`,
    message: `${wants}, but ${given.length} ${given.length === 1 ? 'is' : 'are'} given.`,
    ...(isCutQuote(given) && {
      hint: `The first character after the name separates the arguments: \`${name}/a/"two words"\` keeps spaces.`,
    }),
  }
}

function countText({ min, max }: Arity): string {
  if (max === 0) return 'no arguments'
  const noun = (count: number) => (count === 1 ? 'argument' : 'arguments')
  if (max === Infinity) return `at least ${min} ${noun(min)}`
  if (min === max) return `${min} ${noun(min)}`
  return min === 0 ? `at most ${max} ${noun(max)}` : `${min} or ${max} arguments`
}

/** Whether a quoted argument was split: in `{.equal? a "two words"}` the space inside the quotes separates too. */
function isCutQuote(args: readonly string[]): boolean {
  return args.some((arg) => /^"[^"]*$/.test(arg))
}
