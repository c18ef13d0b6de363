/**
 * Compiles instructions to functions, once per template. The list may come from anywhere, so
 * what does not have the shape of an instruction is left out and mentioned.
 */

import type { Compound, Instruction } from '../instructions/instruction.ts'
import { OP } from '../instructions/opcodes.ts'
import { isInstruction } from '../instructions/shape.ts'
import type { Template } from '../parser/parse-template.ts'
import { compileIf, compilePredicate, compileRepeated, compileSection } from './compile-branches.ts'
import { compileTag } from './compile-tag.ts'
import {
  compileBinding,
  compileContextVariable,
  compileEval,
  compileInclude,
  compileInject,
  compileVariable,
} from './compile-value.ts'
import { type Origin, runSteps, type Step, type Steps } from './steps.ts'

interface Compiling {
  readonly template: Template | undefined
  readonly problems: string[]
  /** Blocks around the current one. */
  readonly depth: number
  readonly maxDepth: number
}

/** Compiles the blocks inside an instruction. Nothing comes back for an empty one. */
export type CompileInner = (block: unknown) => Steps

const NONE: Steps = { steps: [], origins: [] }

export function compileBlock(block: unknown, compiling: Compiling): Steps {
  if (!Array.isArray(block)) return NONE
  if (compiling.depth > compiling.maxDepth) {
    compiling.problems.push(`Blocks are nested more than ${compiling.maxDepth} deep`)
    return NONE
  }
  const inner: CompileInner = (nested) =>
    compileBlock(nested, { ...compiling, depth: compiling.depth + 1 })
  const steps: Step[] = []
  const origins: Origin[] = []
  const add = (step: Step, instruction: Instruction) => {
    steps.push(step)
    origins.push({ instruction, template: compiling.template })
  }
  for (const instruction of joinText(wellFormed(block, compiling.problems))) {
    if (typeof instruction === 'number') continue
    const origin = { instruction, template: compiling.template }
    const step = compileInstruction(instruction, inner, origin)
    if (step) add(step, instruction)
  }
  return { steps, origins }
}

function* wellFormed(block: readonly unknown[], problems: string[]): Generator<Instruction> {
  for (const instruction of block) {
    if (isInstruction(instruction)) yield instruction
    else problems.push('An instruction does not have the shape of one')
  }
}

/** What always prints the same becomes one text; what never prints goes. */
function* joinText(instructions: Iterable<Instruction>): Generator<Instruction> {
  let text = ''
  for (const instruction of instructions) {
    const constant = constantText(instruction)
    if (constant !== undefined) {
      text += constant
      continue
    }
    if (text !== '') yield [OP.TEXT, text]
    text = ''
    yield instruction
  }
  if (text !== '') yield [OP.TEXT, text]
}

const CHARACTERS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [OP.META_LEFT, '{'],
  [OP.META_RIGHT, '}'],
  [OP.NEWLINE, '\n'],
  [OP.SPACE, ' '],
  [OP.TAB, '\t'],
])

function constantText(instruction: Instruction): string | undefined {
  if (typeof instruction === 'number') return CHARACTERS.get(instruction) ?? ''
  if (instruction[0] === OP.TEXT) return instruction[1]
  return instruction[0] === OP.COMMENT || instruction[0] === OP.ATOM ? '' : undefined
}

function compileInstruction(
  instruction: Compound,
  inner: CompileInner,
  origin: Origin,
): Step | undefined {
  switch (instruction[0]) {
    case OP.TEXT:
      return compileText(instruction[1])
    case OP.VARIABLE:
      return compileVariable(instruction, origin)
    case OP.SECTION:
      return compileSection(instruction, inner)
    case OP.REPEATED:
      return compileRepeated(instruction, inner)
    case OP.PREDICATE:
    case OP.OR_PREDICATE:
      return compilePredicate(instruction, inner)
    case OP.IF:
      return compileIf(instruction, inner)
    case OP.BINDVAR:
      return compileBinding(instruction, origin)
    case OP.CTXVAR:
      return compileContextVariable(instruction)
    case OP.INJECT:
      return compileInject(instruction)
    case OP.MACRO:
      return compileMacro(instruction[1], inner(instruction[2]))
    case OP.STRUCT:
      return compileStruct(inner(instruction[2]))
    case OP.EVAL:
      return compileEval(instruction, origin)
    case OP.INCLUDE:
      return compileInclude(instruction, origin)
    case OP.PLATFORM_TAG:
      return compileTag(instruction, inner, origin)
    default:
      return undefined
  }
}

function compileText(text: string): Step {
  return (run) => {
    run.output += text
  }
}

function compileMacro(name: string, body: Steps): Step {
  return ({ frame }) => {
    frame.macros ??= new Map()
    frame.macros.set(name, body)
  }
}

function compileStruct(body: Steps): Step {
  return (run) => runSteps(body, run)
}
