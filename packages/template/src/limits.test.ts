import { describe, expect, it } from 'vitest'
import { parseTemplate } from './index.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { run } from './test-template.ts'

interface Case {
  /** The lowered limit; parsing always uses the default ones. */
  readonly limit?: number
  readonly within: string
  readonly beyond: string
  readonly code: string
}

const CASES: Readonly<Record<keyof Limits, Case>> = {
  partialDepth: {
    limit: 2,
    within: '{@|apply two}',
    beyond: '{@|apply three}',
    code: 'partial-depth',
  },
  instructions: {
    within: `${'{.tab}'.repeat(249_998)}{a}.`,
    beyond: `${'{.tab}'.repeat(250_000)}.`,
    code: 'instruction-limit',
  },
  nesting: {
    within: '{.if a}'.repeat(64) + '{.end}'.repeat(64),
    beyond: '{.if a}'.repeat(65) + '{.end}'.repeat(65),
    code: 'nesting-limit',
  },
  branches: {
    within: `{.if a}${'{.or odd? a}'.repeat(1_000)}{.end}`,
    beyond: `{.if a}${'{.or odd? a}'.repeat(1_001)}{.end}`,
    code: 'branch-limit',
  },
  loopIterations: {
    limit: 6,
    within: '{.repeated section list}{.end}{.repeated section list}{.end}',
    beyond: '{.repeated section list}{.repeated section @}{.end}{.end}'.repeat(3),
    code: 'loop-limit',
  },
  formatterCalls: {
    limit: 3,
    within: '{text|html|html}{.var @x text|html}',
    beyond: '{text|html|html}{text|html|html}',
    code: 'formatter-limit',
  },
  operations: {
    limit: 8,
    within: '{a}{a}{a}',
    beyond: '{a}'.repeat(9),
    code: 'operation-limit',
  },
  outputLength: {
    limit: 8,
    within: '{text}{text}',
    beyond: '{text}{text}{a}',
    code: 'output-limit',
  },
  valueNodes: {
    limit: 3,
    within: '{.ctx @x a=a b=a}{@x|json}',
    beyond: '{.ctx @x a=a b=a c=a}{@x|json}',
    code: 'unexpected-error',
  },
  expressionTokens: {
    limit: 3,
    within: '{.eval 1 + 1}',
    beyond: '{.eval -1 + 1}',
    code: 'expression-parse',
  },
  expressionString: {
    limit: 8,
    within: '{.eval text + text}',
    beyond: '{.eval text + text + 1}',
    code: 'expression-reduce',
  },
  deadlineMs: {
    limit: -1,
    within: '{a}'.repeat(100),
    beyond: '{a}'.repeat(1_000),
    code: 'deadline',
  },
}

const data = { a: 1, text: 'four', list: [1, 2, 3] }
const partials = { one: '.', two: '{@|apply one}', three: '{@|apply two}' }

describe.each(Object.entries(CASES))('%s', (name, { limit, within, beyond, code }) => {
  const codesOf = (template: string) => {
    const limits = limit === undefined ? {} : { [name]: limit }
    const parsed = parseTemplate(template)
    const { diagnostics } = run(parsed, data, { partials, limits })
    return [...parsed.diagnostics, ...diagnostics].map((diagnostic) => diagnostic.code)
  }

  it('allows what is within', () => {
    expect(codesOf(within)).toEqual([])
  })

  it('stops what is beyond', () => {
    expect(codesOf(beyond)).toContain(code)
  })
})

it('are generous by default', () => {
  expect(defaultLimits).toEqual({
    partialDepth: 16,
    instructions: 250_000,
    nesting: 64,
    branches: 1_000,
    loopIterations: 100_000,
    formatterCalls: 250_000,
    operations: 5_000_000,
    outputLength: 8_388_608,
    valueNodes: 2_000_000,
    expressionTokens: 2_000,
    expressionString: 262_144,
    deadlineMs: 1_000,
  })
})
