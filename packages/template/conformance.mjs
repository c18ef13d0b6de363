/** The engine's interface for conformance suites. It is rebuilt when its sources have changed. */

import { stop } from 'esbuild'
import { buildStale, explainBuildError } from '../../tools/build.mjs'

await buildStale({ only: ['template'] }).catch((error) => {
  throw new Error(explainBuildError(error))
})
// esbuild's helper process would otherwise keep this one alive.
await stop()

const {
  defaultLimits,
  parseTemplate,
  printInstructions,
  render: renderTemplate,
  totalStock,
  variantOptions,
} = await import('../../dist/template/engine.js')

export async function render(input) {
  const { template, json = {}, partials = {}, injects = {}, locale, now, exprOpts = {} } = input
  const parsed = parseTemplate(template)
  const { output, diagnostics } = renderTemplate(parsed, {
    data: json,
    partials,
    injects,
    ...(locale && locale !== 'none' && { locale }),
    ...(now !== undefined && { now }),
    expressions: input.enableExpr ?? false,
    includes: input.enableInclude ?? false,
    limits: {
      expressionTokens: exprOpts.maxTokens || defaultLimits.expressionTokens,
      expressionString: exprOpts.maxStringLen || defaultLimits.expressionString,
    },
  })
  return { output, errors: errorsOf([...parsed.diagnostics, ...diagnostics]) }
}

/** For timing: parses once, and returns the function that renders. Expressions and includes are on. */
export function prepare({ template, partials = {}, locale, now }) {
  const parsed = parseTemplate(template)
  const entries = Object.entries(partials).map(([name, text]) => [
    name,
    typeof text === 'string' ? parseTemplate(text, { name }) : text,
  ])
  const options = {
    partials: Object.fromEntries(entries),
    ...(locale && locale !== 'none' && { locale }),
    ...(now !== undefined && { now }),
    expressions: true,
    includes: true,
  }
  return (json) => renderTemplate(parsed, { ...options, data: json }).output
}

export async function parse(template) {
  const { code, diagnostics } = parseTemplate(template)
  return { code, errors: errorsOf(diagnostics) }
}

/** Errors without warnings, which only this engine has. */
function errorsOf(diagnostics) {
  return diagnostics.filter(({ severity }) => severity === 'error')
}

export async function pretty(code, indent) {
  return printInstructions(code, indent)
}

const questions = { getItemVariantOptions: variantOptions, getTotalStockRemaining: totalStock }

export async function util(name, value) {
  return questions[name]?.(value)
}
