/** Assembles the flat stream of instructions into a tree of blocks (language §5). Mistakes are reported. */

import {
  type Alternate,
  type Block,
  type Compound,
  type Instruction,
  type OrPredicate,
  opcodeOf,
  type Root,
} from '../instructions/instruction.ts'
import { listOf } from '../instructions/list.ts'
import { OP, opcodeName } from '../instructions/opcodes.ts'

type AssemblerReport = (code: string, message: string, offset: number) => void

/** A block that is still open. */
interface OpenBlock {
  readonly instruction: Compound
  readonly offset: number
  /** The block that instructions are added to: the body or, after `.alternates with`, the part between elements. */
  target: Block
  /** Number of alternatives before this one. */
  readonly branch: number
}

interface Assembler {
  accept(instruction: Instruction, offset: number): void
  /** Ends the input and gives the tree, complete or not. */
  finish(offset: number): Root
}

interface AssemblerLimits {
  readonly nesting: number
  readonly branches: number
}

export function createAssembler(limits: AssemblerLimits, report: AssemblerReport): Assembler {
  const root: Root = listOf(OP.ROOT, 1, listOf(), OP.END)
  const stack: OpenBlock[] = []
  /** Collects blocks that are nested too deeply, so that their ends still match. */
  const discarded: Block = []
  let ended = false
  let isAfterEndReported = false

  const current = () => stack.at(-1)
  const append = (instruction: Instruction) => (current()?.target ?? root[2]).push(instruction)

  function open(instruction: Compound, offset: number): void {
    const target = bodyOf(instruction)
    if (!target) {
      append(instruction)
      return
    }
    if (stack.length === limits.nesting) {
      report('nesting-limit', `Blocks are nested more than ${limits.nesting} deep`, offset)
    }
    if (stack.length < limits.nesting) append(instruction)
    else discarded.push(instruction)
    stack.push({ instruction, offset, target, branch: 0 })
  }

  function end(offset: number): void {
    const block = stack.pop()
    if (block) setAlternate(block.instruction, OP.END)
    else notAllowedAtRoot(OP.END, offset)
  }

  function or(instruction: OrPredicate, offset: number): void {
    const block = current()
    const opcode = block?.instruction[0]
    if (!block) notAllowedAtRoot(OP.OR_PREDICATE, offset)
    else if (opcode === OP.MACRO || opcode === OP.STRUCT) {
      notAllowedIn(block, OP.OR_PREDICATE, offset)
    } else if (isBareOr(block.instruction)) {
      const message = `This ${opcodeName(OP.OR_PREDICATE)} block will never execute.`
      report('dead-code', message, offset)
    } else if (block.branch >= limits.branches) {
      report('branch-limit', `A block has more than ${limits.branches} alternatives`, offset)
    } else {
      setAlternate(block.instruction, instruction)
      const branch = block.branch + 1
      stack[stack.length - 1] = { instruction, offset, target: instruction[3], branch }
    }
  }

  function alternatesWith(offset: number): void {
    const block = current()
    const alternates = block?.instruction[0] === OP.REPEATED ? block.instruction[4] : undefined
    if (!block) notAllowedAtRoot(OP.ALTERNATES_WITH, offset)
    else if (!alternates || block.target === alternates) {
      notAllowedIn(block, OP.ALTERNATES_WITH, offset)
    } else block.target = alternates
  }

  function notAllowedAtRoot(opcode: number, offset: number): void {
    const message = `Instruction ${opcodeName(opcode)} not allowed at root`
    report('not-allowed-at-root', message, offset)
  }

  function notAllowedIn(block: OpenBlock, opcode: number, offset: number): void {
    const inside = opcodeName(block.instruction[0])
    const message = `${opcodeName(opcode)} instruction is not allowed inside ${inside} block.`
    report('not-allowed-in-block', message, offset)
  }

  /** Handles `{.eof}`, which inside a block is a mistake and ends nothing. */
  function endOfInput(): void {
    const block = current()
    if (block) {
      const message = `Reached EOF in the middle of ${opcodeName(block.instruction[0])}`
      report('end-of-input-in-block', message, block.offset)
    } else {
      root[3] = OP.EOF
      ended = true
    }
  }

  /** Reports only the first instruction after the end. */
  function afterEnd(opcode: number, offset: number): void {
    if (isAfterEndReported) return
    isAfterEndReported = true
    const message = `${opcodeName(opcode)} Attempt to transition from the EOF state. This is either a bug in the state machine or instructions were fed to the state machine after EOF.`
    report('instruction-after-end', message, offset)
  }

  function accept(instruction: Instruction, offset: number): void {
    if (ended) afterEnd(opcodeOf(instruction), offset)
    else if (instruction === OP.END) end(offset)
    else if (instruction === OP.EOF) endOfInput()
    else if (instruction === OP.ALTERNATES_WITH) alternatesWith(offset)
    else if (typeof instruction === 'number') append(instruction)
    else if (instruction[0] === OP.OR_PREDICATE) or(instruction, offset)
    else open(instruction, offset)
  }

  return {
    accept,
    finish(offset) {
      accept(OP.EOF, offset)
      return root
    },
  }
}

/** Undefined for instructions without a block. */
function bodyOf(instruction: Compound): Block | undefined {
  switch (instruction[0]) {
    case OP.SECTION:
    case OP.REPEATED:
    case OP.MACRO:
    case OP.STRUCT:
      return instruction[2]
    case OP.PREDICATE:
    case OP.IF:
      return instruction[3]
    default:
      return undefined
  }
}

/** Sets the alternate; macros and structures have none. */
function setAlternate(instruction: Compound, alternate: Alternate): void {
  switch (instruction[0]) {
    case OP.SECTION:
    case OP.REPEATED:
      instruction[3] = alternate
      break
    case OP.PREDICATE:
    case OP.OR_PREDICATE:
    case OP.IF:
      instruction[4] = alternate
  }
}

/** Whether it is an `.or` without a predicate, which accepts no further `.or`. */
function isBareOr(instruction: Compound): boolean {
  return instruction[0] === OP.OR_PREDICATE && instruction[1] === 0
}
