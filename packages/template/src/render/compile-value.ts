/** Instructions that print or bind values (spec §7). */

import { compileExpression } from '../expressions/compile-expression.ts'
import type { Formatter } from '../formatters/formatter.ts'
import { findFormatter } from '../formatters/registry.ts'
import type {
  BindVariable,
  Calls,
  ContextVariable,
  Eval,
  Include,
  Inject,
  Variable,
} from '../instructions/instruction.ts'
import { ownProperty } from '../values/property.ts'
import { textOf } from '../values/text.ts'
import { decorate } from './decorate.ts'
import { bindLocal, createFrame } from './frame.ts'
import { compileReference, type Read } from './reference.ts'
import type { Run } from './run.ts'
import type { Origin, Step } from './steps.ts'

export function compileVariable([, references, calls]: Variable, origin: Origin): Step {
  const reads = references.map(compileReference)
  const read = reads[0] ?? (() => undefined)
  const chain = calls === 0 ? [] : compileCalls(calls)
  if (chain.length === 0) return (run) => print(run, read(run.frame))

  const needsFrame = chain.some(({ formatter }) => usesScope(formatter))
  return (run) => {
    const outer = run.frame
    const value = read(outer)
    if (!needsFrame) {
      print(run, applyCalls(run, chain, value, origin))
      return
    }
    if (reads.length > 1) run.values = reads.map((each) => each(outer))
    run.frame = createFrame(value, outer)
    const result = applyCalls(run, chain, value, origin)
    run.frame = outer
    if (reads.length > 1) run.values = []
    print(run, result)
  }
}

function print(run: Run, value: unknown): void {
  if (value === undefined || value === null) return
  run.print(typeof value === 'string' ? value : textOf(value))
}

/** A formatter that declares no scope cannot tell whether its value has a frame. */
function usesScope(formatter: Formatter): boolean {
  return formatter.format.length > 2
}

interface CompiledCall {
  readonly formatter: Formatter
  readonly args: readonly string[]
}

const NO_ARGUMENTS: readonly string[] = []

function compileCalls(calls: Exclude<Calls, 0>): readonly CompiledCall[] {
  return calls.flatMap(([name, args]) => {
    const formatter = findFormatter(name)
    return formatter ? [{ formatter, args: args ? args[0] : NO_ARGUMENTS }] : []
  })
}

function applyCalls(
  run: Run,
  calls: readonly CompiledCall[],
  value: unknown,
  origin: Origin,
): unknown {
  const { decorate: decorators } = run.settings
  let result = value
  run.spend(costOf(value))
  for (const { formatter, args } of calls) {
    run.origin = origin
    const input = result
    result = formatter.format(input, args, run)
    if (decorators) result = decorate(decorators, formatter.name, { result, value: input })
    if (typeof result === 'string') run.checkLength(result.length)
    run.spend(costOf(result))
  }
  return result
}

/** Large values cost as much as many instructions, so that the clock is looked at in time. */
function costOf(value: unknown): number {
  if (typeof value === 'string') return value.length >> 8
  return Array.isArray(value) ? value.length >> 4 : 0
}

export function compileBinding([, name, references, calls]: BindVariable, origin: Origin): Step {
  const reads: Read[] = references.map(compileReference)
  const read = reads[0] ?? (() => undefined)
  const chain = calls === 0 ? [] : compileCalls(calls)
  return (run) => {
    const { frame } = run
    if (reads.length > 1) run.values = reads.map((each) => each(frame))
    const value = applyCalls(run, chain, read(frame), origin)
    if (reads.length > 1) run.values = []
    bindLocal(frame, name, value)
  }
}

export function compileContextVariable([, name, entries]: ContextVariable): Step {
  const reads = entries.map(([key, reference]) => [key, compileReference(reference)] as const)
  return (run) => {
    const { frame } = run
    const value = Object.fromEntries(reads.map(([key, read]) => [key, read(frame) ?? null]))
    run.expectSharedValues()
    bindLocal(frame, name, value)
  }
}

/** What is false, 0 or empty counts as absent. */
export function compileInject([, name, path]: Inject): Step {
  return ({ frame, settings }) => {
    bindLocal(frame, name, ownProperty(settings.injects, path) || undefined)
  }
}

export function compileEval([, source]: Eval, origin: Origin): Step {
  let evaluate: ReturnType<typeof compileExpression> | undefined
  return (run) => {
    if (!run.settings.expressions) return
    evaluate ??= compileExpression(source)
    run.origin = origin
    run.print(evaluate(run))
  }
}

export function compileInclude([, name, [args]]: Include, origin: Origin): Step {
  const hasOutput = args.includes('output')
  return (run) => {
    if (!run.settings.includes) return
    run.origin = origin
    run.include(name, hasOutput)
  }
}
