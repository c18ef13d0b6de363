import { describe, expect, it } from 'vitest'
import { EVERYTHING, NOTHING, only, type Selection, selectedOf, toggled } from './selection.ts'

const there = new Set(['a', 'b', 'c'])
const keysOf = (selection: Selection) => {
  const selected = selectedOf(selection, there)
  const keys = ['a', 'b', 'c', 'gone'].filter((key) => selected.has(key))
  expect(selected.size).toBe(keys.length)
  return keys
}

describe('selected lines', () => {
  it('are none, all or some', () => {
    expect(keysOf(NOTHING)).toEqual([])
    expect(keysOf(EVERYTHING)).toEqual(['a', 'b', 'c'])
    expect(keysOf(only(['b', 'c']))).toEqual(['b', 'c'])
  })

  it('are changed one by one', () => {
    expect(keysOf(toggled(NOTHING, 'b'))).toEqual(['b'])
    expect(keysOf(toggled(EVERYTHING, 'b'))).toEqual(['a', 'c'])
    expect(keysOf(toggled(toggled(EVERYTHING, 'b'), 'b'))).toEqual(['a', 'b', 'c'])
  })

  it('are not those that a filter took away', () => {
    expect(keysOf(only(['a', 'gone']))).toEqual(['a'])
    expect(keysOf(toggled(EVERYTHING, 'gone'))).toEqual(['a', 'b', 'c'])
  })
})
