/** Sections, loops and conditions (language §7). */

import type {
  Alternate,
  If,
  OrPredicate,
  Predicate,
  Reference,
  Repeated,
  Section,
} from '../instructions/instruction.ts'
import { OP } from '../instructions/opcodes.ts'
import { isInstruction } from '../instructions/shape.ts'
import type { Template } from '../parser/parse-template.ts'
import { findPredicate } from '../predicates/registry.ts'
import { isTruthy } from '../values/value.ts'
import { EMPTY } from './block.ts'
import { createFrame, createLoopFrame, moveFrame } from './frame.ts'
import type { Block, CompileInner, Frame, Origin, Run, Step } from './machine.ts'
import { compileReference, compileSectionName } from './reference.ts'

type Test = (frame: Frame, run: Run) => boolean

interface Branch {
  readonly test: Test
  readonly body: Block | undefined
}

const always: Test = () => true

export function compileSection(
  [, name, block, alternate]: Section,
  inner: CompileInner,
  { template }: Origin,
): Step {
  const read = compileSectionName(name)
  const body = inner(block)
  const otherwise = compileAlternate(alternate, { inner, template })
  return (frame, run) => {
    const node = read(frame)
    const chosen = isTruthy(node) ? body : otherwise
    return chosen ? chosen(createFrame(node, frame), run) : ''
  }
}

export function compileRepeated(
  [, name, block, alternate, between]: Repeated,
  inner: CompileInner,
  { template }: Origin,
): Step {
  const read = compileSectionName(name)
  const body = inner(block) ?? EMPTY
  const alternates = inner(between)
  const otherwise = compileAlternate(alternate, { inner, template })
  return (frame, run) => {
    const list = read(frame)
    if (!Array.isArray(list) || list.length === 0) return otherwise ? otherwise(frame, run) : ''
    return repeat({ list, body, alternates }, createLoopFrame(list, frame), run)
  }
}

interface Loop {
  readonly list: readonly unknown[]
  readonly body: Block
  readonly alternates: Block | undefined
}

/** Runs a loop. All elements share one frame: nothing of it outlives its turn. */
function repeat({ list, body, alternates }: Loop, frame: Frame, run: Run): string {
  const last = list.length - 1
  let finished = ''
  let output = ''
  try {
    for (let index = 0; index <= last; index++) {
      run.countIteration()
      moveFrame(frame, list[index], index)
      output += body(frame, run)
      if (alternates && index < last) output += alternates(frame, run)
      if (output.length > LONG) {
        finished += joined(output)
        output = ''
        if (finished.length > run.maxOutput) run.refuse('output')
      }
    }
  } catch (error) {
    run.rescue(finished + output)
    throw error
  }
  return finished + output
}

/** Characters from which a rope of thousands of parts is flattened, since it would burden the garbage collector. */
const LONG = 256 * 1024

/**
 * Flattens a rope, V8's representation of concatenated text: searching it makes the engine copy it into one piece.
 */
function joined(text: string): string {
  NOTHING.test(text)
  return text
}

const NOTHING = /(?!)/y

export function compilePredicate(
  [, name, args, block, alternate]: Predicate | OrPredicate,
  inner: CompileInner,
  origin: Origin,
): Step {
  const test = compileTest(name, args, origin)
  const otherwise = compileAlternate(alternate, { inner, template: origin.template })
  return compileBranches({ test, body: inner(block) }, otherwise)
}

export function compileIf(
  [, operators, references, block, alternate]: If,
  inner: CompileInner,
  { template }: Origin,
): Step {
  const test = compileCondition(operators, references)
  const otherwise = compileAlternate(alternate, { inner, template })
  return compileBranches({ test, body: inner(block) }, otherwise)
}

function compileBranches({ test, body }: Branch, otherwise: Block | undefined): Step {
  return (frame, run) => {
    const chosen = test(frame, run) ? body : otherwise
    return chosen ? chosen(frame, run) : ''
  }
}

/** Compiles the chain of `.or` blocks, which is as long as the author likes, so in a loop instead of recursion. */
function compileAlternate(
  alternate: Alternate,
  { inner, template }: { readonly inner: CompileInner; readonly template: Template | undefined },
): Block | undefined {
  const branches: Branch[] = []
  for (let next: unknown = alternate; isInstruction(next); ) {
    if (typeof next === 'number' || next[0] !== OP.OR_PREDICATE) break
    branches.push({
      test: compileTest(next[1], next[2], { instruction: next, template }),
      body: inner(next[3]),
    })
    next = next[4]
  }
  const [only] = branches
  if (!only) return undefined
  if (branches.length === 1 && only.test === always) return only.body
  return (frame, run) => branches.find(({ test }) => test(frame, run))?.body?.(frame, run) ?? ''
}

const NO_ARGUMENTS: readonly string[] = []

function compileTest(name: OrPredicate[1], args: OrPredicate[2], origin: Origin): Test {
  if (name === 0) return always
  const predicate = findPredicate(name)
  if (!predicate) return () => false
  const pieces = args === 0 ? NO_ARGUMENTS : args[0]
  const test = predicate.prepare
    ? predicate.prepare(pieces)
    : (run: Run) => predicate.test(pieces, run)
  return (frame, run) => {
    run.frame = frame
    run.origin = origin
    run.countPredicateCall()
    return test(run)
  }
}

/** Evaluates from left to right without precedence, with short-circuiting by the operator just used. */
function compileCondition(operators: If[1], references: readonly Reference[]): Test {
  const reads = references.map(compileReference)
  const [first, ...rest] = reads
  if (!first) {
    return () => {
      throw new TypeError('The condition names no variable')
    }
  }
  if (rest.length === 0) return (frame) => isTruthy(first(frame))
  return (frame) => {
    let result = isTruthy(first(frame))
    for (let i = 0; i < rest.length; i++) {
      const truth = isTruthy(rest[i]?.(frame))
      const isAnd = operators[i] === 1
      result = isAnd ? result && truth : result || truth
      if (result !== isAnd) break
    }
    return result
  }
}
