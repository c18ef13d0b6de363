/** Turns the flat stream of instructions into a tree of blocks (spec §5). Mistakes are reported. */

import type {
  Alternate,
  Block,
  Compound,
  Instruction,
  OrPredicate,
  Root,
} from '../instructions/instruction.ts'
import { OP, opcodeName } from '../instructions/opcodes.ts'

export type AssemblerReport = (code: string, message: string, offset: number) => void

/** A block that is still open. */
interface OpenBlock {
  readonly opcode: number
  readonly offset: number
  /** Where instructions go now: the body or, after `.alternates with`, the part between elements. */
  target: Block
  readonly alternates: Block | undefined
  /** A bare `.or` accepts no further `.or`. */
  readonly isLast: boolean
  readonly branch: number
  setAlternate(alternate: Alternate): void
}

export interface Assembler {
  accept(instruction: Instruction, offset: number): void
  /** Ends the input and gives the tree, complete or not. */
  finish(offset: number): Root
}

export interface AssemblerLimits {
  readonly nesting: number
  readonly branches: number
}

export function createAssembler(limits: AssemblerLimits, report: AssemblerReport): Assembler {
  const root: Root = [OP.ROOT, 1, [], null]
  const stack: OpenBlock[] = []
  /** Takes what is nested too deeply, so that its ends still match. */
  const discarded: Block = []
  let ended = false

  const current = () => stack.at(-1)
  const append = (instruction: Instruction) => (current()?.target ?? root[2]).push(instruction)

  function open(instruction: Compound, offset: number): void {
    const block = openBlock(instruction, offset)
    if (!block) {
      append(instruction)
      return
    }
    if (stack.length === limits.nesting) {
      report('nesting-limit', `Blocks are nested more than ${limits.nesting} deep`, offset)
    }
    if (stack.length < limits.nesting) append(instruction)
    else discarded.push(instruction)
    stack.push(block)
  }

  function end(offset: number): void {
    const block = stack.pop()
    if (block) block.setAlternate(OP.END)
    else
      report('not-allowed-at-root', `Instruction ${opcodeName(OP.END)} not allowed at root`, offset)
  }

  function or(instruction: OrPredicate, offset: number): void {
    const block = current()
    const name = opcodeName(OP.OR_PREDICATE)
    if (!block) report('not-allowed-at-root', `Instruction ${name} not allowed at root`, offset)
    else if (block.opcode === OP.MACRO || block.opcode === OP.STRUCT)
      notAllowedIn(block, name, offset)
    else if (block.isLast) report('dead-code', `This ${name} block will never execute.`, offset)
    else if (block.branch >= limits.branches) {
      report('branch-limit', `A block has more than ${limits.branches} alternatives`, offset)
    } else {
      block.setAlternate(instruction)
      stack[stack.length - 1] = orBlock(instruction, offset, block.branch + 1)
    }
  }

  function alternatesWith(offset: number): void {
    const block = current()
    const name = opcodeName(OP.ALTERNATES_WITH)
    if (!block) report('not-allowed-at-root', `Instruction ${name} not allowed at root`, offset)
    else if (!block.alternates || block.target === block.alternates)
      notAllowedIn(block, name, offset)
    else block.target = block.alternates
  }

  function notAllowedIn(block: OpenBlock, name: string, offset: number): void {
    const inside = opcodeName(block.opcode)
    const message = `${name} instruction is not allowed inside ${inside} block.`
    report('not-allowed-in-block', message, offset)
  }

  function endOfInput(): void {
    const block = current()
    ended = true
    if (!block) root[3] = OP.EOF
    else {
      const message = `Reached EOF in the middle of ${opcodeName(block.opcode)}`
      report('end-of-input-in-block', message, block.offset)
    }
  }

  return {
    accept(instruction, offset) {
      const opcode = typeof instruction === 'number' ? instruction : instruction[0]
      if (ended) {
        const message = `${opcodeName(opcode)} Attempt to transition from the EOF state. This is either a bug in the state machine or instructions were fed to the state machine after EOF.`
        report('instruction-after-end', message, offset)
      } else if (instruction === OP.END) end(offset)
      else if (instruction === OP.EOF) endOfInput()
      else if (instruction === OP.ALTERNATES_WITH) alternatesWith(offset)
      else if (typeof instruction === 'number') append(instruction)
      else if (instruction[0] === OP.OR_PREDICATE) or(instruction, offset)
      else open(instruction, offset)
    },
    finish() {
      if (!ended) endOfInput()
      return root
    },
  }
}

function orBlock(instruction: OrPredicate, offset: number, branch: number): OpenBlock {
  return {
    opcode: OP.OR_PREDICATE,
    offset,
    target: instruction[3],
    alternates: undefined,
    isLast: instruction[1] === 0,
    branch,
    setAlternate(alternate) {
      instruction[4] = alternate
    },
  }
}

/** Nothing for instructions that hold no block. */
function openBlock(instruction: Compound, offset: number): OpenBlock | undefined {
  const block = { opcode: instruction[0], offset, alternates: undefined, isLast: false, branch: 0 }
  switch (instruction[0]) {
    case OP.SECTION:
      return {
        ...block,
        target: instruction[2],
        setAlternate: (alternate) => {
          instruction[3] = alternate
        },
      }
    case OP.REPEATED:
      return {
        ...block,
        target: instruction[2],
        alternates: instruction[4],
        setAlternate: (alternate) => {
          instruction[3] = alternate
        },
      }
    case OP.PREDICATE:
    case OP.IF:
      return {
        ...block,
        target: instruction[3],
        setAlternate: (alternate) => {
          instruction[4] = alternate
        },
      }
    case OP.MACRO:
    case OP.STRUCT:
      return { ...block, target: instruction[2], setAlternate: () => undefined }
    default:
      return undefined
  }
}
