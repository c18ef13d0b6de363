/** Chains of formatters, with what can be known of them beforehand. */

import type { Formatter } from '../formatters/formatter.ts'
import { findFormatter } from '../formatters/registry.ts'
import type { Calls } from '../instructions/instruction.ts'
import { decorate } from './decorate.ts'
import type { Run } from './run.ts'
import type { Scope } from './scope.ts'

export interface CompiledCall {
  readonly name: string
  readonly args: readonly string[]
  readonly format: (value: unknown, scope: Scope) => unknown
  /** Whether it asks anything of the page around its value. */
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

function compileCall(formatter: Formatter, args: readonly string[]): CompiledCall {
  const { name, prepare } = formatter
  if (prepare) {
    const format = prepare(args)
    return { name, args, format, usesScope: format.length > 1 }
  }
  return {
    name,
    args,
    format: (value, scope) => formatter.format(value, args, scope),
    usesScope: formatter.format.length > 2,
  }
}

export function applyCalls(run: Run, calls: readonly CompiledCall[], value: unknown): unknown {
  const { decorators } = run
  let result = value
  run.countFormatterCalls(calls.length)
  for (let i = 0; i < calls.length; i++) {
    const call = calls[i]
    if (!call) break
    const input = result
    result = call.format(input, run)
    if (decorators) result = decorate(decorators, call.name, { result, value: input })
    if (typeof result === 'string' && result.length > run.maxOutput) run.refuse('output')
    run.spend(1 + costOf(input) + costOf(result))
  }
  return result
}

/** Large values cost as much as many instructions, so that the clock is looked at in time. */
function costOf(value: unknown): number {
  if (typeof value === 'string') return value.length >> 8
  return Array.isArray(value) ? value.length >> 4 : 0
}
