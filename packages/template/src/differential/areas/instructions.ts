/** Blocks, variables, partials and macros in every order. */

import fc from 'fast-check'
import { parseTemplate } from '../../index.ts'
import { OP } from '../../instructions/opcodes.ts'
import { isInstruction } from '../../instructions/shape.ts'
import type { Area, Explains } from '../area.ts'
import type { Pair } from '../engines.ts'
import { data, value } from '../grammar/data.ts'
import { templates } from '../grammar/templates.ts'

/** Recursive partials: each applies itself once, and in a loop only to something smaller. */
const RECURSIVE = [
  '.{@|apply self}',
  '{n}{.include self output}',
  '{.section next}{n}{@|apply self}{.end}',
  '{.repeated section rows}{@index}{@|apply self private}{.end}',
  '{.var @x @|apply self}{@x}',
]

const partials = fc.record(
  {
    leaf: templates([]),
    twig: templates(['leaf']),
    branch: templates(['leaf', 'twig']),
    self: fc.constantFrom(...RECURSIVE),
  },
  { requiredKeys: [] },
)

const injects = fc.dictionary(fc.constantFrom('./a.json', 'b', '/c/d-e_1.html'), value)

const textsOf = ({ template, partials = {} }: Pair) => [template, ...Object.values(partials)]

const INHERITED = /[^|]\|(toString|constructor|hasOwnProperty)\b|{\.inject @\w+ toString/

/** Whether an inherited name is used as a formatter or an injected value. */
const usesInheritedName: Explains = (pair) => textsOf(pair).some((text) => INHERITED.test(text))

const isRefusedAgain: Explains = (_pair, _ours, { errors }) =>
  errors.filter((message) => message.includes('maximum recursion depth')).length > 1

/** Whether an instruction with a frame of its own fails; variables are the only ones that can. */
const leavesFrame: Explains = (_pair, _ours, { errors }) =>
  errors.some((message) => message.includes('error when executing VARIABLE'))

/** Whether a block stands between elements, in the template or a partial. */
const hasBlockBetweenElements: Explains = (pair) =>
  textsOf(pair).some((source) =>
    blocksIn(parseTemplate(source).code).some(
      ([opcode, , , , between]) => opcode === OP.REPEATED && blocksIn(between).length > 0,
    ),
  )

const BLOCKS: ReadonlySet<unknown> = new Set([
  OP.SECTION,
  OP.REPEATED,
  OP.PREDICATE,
  OP.OR_PREDICATE,
  OP.IF,
  OP.MACRO,
])

function blocksIn(code: unknown): readonly (readonly unknown[])[] {
  if (!Array.isArray(code)) return []
  const inner = code.flatMap(blocksIn)
  return isInstruction(code) && BLOCKS.has(code[0]) ? [code, ...inner] : inner
}

export const instructions: Area = {
  name: 'instructions',
  pairs: fc.record({
    template: templates(['leaf', 'twig', 'branch', 'self']),
    data,
    partials,
    injects,
  }),
  comparesCode: true,
  differences: {
    'blocks-between-elements': hasBlockBetweenElements,
    'depth-after-refusal': isRefusedAgain,
    'frames-after-exceptions': leavesFrame,
    'inherited-names': usesInheritedName,
  },
}
