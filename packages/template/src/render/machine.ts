/**
 * The compiled form of a template: closures over a frame, which resolves names, and the run that executes
 * them. The three types refer to each other, so they stand together, below all code that compiles and runs.
 */

import type { Location } from '../diagnostics.ts'
import type { Instruction } from '../instructions/instruction.ts'
import type { Limits } from '../limits.ts'
import type { Template } from '../parser/parse-template.ts'
import type { Decorators } from './decorate.ts'
import type { RunSettings } from './run-settings.ts'
import type { Scope } from './scope.ts'

/** Returns the value that an instruction prints. */
export type Step = (frame: Frame, run: Run) => unknown

/** Returns the text that a block of instructions prints. Only running out of budget leaves it as an exception. */
export type Block = (frame: Frame, run: Run) => string

/** Compiles a block inside an instruction. Undefined for one that does nothing. */
export type CompileInner = (block: unknown) => Block | undefined

/** The instruction that errors of a step are reported for. */
export interface Origin {
  readonly instruction: Instruction
  /** Absent if an instruction list came without its source. */
  readonly template: Template | undefined
  /** Memoized location, found when it is first reported, since a loop may report it hundreds of times. */
  place?: Location
}

/** A frame. All have the same fields in one order (one hidden class), so that reads use monomorphic inline caches. */
export interface Frame {
  /** The current value. Loops change it from element to element. */
  node: unknown
  readonly parent: Frame | undefined
  /** The elements of a loop: a frame of its own in the language, between this one and its parent. */
  list: readonly unknown[] | undefined
  /** Index of the loop's current element; -1 outside loops. */
  index: number
  /** Whether lookups stop at this frame. */
  readonly isPrivate: boolean
  /** Linked list of bound names, the last one first. */
  locals: Local | undefined
  /** Bound names beyond the first few. */
  moreLocals: Map<string, unknown> | undefined
  macros: Map<string, Block> | undefined
}

export interface Local {
  readonly name: string
  value: unknown
  readonly next: Local | undefined
}

/** Limits that can end a render; see `Limits`. */
export type RefusedLimit = 'formatters' | 'loops' | 'operations' | 'output' | 'time'

/** The state of one render. Templates are shared; runs never are. */
export interface Run extends Scope {
  /** The frame of the current formatter or predicate. Set before each call, since names are looked up from it. */
  frame: Frame
  values: readonly unknown[]
  /** Nesting depth of partials. */
  depth: number
  /** Names of all macros defined so far. */
  readonly macros: ReadonlySet<string>
  /** Version of the names: unique to every run, and changed whenever a name becomes a macro's. */
  readonly names: number
  /** The instruction whose formatters run: their reports are located there. */
  origin: Origin | undefined
  /** Cache of compiled partials by name; null for those that do not exist. */
  readonly partials: Map<string, Block | null>
  readonly settings: RunSettings
  readonly limits: Limits
  readonly decorators: Decorators | undefined
  /** Characters. */
  readonly maxOutput: number
  /** Undefined for a template that prints and binds nothing. */
  compile(code: readonly unknown[], template?: Template): Block | undefined
  knowMacro(name: string): void
  countPredicateCall(): void
  countIteration(): void
  countFormatterCall(cost: number): void
  /** Ends the render. The refusal is reported by the code that knows the instruction. */
  refuse(limit: RefusedLimit): never
  /** Values may share structure from here on, so comparing and serialising them is counted. */
  expectSharedValues(): void
  report(code: string, message: string, location?: Location): void
  /** Keeps the text of a block that cannot be finished; it goes before the text rescued already. */
  rescue(text: string): void
  /** Runs work whose text is not, or not yet, part of the output: nothing of it is rescued. */
  unprinted<Result>(work: () => Result): Result
  /**
   * Records an exception, which costs one instruction, unless the budget is used up: then the text so far is kept.
   */
  recover(
    error: unknown,
    at: { readonly origin: Origin | undefined; readonly output: string },
  ): void
}
