/** Visits every instruction of a template, with its surroundings. */

import type { Alternate, Block, Compound } from '../instructions/instruction.ts'
import { OP } from '../instructions/opcodes.ts'
import type { Template } from '../parser/parse-template.ts'

export interface Visit {
  readonly instruction: Compound
  readonly offset: number
  readonly around: Around
}

/** Identity of the frame that an instruction runs in: sections there see the names bound in it. */
export interface FrameMark {
  /** The construct that makes the frame. */
  readonly kind: 'root' | 'section' | 'macro' | 'tag'
}

interface Around {
  readonly frame: FrameMark
  /** Whether it runs only for some data. */
  readonly isConditional: boolean
  /** The macro that contains it. */
  readonly macro: string | undefined
}

export function visitsOf({ code, positions }: Template): readonly Visit[] {
  const visits: Visit[] = []
  visitBlock(code[2], { frame: { kind: 'root' }, isConditional: false, macro: undefined })
  return visits

  function visitBlock(block: Block, around: Around): void {
    for (const instruction of block) {
      if (typeof instruction !== 'number') visit(instruction, around)
    }
  }

  function visitAlternate(alternate: Alternate, around: Around): void {
    if (Array.isArray(alternate)) visit(alternate, around)
  }

  function visit(instruction: Compound, around: Around): void {
    visits.push({ instruction, offset: positions.get(instruction) ?? 0, around })
    const perhaps = { ...around, isConditional: true }
    switch (instruction[0]) {
      case OP.SECTION: {
        const inside = { ...perhaps, frame: newFrame('section') }
        visitBlock(instruction[2], inside)
        visitAlternate(instruction[3], inside)
        break
      }
      case OP.REPEATED: {
        const inside = { ...perhaps, frame: newFrame('section') }
        visitBlock(instruction[2], inside)
        visitBlock(instruction[4], inside)
        visitAlternate(instruction[3], perhaps)
        break
      }
      case OP.PREDICATE:
      case OP.OR_PREDICATE:
      case OP.IF:
        visitBlock(instruction[3], perhaps)
        visitAlternate(instruction[4], perhaps)
        break
      case OP.MACRO:
        visitBlock(instruction[2], {
          frame: newFrame('macro'),
          isConditional: false,
          macro: instruction[1],
        })
        break
      case OP.STRUCT:
        visitBlock(instruction[2], around)
        break
      case OP.PLATFORM_TAG:
        for (const [, , value] of instruction[2]) visitBlock(value, around)
        if (instruction[4] !== 0) visitBlock(instruction[4], { ...perhaps, frame: newFrame('tag') })
    }
  }
}

function newFrame(kind: FrameMark['kind']): FrameMark {
  return { kind }
}
