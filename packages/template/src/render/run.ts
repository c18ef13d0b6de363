/** Everything one render keeps while it runs. Templates are shared; runs never are. */

import type { MoneyFormat } from '@sitewright/core/money-format'
import { type Diagnostic, type Location, locate, shorten } from '../diagnostics.ts'
import { opcodeOf } from '../instructions/instruction.ts'
import { opcodeName } from '../instructions/opcodes.ts'
import type { Limits } from '../limits.ts'
import type { NodeBudget } from '../values/compare.ts'
import type { Block, Origin } from './block.ts'
import type { Decorators } from './decorate.ts'
import { createFrame, type Frame, outsideOf } from './frame.ts'
import type { PartialCall } from './partial-call.ts'
import { applyPartial, type Partials } from './partials.ts'
import { readerOf } from './reference.ts'
import type { Scope } from './scope.ts'
import type { TagHandlers } from './tags.ts'

/** Thrown to leave a render that has used up a limit. Never leaves the engine. */
export const OUT_OF_BUDGET = Symbol('out of budget')

/** Looks at the clock are this far apart: rarer while work is quick, more often while it is slow. */
const OPERATIONS_BETWEEN_LOOKS = { first: 256, least: 16, most: 4_096 } as const
const SLOW_MS = 4
/** What a formatter or predicate is taken to cost, before anyone knows. */
const CALL_COST = 8

const MAX_DIAGNOSTICS = 1_000
const NO_VALUES: readonly unknown[] = []

interface RunSettings {
  readonly data: unknown
  readonly partials: Partials
  readonly injects: Readonly<Record<string, unknown>>
  readonly locale: string | undefined
  readonly moneyFormat: MoneyFormat | undefined
  readonly now: number
  readonly expressions: boolean
  readonly includes: boolean
  readonly limits: Limits
  readonly clock: () => number
  readonly tags: TagHandlers | undefined
  readonly decorate: Decorators | undefined
}

/** Of whatever run, in this process. */
let lastNames = 0

function nextNames(): number {
  lastNames += 1
  return lastNames
}

export class Run implements Scope {
  /** Of the formatter or predicate at work. Set before each, since names are looked up from it. */
  frame: Frame
  values = NO_VALUES
  /** Partials inside one another. */
  depth = 0
  /** Names of all macros so far. */
  readonly macros = new Set<string>()
  /** Another number in every run, and after every name that becomes a macro's. */
  names = nextNames()
  /** What unfinished blocks had printed when the budget ran out. */
  rescued = ''
  valueBudget: NodeBudget | undefined
  /** The instruction that formatters work for: what they report is located there. */
  origin: Origin | undefined
  /** Partials by name, once they were needed; null for those that do not exist. */
  readonly partials = new Map<string, Block | null>()
  readonly diagnostics: Diagnostic[] = []
  readonly settings: RunSettings
  readonly limits: Limits
  readonly decorators: Decorators | undefined
  /** Characters. */
  readonly maxOutput: number
  readonly now: number
  readonly locale: string | undefined
  #operations = 0
  #nextLook: number
  #untilLook: number = OPERATIONS_BETWEEN_LOOKS.first
  #iterations = 0
  #formatterCalls = 0
  readonly #maxFormatterCalls: number
  #refused: keyof typeof REFUSALS | undefined
  readonly #startedAt: number
  #lookedAt: number

  constructor(settings: RunSettings) {
    this.settings = settings
    this.limits = settings.limits
    this.decorators = settings.decorate
    this.maxOutput = settings.limits.outputLength
    this.#maxFormatterCalls = settings.limits.formatterCalls
    this.now = settings.now
    this.locale = settings.locale
    this.frame = createFrame(settings.data, undefined)
    this.#startedAt = settings.clock()
    this.#lookedAt = this.#startedAt
    this.#nextLook = Math.min(this.#untilLook, settings.limits.operations)
  }

  get node(): unknown {
    return this.frame.node
  }

  get moneyFormat(): MoneyFormat | undefined {
    return this.settings.moneyFormat
  }

  get hasExpressions(): boolean {
    return this.settings.expressions
  }

  get operations(): number {
    return this.#operations
  }

  knowMacro(name: string): void {
    if (this.macros.has(name)) return
    this.macros.add(name)
    this.names = nextNames()
  }

  resolve(reference: string): unknown {
    return readerOf(reference)(this.frame)
  }

  resolveOutside(reference: string): unknown {
    return readerOf(reference)(outsideOf(this.frame))
  }

