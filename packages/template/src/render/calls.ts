/** Compiled chains of formatters. */

import type { Format, Formatter } from '../formatters/formatter.ts'
import { findFormatter } from '../formatters/registry.ts'
import type { Calls } from '../instructions/instruction.ts'
import { decorate } from './decorate.ts'
import type { Run } from './machine.ts'

export interface CompiledCall {
  readonly name: string
  readonly args: readonly string[]
  readonly format: Format
  /** Whether it needs a frame around its value. */
  readonly usesScope: boolean
}

const NO_ARGUMENTS: readonly string[] = []

export function compileCalls(calls: Calls): readonly CompiledCall[] {
  if (!calls) return []
  return calls.flatMap(([name, given]) => {
    const formatter = findFormatter(name)
    return formatter ? [compileCall(formatter, given ? given[0] : NO_ARGUMENTS)] : []
  })
}

function compileCall(
  { name, format: plain, prepare, needsNoFrame }: Formatter,
  args: readonly string[],
): CompiledCall {
  const format = prepare ? prepare(args) : plain
  return { name, args, format, usesScope: format.length > 2 && !needsNoFrame }
}

export function applyCalls(run: Run, calls: readonly CompiledCall[], value: unknown): unknown {
  let result = value
  for (const call of calls) result = applyCall(run, call, result)
  return result
}

export function applyCall(run: Run, { name, args, format }: CompiledCall, value: unknown): unknown {
  run.countFormatterCall(costOf(value))
  const result = format(value, args, run)
  if (typeof result === 'string') {
    if (result.length > run.maxOutput) run.refuse('output')
    if (result.length >= COSTLY) run.spend(costOf(result))
  }
  const { decorators } = run
  return decorators ? decorate(decorators, name, { result, value, scope: run }) : result
}

const COSTLY = 256

/** Cost in operations: large values cost as much as many instructions, so that the clock is checked in time. */
function costOf(value: unknown): number {
  if (typeof value === 'string') return value.length >> 8
  return Array.isArray(value) ? value.length >> 4 : 0
}
