/**
 * What a template is compiled to: functions of a frame, which says what names mean, and of the run that carries them
 * out. Each of the three is described by the others, so they stand together, below all that compiles and runs.
 */

import type { Location } from '../diagnostics.ts'
import type { Instruction } from '../instructions/instruction.ts'
import type { Limits } from '../limits.ts'
import type { Template } from '../parser/parse-template.ts'
import type { Decorators } from './decorate.ts'
import type { RunSettings } from './run-settings.ts'
import type { Scope } from './scope.ts'

/** Gives the value an instruction prints. */
export type Step = (frame: Frame, run: Run) => unknown

/** Gives the text a block of instructions prints. Only running out of budget leaves it as an exception. */
export type Block = (frame: Frame, run: Run) => string

/** Compiles a block inside an instruction. Nothing comes back for one that does nothing. */
export type CompileInner = (block: unknown) => Block | undefined

/** What errors of a step are reported for. */
export interface Origin {
  readonly instruction: Instruction
  /** Absent where an instruction list came without its source. */
  readonly template: Template | undefined
}

/** All frames have all fields, in one order, so that reading them stays cheap. */
export interface Frame {
  /** Loops move their frame from element to element. */
  node: unknown
  readonly parent: Frame | undefined
  /** What a loop goes through: a frame of its own in the language, between this one and its parent. */
  list: readonly unknown[] | undefined
  /** Of the element a loop is at; -1 outside loops. */
  index: number
  /** Names are not looked up beyond this frame. */
  readonly isPrivate: boolean
  /** Bound names, the last one first. */
  locals: Local | undefined
  /** Those beyond the first few. */
  moreLocals: Map<string, unknown> | undefined
  macros: Map<string, Block> | undefined
}

export interface Local {
  readonly name: string
  value: unknown
  readonly next: Local | undefined
}

/** Limits that a render can run into; see `Limits`. */
export type RefusedLimit = 'formatters' | 'loops' | 'operations' | 'output' | 'time'

/** Everything one render keeps while it runs. Templates are shared; runs never are. */
export interface Run extends Scope {
  /** Of the formatter or predicate at work. Set before each, since names are looked up from it. */
  frame: Frame
  values: readonly unknown[]
  /** Partials inside one another. */
  depth: number
  /** Names of all macros so far. */
  readonly macros: ReadonlySet<string>
  /** Another number in every run, and after every name that becomes a macro's. */
  readonly names: number
  /** The instruction that formatters work for: what they report is located there. */
  origin: Origin | undefined
  /** Partials by name, once they were needed; null for those that do not exist. */
  readonly partials: Map<string, Block | null>
  readonly settings: RunSettings
  readonly limits: Limits
  readonly decorators: Decorators | undefined
  /** Characters. */
  readonly maxOutput: number
  /** Nothing for a template that prints and binds nothing. */
  compile(code: readonly unknown[], template?: Template): Block | undefined
  knowMacro(name: string): void
  countPredicateCall(): void
  countIteration(): void
  countFormatterCall(cost: number): void
  /** Ends the render. What was refused is told where it is known which instruction asked for it. */
  refuse(limit: RefusedLimit): never
  /** From here on values may share structure, so comparing and writing them is counted. */
  expectSharedValues(): void
  report(code: string, message: string, location?: Location): void
  /** Text of a block that cannot be finished. It becomes part of the output, before what is rescued already. */
  rescue(text: string): void
  /** Work whose text is not, or not yet, part of the output: nothing of it is rescued. */
  unprinted<Result>(work: () => Result): Result
  /** An exception costs one instruction, unless the budget is used up: then what was printed so far is kept. */
  recover(
    error: unknown,
    at: { readonly origin: Origin | undefined; readonly output: string },
  ): void
}
