/** Every mistake that the specification lists (specification §8), in its words, and that it is collected, not thrown. */

import { describe, expect, it } from 'vitest'
import { parseTemplate } from './index.ts'
import { defaultLimits } from './limits.ts'
import { run } from './test-template.ts'

const partials = { broken: '{.end}', forever: '{@|apply forever}' }
const data = { a: 'x', list: [1], long: 'four', event: { startDate: 'soon' } }
const limits = { expressionTokens: 8, expressionString: 6 }

function said(source: string): string {
  const template = parseTemplate(source, { name: 'page.html' })
  const { diagnostics } = run(template, data, { partials, limits })
  return [...template.diagnostics, ...diagnostics].map(({ message }) => message).join('\n')
}

describe('spec §8: template errors, are told', () => {
  it.each([
    ['{a|nope}', "Formatter 'nope' is unknown"],
    ['{.units-metric?}{.end}', 'formatter is not yet implemented'],
    ['{@|apply nope}', "partial 'nope' which could not be found"],
    ['{.include nope}', "partial 'nope' which could not be found"],
    ['{.section a}', 'Reached EOF in the middle of SECTION'],
    ['{.if a}{.or}{.or}{.end}', 'This OR_PREDICATE block will never execute.'],
    ['{@|apply broken}', 'Parse of partial "broken" failed'],
    ['{@|apply forever}', 'exceeded maximum recursion depth of 16'],
    ['{.eval 1 + (}', 'Error parsing expression'],
    ['{.eval max()}', 'Error reducing expression'],
    ['{.eval nope(1)}', 'Invalid function nope'],
    ['{.eval 1 ` 2}', 'Unexpected character'],
    ["{.eval 'abc}", 'Unterminated string'],
    ['{.eval 1.2.3}', 'Duplicate decimal point'],
    ['{.eval 1e}', 'Expected a digit after exponent'],
    ['{.eval long + long}', 'Concatenation would exceed maximum string length 6'],
    ['{.eval 1 + 1 + 1 + 1 + 1}', 'exceeds the maximum number of allowed tokens: 8'],
    ['{.eval list + 1}', 'Invalid arguments to operator'],
    ['{event|google-calendar-url}', 'Julian day NaN is outside the supported range'],
  ])('%s', (source, words) => expect(said(source)).toContain(words))
})

describe('spec §8: template errors, are printed by formatters that have words for them', () => {
  it.each([
    ['{long|resizedHeightForWidth 100}', "Invalid source parameter. Pass in 'originalSize'"],
    ['{a|cart-subtotal}', 'deprecated, do not use'],
  ])('%s', (source, words) => expect(run(source, data).output).toBe(words))
})

describe('spec §8: formatting errors of times', () => {
  it('says so where a time is none', () => {
    expect(run('{a|timesince}', data).output).toBe('Invalid date.')
  })
})

describe('spec §5: template language', () => {
  it('nests partials 16 deep at most', () => {
    expect(defaultLimits.partialDepth).toBe(16)
  })

  it('clamps the digits of numbers to 0 to 50', () => {
    const digits = run('{n|decimal minfrac:51}', { n: 1 }).output.split('.')[1]
    expect(digits).toHaveLength(50)
    expect(run('{n|decimal maxfrac:-1}', { n: 1.4 }).output).toBe('1')
  })

  it('limits the tokens of an expression, and the length of its strings', () => {
    expect(Number.isFinite(defaultLimits.expressionTokens)).toBe(true)
    expect(Number.isFinite(defaultLimits.expressionString)).toBe(true)
    expect(said('{.eval long + long}')).not.toBe('')
    expect(said('{.eval 1 + 1 + 1 + 1 + 1}')).not.toBe('')
    expect(said('{.eval 1 + 1}')).toBe('')
  })
})
