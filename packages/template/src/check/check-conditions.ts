/** Checks conditions that always have the same outcome, and loops that print nothing for their elements. */

import type { Arguments, Block, Repeated } from '../instructions/instruction.ts'
import { OP } from '../instructions/opcodes.ts'
import type { Template } from '../parser/parse-template.ts'
import { isLiteral } from '../predicates/operands.ts'
import { render } from '../render/render.ts'
import { type Finding, findingAt, type Remark } from './finding.ts'
import { emptyIf } from './refused-instruction.ts'
import { tagAt } from './tag-text.ts'
import type { Visit } from './visits.ts'

export function* checkConditions(template: Template, visits: readonly Visit[]): Iterable<Finding> {
  for (const visit of visits) {
    const remark = remarkOn(template, visit)
    if (remark) yield findingAt(template, visit.offset, remark)
  }
}

function remarkOn(template: Template, { instruction, offset }: Visit): Remark | undefined {
  switch (instruction[0]) {
    case OP.PREDICATE:
    case OP.OR_PREDICATE: {
      const outcome = constantOutcome(instruction[1], instruction[2])
      return outcome === undefined ? undefined : constant(tagAt(template, offset), outcome)
    }
    case OP.IF: {
      const [only, ...others] = instruction[2]
      if (!only) return emptyIf
      if (others.length > 0 || !isConstantName(only)) return undefined
      return {
        code: 'constant-condition',
        message: `\`{.if}\` knows no constants: this asks for a variable called \`${only[0]}\`.`,
      }
    }
    case OP.REPEATED:
      return isBlank(instruction[2]) ? blankLoop(instruction) : undefined
    default:
      return undefined
  }
}

/** Remark on a loop without a body; one with an `{.or}` is the way to ask whether a list is empty. */
function blankLoop([, , , alternate, between]: Repeated): Remark | undefined {
  if (!isBlank(between)) return emptyLoop('only `{.alternates with}` between them')
  return Array.isArray(alternate) ? undefined : emptyLoop('not even a tag')
}

function emptyLoop(what: string): Remark {
  return {
    code: 'empty-loop-body',
    message: `The loop prints nothing for its elements, ${what}.`,
  }
}

function constant(tag: string, outcome: boolean): Remark {
  const consequence = outcome
    ? 'what follows its `{.or}` never runs'
    : 'what follows it up to `{.or}` or `{.end}` never runs'
  return {
    code: 'constant-condition',
    message: `\`${tag}\` is always ${outcome}: ${consequence}.`,
  }
}

const COMPARISONS: ReadonlySet<unknown> = new Set([
  'equal?',
  'greaterThan?',
  'greaterThanOrEqual?',
  'lessThan?',
  'lessThanOrEqual?',
  'notEqual?',
  'nth?',
])

function constantOutcome(name: 0 | string, args: 0 | Arguments): boolean | undefined {
  if (args === 0 || !COMPARISONS.has(name)) return undefined
  const [left, right, ...others] = args[0]
  if (left === undefined || right === undefined || others.length > 0) return undefined
  const isSame = left === right && name !== 'nth?'
  if (!isSame && !(isLiteral(left) && isLiteral(right))) return undefined
  const code = [OP.ROOT, 1, [[OP.PREDICATE, name, args, [[OP.TEXT, 'yes']], OP.END]], OP.EOF]
  return render(code, { data: {} }).output === 'yes'
}

function isConstantName(reference: readonly (string | number)[]): boolean {
  const [name] = reference
  return reference.length === 1 && (name === 'true' || name === 'false' || name === 'null')
}

/** Whether a block prints nothing: it has only comments and space between tags. */
function isBlank(block: Block): boolean {
  return block.every(
    (one) =>
      typeof one !== 'number' &&
      (one[0] === OP.COMMENT || (one[0] === OP.TEXT && one[1].trim() === '')),
  )
}
