/** Sections, loops and conditions (spec §7). */

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
import { findPredicate } from '../predicates/registry.ts'
import { isTruthy } from '../values/value.ts'
import type { CompileInner } from './compile.ts'
import { createFrame } from './frame.ts'
import { compileReference, compileSectionName } from './reference.ts'
import type { Run } from './run.ts'
import { runSteps, type Step, type Steps } from './steps.ts'

type Test = (run: Run) => boolean

interface Branch {
  readonly test: Test
  readonly body: Steps
}

const always: Test = () => true

export function compileSection([, name, block, alternate]: Section, inner: CompileInner): Step {
  const read = compileSectionName(name)
  const body = inner(block)
  const otherwise = compileAlternate(alternate, inner)
  return (run) => {
    const outer = run.frame
    const node = read(outer)
    run.frame = createFrame(node, outer)
    if (isTruthy(node)) runSteps(body, run)
    else otherwise?.(run)
    run.frame = outer
  }
}

/** Two frames a step: one for the list, which knows the index, and one for the element. */
export function compileRepeated(
  [, name, block, alternate, between]: Repeated,
  inner: CompileInner,
): Step {
  const read = compileSectionName(name)
  const body = inner(block)
  const alternates = inner(between)
  const otherwise = compileAlternate(alternate, inner)
  return (run) => {
    const outer = run.frame
    const list = read(outer)
    if (!Array.isArray(list) || list.length === 0) {
      otherwise?.(run)
      return
    }
    const listFrame = createFrame(list, outer)
    const last = list.length - 1
    for (let index = 0; index <= last; index++) {
      run.countIteration()
      listFrame.index = index
      run.frame = createFrame(list[index], listFrame)
      runSteps(body, run)
      if (index < last && alternates.steps.length > 0) runSteps(alternates, run)
    }
    run.frame = outer
  }
}

export function compilePredicate(
  [, name, args, block, alternate]: Predicate | OrPredicate,
  inner: CompileInner,
): Step {
  return compileBranches({ test: compileTest(name, args), body: inner(block) }, alternate, inner)
}

export function compileIf(
  [, operators, references, block, alternate]: If,
  inner: CompileInner,
): Step {
  const test = compileCondition(operators, references)
  return compileBranches({ test, body: inner(block) }, alternate, inner)
}

function compileBranches(first: Branch, alternate: Alternate, inner: CompileInner): Step {
  const { test, body } = first
  const otherwise = compileAlternate(alternate, inner)
  return (run) => {
    if (test(run)) runSteps(body, run)
    else otherwise?.(run)
  }
}

/** The chain of `.or` blocks is as long as the author likes, so it is a list, not a recursion. */
function compileAlternate(alternate: Alternate, inner: CompileInner): Step | undefined {
  const branches: Branch[] = []
  for (let next: unknown = alternate; isInstruction(next); ) {
    if (typeof next === 'number' || next[0] !== OP.OR_PREDICATE) break
    branches.push({ test: compileTest(next[1], next[2]), body: inner(next[3]) })
    next = next[4]
  }
  if (branches.length === 0) return undefined
  return (run) => {
    const chosen = branches.find(({ test }) => test(run))
    if (chosen) runSteps(chosen.body, run)
  }
}

const NO_ARGUMENTS: readonly string[] = []

function compileTest(name: OrPredicate[1], args: OrPredicate[2]): Test {
  if (name === 0) return always
  const predicate = findPredicate(name)
  const pieces = args === 0 ? NO_ARGUMENTS : args[0]
  return predicate ? (run) => predicate.test(pieces, run) : () => false
}

/** From left to right without precedence; stops as soon as the operator just used decides. */
function compileCondition(operators: If[1], references: readonly Reference[]): Test {
  const reads = references.map(compileReference)
  const [first, ...rest] = reads
  if (!first) {
    return () => {
      throw new TypeError('The condition names no variable')
    }
  }
  if (rest.length === 0) return ({ frame }) => isTruthy(first(frame))
  return ({ frame }) => {
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
