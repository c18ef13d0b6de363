/** Prints an instruction list as template text. Parsing the text gives the same list. */

import type { Arguments, Block, Calls, Compound, Instruction, Reference } from './instruction.ts'
import { OP } from './opcodes.ts'
import { isInstruction } from './shape.ts'

/** Text of a whole template: its `code`, or any instruction list. */
export function printTemplate(code: unknown): string {
  return Array.isArray(code) && Array.isArray(code[2]) ? printBlock(code[2]) : ''
}

function printBlock(block: readonly unknown[]): string {
  return block.map((instruction) => (isInstruction(instruction) ? print(instruction) : '')).join('')
}

const KEYWORDS: ReadonlyMap<number, string> = new Map<number, string>([
  [OP.META_LEFT, '{.meta-left}'],
  [OP.META_RIGHT, '{.meta-right}'],
  [OP.NEWLINE, '{.newline}'],
  [OP.SPACE, '{.space}'],
  [OP.TAB, '{.tab}'],
  [OP.EOF, ''],
])

const END = '{.end}'

function print(instruction: Instruction): string {
  return typeof instruction === 'number'
    ? (KEYWORDS.get(instruction) ?? '')
    : (printPlain(instruction) ?? printNested(instruction))
}

function printPlain(instruction: Compound): string | undefined {
  switch (instruction[0]) {
    case OP.TEXT:
      return instruction[1]
    case OP.VARIABLE:
      return `{${list(instruction[1])}${chain(instruction[2])}}`
    case OP.BINDVAR:
      return `{.var ${instruction[1]} ${list(instruction[2])}${chain(instruction[3])}}`
    case OP.CTXVAR:
      return `{.ctx ${instruction[1]} ${instruction[2].map(([key, ref]) => `${key}=${ref.join('.')}`).join(' ')}}`
    case OP.INJECT:
      return `{.inject ${instruction[1]} ${instruction[2]}${args(instruction[3])}}`
    case OP.COMMENT:
      return instruction[2] === 1 ? `{##${instruction[1]}##}` : `{#${instruction[1]}}`
    case OP.EVAL:
      return `{.eval ${instruction[1]}}`
    case OP.INCLUDE: {
      const [rest, delimiter] = instruction[2]
      return `{.include${args([[instruction[1], ...rest], delimiter])}}`
    }
    default:
      return undefined
  }
}

function printNested(instruction: Compound): string {
  switch (instruction[0]) {
    case OP.SECTION:
      return `{.section ${instruction[1].join('.')}}${rest(instruction[2], instruction[3])}`
    case OP.REPEATED: {
      const alternates = printBlock(Array.isArray(instruction[4]) ? instruction[4] : [])
      const between = alternates && `{.alternates with}${alternates}`
      return `{.repeated section ${instruction[1].join('.')}}${printBlock(instruction[2])}${between}${rest([], instruction[3])}`
    }
    case OP.PREDICATE:
      return `{.${instruction[1]}${args(instruction[2])}}${rest(instruction[3], instruction[4])}`
    case OP.OR_PREDICATE:
      return printOr(instruction)
    case OP.IF:
      return `{.if ${condition(instruction[1], instruction[2])}}${rest(instruction[3], instruction[4])}`
    case OP.MACRO:
      return `{.macro ${instruction[1]}}${printBlock(instruction[2])}${END}`
    case OP.PLATFORM_TAG:
      return printTag(instruction)
    default:
      return ''
  }
}

function printOr([, name, values, block, alternate]: Extract<Compound, [7, ...unknown[]]>): string {
  const predicate = name === 0 ? '' : ` ${name}${args(values)}`
  return `{.or${predicate}}${rest(block, alternate)}`
}

function printTag([, , attributes, openEnd, body, close]: Extract<
  Compound,
  [100, ...unknown[]]
>): string {
  const opening = attributes.map(([before, , value]) => before + printBlock(value)).join('')
  return opening + openEnd + (body === 0 ? '' : printBlock(body)) + close
}

/** A body and the code after it: chained alternatives, then the end. */
function rest(block: Block, alternate: unknown): string {
  const isChain = Array.isArray(alternate) && isInstruction(alternate)
  return printBlock(block) + (isChain ? print(alternate) : END)
}

function list(references: readonly Reference[]): string {
  return references.map((reference) => reference.join('.')).join(',')
}

function chain(calls: Calls): string {
  if (!calls) return ''
  return calls.map(([name, values]) => `|${name}${args(values ?? 0)}`).join('')
}

function args(values: 0 | Arguments): string {
  if (!values) return ''
  const [pieces, delimiter = ' '] = values
  return delimiter + pieces.join(delimiter)
}

function condition(operators: readonly (0 | 1)[], references: readonly Reference[]): string {
  return references
    .map((reference, index) => {
      const operator = operators[index - 1]
      const before = operator === undefined ? '' : operator === 1 ? ' && ' : ' || '
      return before + reference.join('.')
    })
    .join('')
}
