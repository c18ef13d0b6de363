/** Memoized compilation: templates are compiled once, and kept as long as their instruction list lives. */

import type { Limits } from '../limits.ts'
import type { Template } from '../parser/parse-template.ts'
import { compileBlock } from './compile.ts'
import type { Block } from './machine.ts'

interface Program {
  /** Undefined for a template that prints and binds nothing. */
  readonly main: Block | undefined
  /** Problems of the instruction list; invalid instructions are left out. */
  readonly problems: readonly string[]
}

const programs = new WeakMap<object, Program>()

export function programOf(code: unknown, limits: Limits, template?: Template): Program {
  const list = Array.isArray(code) ? code : []
  const known = programs.get(list)
  if (known) return known
  const problems: string[] = []
  const block: unknown = list[2]
  if (!Array.isArray(block)) problems.push('The instruction list has no root')
  const budget = { instructions: limits.instructions }
  const maxDepth = limits.nesting
  const main = compileBlock(block, { template, problems, budget, depth: 0, maxDepth })
  const program = { main, problems }
  programs.set(list, program)
  return program
}
