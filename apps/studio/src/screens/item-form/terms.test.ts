import { describe, expect, it } from 'vitest'
import { withTerms } from './terms.ts'

describe('withTerms', () => {
  it.each([
    [['Sea'], 'light', ['Sea', 'light']],
    [[], ' slow ,  green   tea, ', ['slow', 'green tea']],
    [['Sea'], '  ', ['Sea']],
  ])('adds to %j what was typed: %j', (terms, typed, expected) => {
    expect(withTerms(terms, typed, 'tag')).toEqual({ terms: expected })
  })

  it('keeps to the length of tags, and to that of categories', () => {
    expect(withTerms([], 'x'.repeat(50), 'tag')).toHaveProperty('terms')
    expect(withTerms([], 'x'.repeat(51), 'tag')).toEqual({ problem: 'tooLong' })
    expect(withTerms([], 'x'.repeat(25), 'category')).toHaveProperty('terms')
    expect(withTerms([], 'x'.repeat(26), 'category')).toEqual({ problem: 'tooLong' })
  })

  it('refuses one that is there already, however it is written', () => {
    expect(withTerms(['Sea'], 'sea', 'tag')).toEqual({ problem: 'exists' })
  })
})
