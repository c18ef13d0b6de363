/** Renders a template with data (language §7.1). */

import type { MoneyFormat } from '@sitewright/core/money-format'
import type { Diagnostic } from '../diagnostics.ts'
import { defaultLimits, type Limits } from '../limits.ts'
import { parseTemplate, type Template } from '../parser/parse-template.ts'
import type { Decorators } from './decorate.ts'
import type { Block } from './machine.ts'
import { programOf } from './program.ts'
import { OUT_OF_BUDGET, Rendering } from './run.ts'
import type { Partials } from './run-settings.ts'
import type { TagHandlers } from './tags.ts'

export interface RenderOptions {
  readonly data: unknown
  /** Data around it: names that it lacks are looked up there. It spares a copy where much is the same for many renders. */
  readonly around?: unknown
  /** Partials by name. Those given as text are parsed once per render, templates never again. */
  readonly partials?: Partials
  readonly injects?: Readonly<Record<string, unknown>>
  /** Without a locale, formatters that need a language print nothing. */
  readonly locale?: string
  /** The host's money format. Without one, native amounts have no currency, which scripts are to add. */
  readonly moneyFormat?: MoneyFormat
  /** Current time in milliseconds since 1970; that of the clock if absent. */
  readonly now?: number
  /** Whether `.eval` is on. In browsers expressions have to be registered too: `useExpressions`. */
  readonly expressions?: boolean
  /** Whether `.include` is on. */
  readonly includes?: boolean
  readonly limits?: Partial<Limits>
  /** The clock of the deadline in milliseconds; wall-clock time if absent. */
  readonly clock?: () => number
  readonly tags?: TagHandlers
  /** The host's additions to the output of formatters. */
  readonly decorate?: Decorators
}

export interface RenderResult {
  readonly output: string
  /** Problems of rendering. Those of parsing are in `template.diagnostics`. */
  readonly diagnostics: readonly Diagnostic[]
  readonly stats: { readonly operations: number }
}

const wallClock = () => performance.now()

/** Renders a template. Never throws. Takes a parsed template, its instruction list, or source text. */
export function render(template: unknown, options: RenderOptions): RenderResult {
  const run = new Rendering({
    data: options.data,
    around: options.around,
    partials: options.partials ?? {},
    injects: options.injects ?? {},
    locale: options.locale,
    moneyFormat: options.moneyFormat,
    now: options.now ?? Date.now(),
    expressions: options.expressions ?? false,
    includes: options.includes ?? false,
    limits: { ...defaultLimits, ...options.limits },
    clock: options.clock ?? wallClock,
    tags: options.tags,
    decorate: options.decorate,
  })
  const parsed = typeof template === 'string' ? parseTemplate(template) : template
  const source = isTemplate(parsed) ? parsed : undefined
  const { main, problems } = programOf(source ? source.code : parsed, run.limits, source)
  for (const problem of problems) run.report('invalid-instruction', problem)
  const output = main ? outputOf(run, main) : ''
  const { diagnostics, operations } = run
  return { output, diagnostics, stats: { operations } }
}

function outputOf(run: Rendering, main: Block): string {
  try {
    return main(run.frame, run)
  } catch (error) {
    if (error === OUT_OF_BUDGET) run.tellRefusal()
    else run.report('unexpected-error', `Unexpected error: ${error}`)
    return run.rescued
  }
}

function isTemplate(value: unknown): value is Template {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'code' in value
}
