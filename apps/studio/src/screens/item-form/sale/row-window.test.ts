import { describe, expect, it } from 'vitest'
import { NOTHING_HELD, pinnedRows, withActive, withGaps, withPinned } from './row-window.ts'

const keys = Array.from({ length: 250 }, (_, at) => `v${at}`)

describe('rows that are always drawn', () => {
  it('are the first and the last', () => {
    expect(withPinned([100, 101], pinnedRows(keys, NOTHING_HELD, undefined), 250)).toEqual([
      0, 100, 101, 249,
    ])
  })

  it('are the one with the focus and its neighbours, as far as there are some', () => {
    const pinned = (active: string) =>
      pinnedRows(keys, withActive(NOTHING_HELD, active, false), undefined)
    expect(withPinned([0, 1], pinned('v30'), 250)).toEqual([0, 1, 29, 30, 31, 249])
    expect(withPinned([0], pinned('v249'), 250)).toEqual([0, 248, 249])
    expect(withPinned([0], pinned('gone'), 250)).toEqual([0, 249])
  })

  it('are the first with a problem, and those with something that could not be read', () => {
    const left = withActive(withActive(NOTHING_HELD, 'v200', false), 'v1', true)
    expect(withPinned([], pinnedRows(keys, left, 77), 250)).toEqual([0, 1, 2, 77, 200, 249])
    const mended = withActive(withActive(left, 'v200', false), 'v1', false)
    expect(withPinned([], pinnedRows(keys, mended, undefined), 250)).toEqual([0, 1, 2, 249])
  })
})

describe('the room of rows that are not drawn', () => {
  it('stands between those that are', () => {
    const place = (index: number) => ({ index, start: index * 50, end: index * 50 + 50 })
    expect(withGaps([place(0), place(10), place(11)])).toEqual([
      { index: 0, gap: 0 },
      { index: 10, gap: 450 },
      { index: 11, gap: 0 },
    ])
  })
})
