/** The engine as conformance suites drive it. Run `node build.mjs` first. */

import {
  defaultLimits,
  parseTemplate,
  printInstructions,
  render as renderTemplate,
  totalStock,
  variantOptions,
} from './dist/conformance.mjs'

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

export async function parse(template) {
  const { code, diagnostics } = parseTemplate(template)
  return { code, errors: errorsOf(diagnostics) }
}

/** Warnings are ours alone. */
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
