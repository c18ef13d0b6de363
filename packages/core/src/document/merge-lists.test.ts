import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeLists } from './merge-lists.ts'

const merge = (base: string, mine: string, theirs: string) =>
  mergeLists({ base: [...base], mine: [...mine], theirs: [...theirs] }, (item) => item)?.join('')

describe('mergeLists', () => {
  it.each([
    ['changes of different items', 'abc', 'Abc', 'abC', 'AbC'],
    ['neighbours', 'abc', 'aBc', 'abC', 'aBC'],
    ['an item split in two beside one that was added', 'ab', 'aBB', 'abx', 'aBBx'],
    ['the same change of both, once', 'abc', 'aXc', 'aXc', 'aXc'],
    ['a removal and a change', 'abc', 'bc', 'abC', 'bC'],
    ['what both added at the end, theirs first', 'a', 'am', 'at', 'atm'],
  ])('keeps %s', (_what, base, mine, theirs, merged) => {
    expect(merge(base, mine, theirs)).toBe(merged)
  })

  it.each([
    ['both changed one item', 'abc', 'aXc', 'aYc'],
    ['one removed what the other changed', 'abc', 'ac', 'aYc'],
    ['one added into what the other removed', 'abcd', 'abXcd', 'ad'],
  ])('gives nothing where %s', (_what, base, mine, theirs) => {
    expect(merge(base, mine, theirs)).toBeUndefined()
  })

  const list = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 })

  it('takes the change of one alone as it is', () => {
    fc.assert(
      fc.property(list, list, (base, other) => {
        expect(merge(base, base, other)).toBe(other)
        expect(merge(base, other, base)).toBe(other)
        expect(merge(base, other, other)).toBe(other)
      }),
    )
  })

  it('loses nothing that either has added', () => {
    const mark = (letters: string, by: string) => letters.replaceAll('+', by)
    const edited = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', '+'), maxLength: 8 })
    fc.assert(
      fc.property(list, edited, edited, (base, one, other) => {
        const mine = mark(one, 'M')
        const theirs = mark(other, 'T')
        const merged = merge(base, mine, theirs)
        if (merged === undefined) return
        const count = (text: string, letter: string) => text.split(letter).length
        expect(count(merged, 'M')).toBe(count(mine, 'M'))
        expect(count(merged, 'T')).toBe(count(theirs, 'T'))
      }),
    )
  })
})
