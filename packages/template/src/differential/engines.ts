/** Runs one template and its data through this engine and through the public one. */

import { parseTemplate, render } from '../index.ts'
import { cldrOf, publicEngine } from './public-engine.ts'

/** The input of both engines. Expressions and includes are always on. */
export interface Pair {
  readonly template: string
  readonly data: unknown
  readonly partials?: Readonly<Record<string, string>>
  readonly injects?: Readonly<Record<string, unknown>>
  /** Absent for no localisation. */
  readonly locale?: string
  /** Milliseconds since 1970; the first moment of 2024 in UTC if absent. */
  readonly now?: number
  /** Limits of expressions; ours if absent, and none in the public engine. */
  readonly limits?: { readonly tokens: number; readonly string: number }
}

export interface Outcome {
  readonly output: string
  /** Messages of parsing, then of rendering. */
  readonly errors: readonly string[]
  /** The instruction list. */
  readonly code: unknown
}

const NOW = Date.UTC(2024, 0, 1)

export function ours(pair: Pair): Outcome {
  const { template, data, partials = {}, injects = {}, locale, now = NOW, limits } = pair
  const parsed = parseTemplate(template)
  const { output, diagnostics } = render(parsed, {
    data,
    partials,
    injects,
    now,
    expressions: true,
    includes: true,
    ...(locale !== undefined && { locale }),
    ...(limits && {
      limits: { expressionTokens: limits.tokens, expressionString: limits.string },
    }),
  })
  const all = [...parsed.diagnostics, ...diagnostics]
  const errors = all.filter(({ severity }) => severity === 'error').map(({ message }) => message)
  return { code: parsed.code, output, errors }
}

/** Runs the public engine; an exception becomes the only error. Data is copied, so that neither can change it. */
export function theirs(pair: Pair): Outcome {
  const { template, data, partials, injects, locale, now, limits } = structuredClone(pair)
  try {
    const { code } = publicEngine.parse(template)
    const { ctx, errors } = publicEngine.execute({
      code: template,
      json: data,
      partials: partials ?? {},
      injects: injects ?? {},
      now: now ?? NOW,
      enableExpr: true,
      exprOpts: { maxTokens: limits?.tokens ?? 0, maxStringLen: limits?.string ?? 0 },
      enableInclude: true,
      ...(locale !== undefined && { cldr: cldrOf(locale) }),
    })
    const messages = (errors ?? []).map(({ message }: { message: string }) => message)
    return { code, output: ctx.render(), errors: messages }
  } catch (error) {
    return { code: undefined, output: '', errors: [`threw ${error}`] }
  }
}
