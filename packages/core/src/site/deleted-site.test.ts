import { describe, expect, it } from 'vitest'
import { isTitleOf } from './deleted-site.ts'

describe('isTitleOf', () => {
  it.each([
    ['Clay', 'Clay', true],
    ['  clay ', 'Clay', true],
    ['Hearth & Clay', 'Hearth  &  Clay', true],
    ['Cafe\u0301', 'Café', true],
    ['Cla', 'Clay', false],
    ['', 'Clay', false],
  ])('%s for %s: %s', (typed, title, is) => {
    expect(isTitleOf(typed, title)).toBe(is)
  })
})
