import type { Alternate, Block, Compound, Reference } from '../instructions/instruction.ts'
import { OP } from '../instructions/opcodes.ts'
import type { Template } from '../parser/parse-template.ts'

/** The path of a variable: `squarespace.headers`. */
const pathOf = (reference: Reference) => reference.join('.')

/**
 * Offsets of tags that print one of these variables after another tag of the same run has printed it. Alternatives of
 * one condition exclude each other.
 */
export function printedAgain(
  { code, positions }: Template,
  variables: ReadonlySet<string>,
): readonly number[] {
  const again: number[] = []
  visitBlock(code[2], false)
  return again

  /** Whether it may have been printed by the end of the block. */
  function visitBlock(block: Block, wasPrinted: boolean): boolean {
    let isPrinted = wasPrinted
    for (const instruction of block) {
      if (typeof instruction !== 'number') isPrinted = visit(instruction, isPrinted)
    }
    return isPrinted
  }

  function visit(instruction: Compound, wasPrinted: boolean): boolean {
    switch (instruction[0]) {
      case OP.VARIABLE: {
        const isOne = instruction[1].some((reference) => variables.has(pathOf(reference)))
        if (isOne && wasPrinted) again.push(positions.get(instruction) ?? 0)
        return wasPrinted || isOne
      }
      case OP.SECTION:
      case OP.REPEATED:
        return visitBranches(instruction[2], instruction[3], wasPrinted)
      case OP.PREDICATE:
      case OP.IF:
        return visitBranches(instruction[3], instruction[4], wasPrinted)
      default:
        return wasPrinted
    }
  }

  function visitBranches(body: Block, alternate: Alternate, wasPrinted: boolean): boolean {
    const isPrinted = visitBlock(body, wasPrinted)
    if (!Array.isArray(alternate)) return isPrinted
    return visitBranches(alternate[3], alternate[4], wasPrinted) || isPrinted
  }
}
