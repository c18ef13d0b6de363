/** Compiles instructions that print or bind values (language §7). */

import { type Evaluate, expressionOf } from '../expressions/expressions.ts'
import type {
  BindVariable,
  Compound,
  ContextVariable,
  Eval,
  Include,
  Inject,
  Variable,
} from '../instructions/instruction.ts'
import { OP } from '../instructions/opcodes.ts'
import { ownProperty } from '../values/property.ts'
import { applyCall, applyCalls, type CompiledCall, compileCalls } from './calls.ts'
import { bindLocal, createFrame } from './frame.ts'
import type { Origin, Step } from './machine.ts'
import { readPartialCall } from './partial-call.ts'
import { compileApply, includePartial } from './partials.ts'
import { compileReference, type Path, pathOf, type Read } from './reference.ts'

const nothing: Read = () => undefined
const NO_VALUES: readonly unknown[] = []

export function compileVariable([, references, calls]: Variable, origin: Origin): Step {
  const reads = references.map(compileReference)
  const read = reads[0] ?? nothing
  const chain = compileCalls(calls)
  const [only] = chain
  if (!only) return read
  const call = chain.length === 1 && only.name === 'apply' && readPartialCall(only.args)
  if (call) return compileApply(read, call, origin)
  if (chain.some(({ usesScope }) => usesScope)) return formattingInScope(reads, chain, origin)
  return chain.length === 1 ? formattingOnce(read, only) : formatting(read, chain)
}

/** Runs formatters that need no frame without making one. */
function formattingOnce(read: Read, call: CompiledCall): Step {
  return (frame, run) => applyCall(run, call, read(frame))
}

function formatting(read: Read, chain: readonly CompiledCall[]): Step {
  return (frame, run) => applyCalls(run, chain, read(frame))
}

function formattingInScope(
  reads: readonly Read[],
  chain: readonly CompiledCall[],
  origin: Origin,
): Step {
  const [read = nothing] = reads
  const hasSeveral = reads.length > 1
  return (frame, run) => {
    const value = read(frame)
    run.origin = origin
    run.frame = createFrame(value, frame)
    const { values } = run
    run.values = hasSeveral ? reads.map((each) => each(frame)) : NO_VALUES
    const result = applyCalls(run, chain, value)
    run.values = values
    return result
  }
}

/** The path of a variable without formatters, if it is of the common kind. */
export function plainPath(instruction: Compound): Path | undefined {
  if (instruction[0] !== OP.VARIABLE || instruction[2] !== 0) return undefined
  return pathOf(instruction[1][0] ?? [])
}

export function compileBinding([, name, references, calls]: BindVariable, origin: Origin): Step {
  const reads: Read[] = references.map(compileReference)
  const [read = nothing] = reads
  const chain = compileCalls(calls)
  const hasSeveral = reads.length > 1
  return (frame, run) => {
    let value = read(frame)
    if (chain.length > 0) {
      run.origin = origin
      run.frame = frame
      const { values } = run
      run.values = hasSeveral ? reads.map((each) => each(frame)) : NO_VALUES
      value = applyCalls(run, chain, value)
      run.values = values
    }
    bindLocal(frame, name, value)
    return ''
  }
}

export function compileContextVariable([, name, entries]: ContextVariable): Step {
  const reads = entries.map(([key, reference]) => [key, compileReference(reference)] as const)
  // Copying an object that has the keys is faster than adding them one by one.
  const empty: Record<string, unknown> = Object.fromEntries(entries.map(([key]) => [key, null]))
  return (frame, run) => {
    const value = { ...empty }
    for (const [key, read] of reads) value[key] = read(frame) ?? null
    run.expectSharedValues()
    bindLocal(frame, name, value)
    return ''
  }
}

/** Compiles `.inject`. A value that is false, 0 or empty counts as missing. */
export function compileInject([, name, path]: Inject): Step {
  return (frame, { settings }) => {
    bindLocal(frame, name, ownProperty(settings.injects, path) || undefined)
    return ''
  }
}

export function compileEval([, source]: Eval, origin: Origin): Step {
  let evaluate: Evaluate | undefined
  return (frame, run) => {
    if (!run.settings.expressions) return ''
    evaluate ??= expressionOf(source)
    run.origin = origin
    if (evaluate) return evaluate(frame, run)
    run.report('expressions-missing', 'Expressions are on, but none are registered.')
    return ''
  }
}

export function compileInclude([, name, [args]]: Include, origin: Origin): Step {
  const hasOutput = args.includes('output')
  return (frame, run) => {
    if (!run.settings.includes) return ''
    run.origin = origin
    if (hasOutput) return includePartial(run, name, frame)
    run.unprinted(() => includePartial(run, name, frame))
    return ''
  }
}
