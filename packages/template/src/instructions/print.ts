/** Prints instruction lists as indented JSON, one instruction of a block per line (language §11). */

import { OP } from './opcodes.ts'

const NEXT_IS_BLOCK: ReadonlyMap<unknown, readonly number[]> = new Map<unknown, readonly number[]>([
  [OP.ROOT, [2]],
  [OP.SECTION, [2]],
  [OP.REPEATED, [2, 4]],
  [OP.PREDICATE, [3]],
  [OP.OR_PREDICATE, [3]],
  [OP.IF, [3]],
  [OP.MACRO, [2]],
  [OP.STRUCT, [2]],
  [OP.PLATFORM_TAG, [4]],
])

export function printInstructions(code: unknown, indent = '  '): string {
  return printInstruction(code, indent, 1)
}

function printInstruction(instruction: unknown, indent: string, depth: number): string {
  if (!Array.isArray(instruction)) return inline(instruction)
  const blocks = NEXT_IS_BLOCK.get(instruction[0]) ?? []
  const parts = instruction.map((part: unknown, index) => {
    if (blocks.includes(index) && Array.isArray(part)) return printBlock(part, indent, depth)
    return isOr(part) ? printInstruction(part, indent, depth) : inline(part)
  })
  return `[${parts.join(', ')}]`
}

function isOr(part: unknown): boolean {
  return Array.isArray(part) && part[0] === OP.OR_PREDICATE && part.length === 5
}

function printBlock(block: readonly unknown[], indent: string, depth: number): string {
  if (block.length === 0) return '[]'
  const lines = block.map(
    (instruction) => `${indent.repeat(depth)}${printInstruction(instruction, indent, depth + 1)}`,
  )
  return `[\n${lines.join(',\n')}\n${indent.repeat(depth - 1)}]`
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  return JSON.stringify(value) ?? 'null'
}
