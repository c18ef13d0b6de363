/** The state of one render: its counters, its clock and its diagnostics. */

import type { MoneyFormat } from '@sitewright/core/money-format'
import { type Diagnostic, type Location, locate, shorten } from '../diagnostics.ts'
import { opcodeOf } from '../instructions/instruction.ts'
import { opcodeName } from '../instructions/opcodes.ts'
import type { Limits } from '../limits.ts'
import type { Template } from '../parser/parse-template.ts'
import type { NodeBudget } from '../values/compare.ts'
import type { Decorators } from './decorate.ts'
import { createFrame, outsideOf } from './frame.ts'
import type { Block, Frame, Origin, RefusedLimit, Run } from './machine.ts'
import type { PartialCall } from './partial-call.ts'
import { applyPartial } from './partials.ts'
import { programOf } from './program.ts'
import { readerOf } from './reference.ts'
import type { RunSettings } from './run-settings.ts'

/** Thrown to leave a render that has used up a limit. Never leaves the engine. */
export const OUT_OF_BUDGET = Symbol('out of budget')

/**
 * Operations between looks at the clock, adapted to the speed: `most` while work is quick, `least` while it is slow.
 */
const OPERATIONS_BETWEEN_LOOKS = { first: 256, least: 16, most: 4_096 } as const
const SLOW_MS = 4
/** Assumed cost of a formatter or predicate, in operations, before it has run. */
const CALL_COST = 8

const MAX_DIAGNOSTICS = 1_000
const NO_VALUES: readonly unknown[] = []

/** Counter of `names`, shared by all runs of this process. */
let lastNames = 0

function nextNames(): number {
  lastNames += 1
  return lastNames
}

export class Rendering implements Run {
  frame: Frame
  values = NO_VALUES
  depth = 0
  readonly macros = new Set<string>()
  names = nextNames()
  /** Text that unfinished blocks had printed when the budget ran out. */
  rescued = ''
  valueBudget: NodeBudget | undefined
  origin: Origin | undefined
  readonly partials = new Map<string, Block | null>()
  readonly diagnostics: Diagnostic[] = []
  readonly settings: RunSettings
  readonly limits: Limits
  readonly decorators: Decorators | undefined
  readonly maxOutput: number
  readonly now: number
  readonly locale: string | undefined
  #operations = 0
  #nextLook: number
  #untilLook: number = OPERATIONS_BETWEEN_LOOKS.first
  #iterations = 0
  #formatterCalls = 0
  readonly #maxFormatterCalls: number
  #refused: RefusedLimit | undefined
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
    const { data, around } = settings
    this.frame = createFrame(
      data,
      around === undefined ? undefined : createFrame(around, undefined),
    )
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

  compile(code: readonly unknown[], template?: Template): Block | undefined {
    return programOf(code, this.limits, template).main
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

  /** Counts operations, and checks the clock from time to time. */
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

  refuse(limit: RefusedLimit): never {
    this.#refused = limit
    throw OUT_OF_BUDGET
  }

  /** Reports a refusal, even beyond the limit of diagnostics. */
  tellRefusal(origin?: Origin): void {
    if (this.#refused === undefined) return
    const { code, message } = REFUSALS[this.#refused]
    this.#refused = undefined
    if (this.diagnostics.length >= MAX_DIAGNOSTICS) this.diagnostics.pop()
    this.report(code, message(this.limits), locationOf(origin))
  }

  expectSharedValues(): void {
    this.valueBudget ??= { remaining: this.limits.valueNodes }
  }

  report(code: string, message: string, location = locationOf(this.origin)): void {
    this.reportBare(code, `RuntimeError: ${message}`, location)
  }

  /** Reports the one message that has no prefix. */
  reportBare(code: string, message: string, location = locationOf(this.origin)): void {
    if (this.diagnostics.length >= MAX_DIAGNOSTICS) return
    const text = shorten(message)
    this.diagnostics.push({ code, severity: 'error', type: 'engine', message: text, ...location })
  }

  rescue(text: string): void {
    this.rescued = text + this.rescued
  }

  unprinted<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      this.rescued = ''
      throw error
    }
  }

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
  if (!origin.place) {
    const { instruction } = origin
    const offset = typeof instruction === 'object' ? template.positions.get(instruction) : undefined
    origin.place = offset === undefined ? { file: template.name } : locate(template, offset)
  }
  return origin.place
}

const REFUSALS: Readonly<
  Record<RefusedLimit, { readonly code: string; readonly message: (limits: Limits) => string }>
> = {
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
}
