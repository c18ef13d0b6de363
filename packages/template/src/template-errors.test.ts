/** Every mistake that the specification lists (specification §8), in its words, and that it is collected, not thrown. */

import { describe, expect, it } from 'vitest'
import { parseTemplate } from './index.ts'
import { holdsFact, run, type TestOptions } from './test-template.ts'

const partials = { broken: '{.end}', forever: '.{@|apply forever}' }
const data = { a: 'x', list: [1], long: 'four', event: { startDate: 'soon' } }
const limits = { expressionTokens: 8, expressionString: 6 }

function said(source: string, options: TestOptions = { partials, limits }): string {
  const template = parseTemplate(source, { name: 'page.html' })
  const { diagnostics } = run(template, data, options)
  return [...template.diagnostics, ...diagnostics].map(({ message }) => message).join('\n')
}

describe('mistakes are told', () => {
  it.each([
    ['8.template.03', '{@|apply nope}', "partial 'nope' which could not be found"],
    ['8.template.03', '{.include nope}', "partial 'nope' which could not be found"],
    ['8.template.04', '{.section a}', 'Reached EOF in the middle of SECTION'],
    ['8.template.05', '{.if a}{.eof}{.end}', 'Reached EOF in the middle of IF'],
    ['8.template.06', '{.if a}{.or}{.or}{.end}', 'This OR_PREDICATE block will never execute.'],
    ['8.template.07', '{@|apply broken}', 'Parse of partial "broken" failed'],
    ['8.template.08', '{@|apply forever}', 'exceeded maximum recursion depth of 16'],
    ['8.template.09', '{.eval 1 + (}', 'Error parsing expression'],
    ['8.template.10', '{.eval max()}', 'Error reducing expression'],
    ['8.template.11', '{.eval nope(1)}', 'Invalid function nope'],
    ['8.template.12', '{.eval 1 ` 2}', 'Unexpected character'],
    ['8.template.13', "{.eval 'abc}", 'Unterminated string'],
    ['8.template.14', '{.eval 1.2.3}', 'Duplicate decimal point'],
    ['8.template.15', '{.eval 1e}', 'Expected a digit after exponent'],
    ['8.template.16', '{.eval long + long}', 'Concatenation would exceed maximum string length 6'],
    [
      '8.template.17',
      '{.eval 1 + 1 + 1 + 1 + 1}',
      'exceeds the maximum number of allowed tokens: 8',
    ],
    ['8.template.18', '{.eval list + 1}', 'Invalid arguments to operator'],
    [
      '8.template.20',
      '{event|google-calendar-url}',
      'Julian day NaN is outside the supported range',
    ],
  ])('fact %s: %s', (_, source, words) => expect(said(source)).toContain(words))

  it.each([
    ['{a|nope}', "Formatter 'nope' is unknown"],
    ['{.units-metric?}{.end}', 'formatter is not yet implemented'],
  ])('%s', (source, words) => expect(said(source)).toContain(words))
})

holdsFact('fact 8.template.19: sizes that are none have words of their own', [
  '{long|resizedHeightForWidth 100}',
  data,
  "Invalid source parameter. Pass in 'originalSize'",
])

holdsFact('fact 8.template.21: so has the subtotal of the cart', [
  '{a|cart-subtotal}',
  data,
  'deprecated, do not use',
])

it('fact 8.template.01: mistakes are collected and not shown', () => {
  const { output, diagnostics } = run('<{@|apply nope}{.eval 1 + (}>', data)
  expect(output).toBe('<>')
  expect(diagnostics).toHaveLength(2)
})

describe('limits', () => {
  it.each(['5.template-language.01', '9.template.07'])('fact %s: partials are 16 deep', () => {
    expect(run('{@|apply forever}', data, { partials }).output).toBe('.'.repeat(16))
    const deep = { ...partials, end: '', '1': '{@|apply end}' } as Record<string, string>
    for (let level = 2; level <= 16; level++) deep[level] = `{@|apply ${level - 1}}`
    expect(said('{@|apply 15}', { partials: deep })).toBe('')
    expect(said('{@|apply 16}', { partials: deep })).not.toBe('')
  })

  it('fact 5.template-language.04: the tokens of an expression can be limited', () => {
    const source = '{.eval 1 + 1 + 1 + 1 + 1}'
    expect(said(source, {})).toBe('')
    expect(said(source, { limits: { expressionTokens: 9 } })).toBe('')
    expect(said(source, { limits: { expressionTokens: 8 } })).not.toBe('')
  })

  it('fact 5.template-language.05: the texts of an expression can be limited', () => {
    const source = '{.eval long + long}'
    expect(said(source, {})).toBe('')
    expect(said(source, { limits: { expressionString: 8 } })).toBe('')
    expect(said(source, { limits: { expressionString: 7 } })).not.toBe('')
  })
})