  apply(call: PartialCall, value: unknown): string {
    const { frame } = this
    const text = this.unprinted(() => applyPartial(this, call, { value, frame }))
    this.frame = frame
    return text
  }

  /** Counts work, and looks at the clock every now and then. */
  spend(operations: number): void {
    this.#operations += operations
    if (this.#operations >= this.#nextLook) this.#look()
  }

  #look(): void {
    const { operations, deadlineMs } = this.limits
    const now = this.settings.clock()
    if (now - this.#startedAt > deadlineMs) this.refuse('time')
    if (this.#operations > operations) this.refuse('operations')
    const { least, most } = OPERATIONS_BETWEEN_LOOKS
    this.#untilLook =
      now - this.#lookedAt > SLOW_MS
        ? Math.max(this.#untilLook / 4, least)
        : Math.min(this.#untilLook * 2, most)
    this.#lookedAt = now
    this.#nextLook = Math.min(this.#operations + this.#untilLook, operations)
  }

  countPredicateCall(): void {
    this.spend(CALL_COST)
  }

  countIteration(): void {
    this.spend(1)
    if (++this.#iterations > this.limits.loopIterations) this.refuse('loops')
  }

  countFormatterCall(cost: number): void {
    if (++this.#formatterCalls > this.#maxFormatterCalls) this.refuse('formatters')
    this.spend(CALL_COST + cost)
  }

  /** Ends the render. What was refused is told where it is known which instruction asked for it. */
  refuse(limit: keyof typeof REFUSALS): never {
    this.#refused = limit
    throw OUT_OF_BUDGET
  }

  /** However much was told before. */
  tellRefusal(origin?: Origin): void {
    if (this.#refused === undefined) return
    const { code, message } = REFUSALS[this.#refused]
    this.#refused = undefined
    if (this.diagnostics.length >= MAX_DIAGNOSTICS) this.diagnostics.pop()
    this.report(code, message(this.limits), locationOf(origin))
  }

  /** From here on values may share structure, so comparing and writing them is counted. */
  expectSharedValues(): void {
    this.valueBudget ??= { remaining: this.limits.valueNodes }
  }

  report(code: string, message: string, location = locationOf(this.origin)): void {
    this.reportBare(code, `RuntimeError: ${message}`, location)
  }

  /** For the one message that carries no prefix. */
  reportBare(code: string, message: string, location = locationOf(this.origin)): void {
    if (this.diagnostics.length >= MAX_DIAGNOSTICS) return
    const text = shorten(message)
    this.diagnostics.push({ code, severity: 'error', type: 'engine', message: text, ...location })
  }

  /** Text of a block that cannot be finished. It becomes part of the output, before what is rescued already. */
  rescue(text: string): void {
    this.rescued = text + this.rescued
  }

  /** Work whose text is not, or not yet, part of the output: nothing of it is rescued. */
  unprinted<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      this.rescued = ''
      throw error
    }
  }

  /** An exception costs one instruction, unless the budget is used up: then what was printed so far is kept. */
  recover(
    error: unknown,
    { origin, output }: { origin: Origin | undefined; output: string },
  ): void {
    if (error === OUT_OF_BUDGET || !origin) {
      this.tellRefusal(origin)
      this.rescue(output)
      throw error
    }
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    const opcode = opcodeName(opcodeOf(origin.instruction))
    const text = `Unexpected ${name} error when executing ${opcode}: ${message}`
    this.values = NO_VALUES
    this.report('unexpected-error', text, locationOf(origin))
  }
}

function locationOf(origin: Origin | undefined): Location {
  const template = origin?.template
  if (!template) return {}
  const { instruction } = origin
  const offset = typeof instruction === 'object' ? template.positions.get(instruction) : undefined
  return offset === undefined ? { file: template.name } : locate(template, offset)
}

const REFUSALS = {
  formatters: {
    code: 'formatter-limit',
    message: (limits: Limits) => `Formatters ran more than ${limits.formatterCalls} times`,
  },
  loops: {
    code: 'loop-limit',
    message: (limits: Limits) => `Loops ran more than ${limits.loopIterations} times`,
  },
  operations: {
    code: 'operation-limit',
    message: (limits: Limits) => `More than ${limits.operations} operations were executed`,
  },
  output: {
    code: 'output-limit',
    message: (limits: Limits) => `Output exceeded ${limits.outputLength} characters`,
  },
  time: {
    code: 'deadline',
    message: (limits: Limits) => `Rendering took longer than ${limits.deadlineMs} ms`,
  },
} as const
