import { describe, expect, it } from 'vitest'
import { nearestWord, typosBetween } from './nearest-word.ts'

describe('nearestWord', () => {
  const known = ['html', 'htmlattr', 'height', 'section', 'json']

  it.each([
    ['htlm', 'html'],
    ['htmlatr', 'htmlattr'],
    ['sectoin', 'section'],
    ['HTML', 'html'],
    ['jsno', 'json'],
    ['x', undefined],
    ['paragraph', undefined],
    ['', undefined],
  ])('for %j is %j', (written, nearest) => {
    expect(nearestWord(written, known)).toBe(nearest)
  })

  it('prefers the nearer of two', () => {
    expect(nearestWord('htmlattt', known)).toBe('htmlattr')
  })
})

describe('typosBetween', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['abc', '', 3],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
  ])('%j and %j are %i', (a, b, typos) => {
    expect(typosBetween(a, b)).toBe(typos)
    expect(typosBetween(b, a)).toBe(typos)
  })

  it('stops counting at what is enough', () => {
    expect(typosBetween('kitten', 'sitting', 2)).toBe(2)
  })
})
