/**
 * Compiles instructions to closures, once per template. The list may come from anywhere, so
 * invalid instructions are left out and reported.
 */

import type { Compound } from '../instructions/instruction.ts'
import { OP } from '../instructions/opcodes.ts'
import { isInstruction } from '../instructions/shape.ts'
import type { Template } from '../parser/parse-template.ts'
import { createBlock, EMPTY, type Piece } from './block.ts'
import { compileIf, compilePredicate, compileRepeated, compileSection } from './compile-branches.ts'
import { compileTag } from './compile-tag.ts'
import {
  compileBinding,
  compileContextVariable,
  compileEval,
  compileInclude,
  compileInject,
  compileVariable,
  plainPath,
} from './compile-value.ts'
import type { Block, CompileInner, Origin, Step } from './machine.ts'

interface Compiling {
  readonly template: Template | undefined
  readonly problems: string[]
  /** Number of blocks around the current one. */
  readonly depth: number
  readonly maxDepth: number
  /** Instructions that may still be compiled. */
  readonly budget: { instructions: number }
}

export function compileBlock(block: unknown, compiling: Compiling): Block | undefined {
  if (!Array.isArray(block)) return undefined
  if (compiling.depth > compiling.maxDepth) {
    compiling.problems.push(`Blocks are nested more than ${compiling.maxDepth} deep`)
    return undefined
  }
  const inner: CompileInner = (nested) =>
    compileBlock(nested, { ...compiling, depth: compiling.depth + 1 })
  const origins = wellFormed(block, compiling)
  const { start, first } = gather(origins, inner)
  return start === '' && !first ? undefined : createBlock(start, first)
}

/** Links compiled pieces. Constant text becomes part of the piece before it. */
function gather(origins: Iterable<Origin>, inner: CompileInner) {
  let start = ''
  let first: Piece | undefined
  let last: Piece | undefined
  for (const origin of origins) {
    const piece = compilePiece(origin, inner)
    if (typeof piece !== 'string') {
      if (last) last.next = piece
      else first = piece
      last = piece
    } else if (last) last.text += piece
    else start += piece
  }
  return { start, first }
}

function* wellFormed(
  block: readonly unknown[],
  { template, problems, budget }: Compiling,
): Generator<Origin> {
  for (const instruction of block) {
    if (budget.instructions-- <= 0) {
      if (budget.instructions === -1) problems.push('There are too many instructions')
      return
    }
    if (isInstruction(instruction)) yield { instruction, template }
    else problems.push('An instruction does not have the shape of one')
  }
}

/** A piece, or its text if it is constant. */
function compilePiece(origin: Origin, inner: CompileInner): Piece | string {
  const { instruction } = origin
  if (typeof instruction === 'number') return CHARACTERS.get(instruction) ?? ''
  if (instruction[0] === OP.TEXT) return instruction[1]
  const step = compileInstruction(instruction, inner, origin)
  if (!step) return ''
  return { step, path: plainPath(instruction), origin, text: '', next: undefined }
}

const CHARACTERS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [OP.META_LEFT, '{'],
  [OP.META_RIGHT, '}'],
  [OP.NEWLINE, '\n'],
  [OP.SPACE, ' '],
  [OP.TAB, '\t'],
])

function compileInstruction(
  instruction: Compound,
  inner: CompileInner,
  origin: Origin,
): Step | undefined {
  switch (instruction[0]) {
    case OP.VARIABLE:
      return compileVariable(instruction, origin)
    case OP.SECTION:
      return compileSection(instruction, inner, origin)
    case OP.REPEATED:
      return compileRepeated(instruction, inner, origin)
    case OP.PREDICATE:
    case OP.OR_PREDICATE:
      return compilePredicate(instruction, inner, origin)
    case OP.IF:
      return compileIf(instruction, inner, origin)
    case OP.BINDVAR:
      return compileBinding(instruction, origin)
    case OP.CTXVAR:
      return compileContextVariable(instruction)
    case OP.INJECT:
      return compileInject(instruction)
    case OP.MACRO:
      return compileMacro(instruction[1], inner(instruction[2]))
    case OP.STRUCT:
      return inner(instruction[2])
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

function compileMacro(name: string, body: Block = EMPTY): Step {
  return (frame, run) => {
    run.knowMacro(name)
    frame.macros ??= new Map()
    frame.macros.set(name, body)
    return ''
  }
}
