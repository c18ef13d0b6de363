import { describe, expect, it } from 'vitest'
import { run, tickingClock } from '../test-template.ts'

const many = (length: number) => Array.from({ length }, (_, index) => index)
const rows = many(400).map(() => ({ b: many(400) }))
const doubling = '{.var @a @a|apply twice}'.repeat(60)
const sharing = '{.ctx @a x=@a y=@a}'.repeat(60)

describe('a render that asks too much', () => {
  it.each([
    ['loop-limit', '{.repeated section rows}{.repeated section b}.{.end}{.end}', {}],
    ['loop-limit', '{.repeated section a}.{.end}', { loopIterations: 10 }],
    ['operation-limit', '{.repeated section a}.{.end}', { operations: 100 }],
    ['output-limit', '{.repeated section a}{text}{.end}', { outputLength: 1000 }],
    ['output-limit', `{.var @a text}${doubling}`, {}],
    ['output-limit', `{.var @a quotes}{@a${'|json'.repeat(40)}}`, {}],
    ['unexpected-error', `{.var @a text}${sharing}{@a|json}`, {}],
    ['unexpected-error', `${sharing}{.var @b @a}${sharing}{.equal? @a @b}{.end}{@a|raw}`, {}],
    ['expression-parse', `{.eval ${'1+'.repeat(3000)}1}`, {}],
    ['expression-reduce', '{.eval @a = text; @a + text + text}', { expressionString: 30 }],
    ['partial-depth', '{@|apply fork}', {}],
  ])('stops with %s: %s', (code, template, limits) => {
    const data = { a: many(1000), rows, text: 'twenty characters...', quotes: '"\\' }
    const partials = { twice: '{@}{@}', fork: '{@|apply fork}{@|apply fork}' }
    const { output, diagnostics } = run(template, data, { limits, partials })
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toContain(code)
    expect(output.length).toBeLessThan(17 * 1024 * 1024)
  })

  it('stops at the deadline', () => {
    const limits = { deadlineMs: 20, loopIterations: Infinity, outputLength: Infinity }
    const template = '{.repeated section rows}{.repeated section b}{rows|json|html}{.end}{.end}'
    const { diagnostics } = run(template, { rows }, { limits, clock: tickingClock(1) })
    expect(diagnostics.at(-1)?.code).toBe('deadline')
  })
})

describe('data made to be slow', () => {
  const digits = '1'.repeat(1_000_000)
  const spaces = ' '.repeat(1_000_000)
  const list = many(200_000)
  const variants = many(200_000).map((qtyInStock) => ({ qtyInStock: -qtyInStock }))
  const data = {
    digits,
    list,
    copy: [...list],
    entry: { excerpt: spaces },
    product: { structuredContent: { productType: 1, variants } },
    rows: many(10_000),
  }

  it.each([
    `{.section digits}${'{.plural?}{.end}'.repeat(10_000)}{.end}`,
    `{.section entry}${'{.excerpt?}{.end}'.repeat(10_000)}{.end}`,
    `{.section product}${'{.sold-out?}{.end}'.repeat(10_000)}{.end}`,
    '{product|product-status}'.repeat(10_000),
    '{digits|pluralize}'.repeat(10_000),
    '{.repeated section rows}{.greaterThan? 1 digits}{.end}{.end}',
    '{.repeated section rows}{.equal? list copy}{.end}{.end}',
  ])('ends at the deadline too', (template) => {
    const { diagnostics } = run(template, data, {
      limits: { deadlineMs: 50 },
      clock: tickingClock(10),
    })
    expect(diagnostics.at(-1)?.code).toBe('deadline')
  })
})

describe('sources made to be slow', () => {
  const size = 128 * 1024
  it.each([
    ['{'],
    ['{a'],
    ['{a}'],
    ['{.section a}'],
    ['{.if a}{.or equal? b}'],
    ['<squarespace:a '],
    ['<squarespace:a b="'],
    ['<squarespace:a>'],
    ['</squarespace:a>'],
    ['{##'],
    ['{a|nope}\n'],
  ])('are read in time: %j', (piece) => {
    run(piece.repeat(size / piece.length), {})
  })
})
