import { describe, expect, it } from 'vitest'
import type { GridLines } from './grid-lines.ts'
import { guidesAt } from './guides.ts'

/** Columns and rows of ten pixels without gaps. */
const tracks = Array.from({ length: 24 }, (_, index) => ({
  start: index * 10,
  end: index * 10 + 10,
}))
const lines: GridLines = { columns: tracks, rows: tracks, rowUnit: 10, rowGap: 0 }
const at = (x: number, y: number, w: number, h: number) => ({ x, y, w, h, z: 1 })

describe('guides', () => {
  it('say how many cells are free to the nearest neighbour on each side', () => {
    const others = [
      at(0, 5, 2, 3),
      at(12, 5, 3, 3),
      at(20, 5, 2, 3),
      at(6, 0, 4, 1),
      at(6, 15, 4, 2),
    ]
    const distances = guidesAt(lines, at(5, 4, 4, 5), others).filter(({ label }) => label !== '')
    expect(distances.map(({ label, x, y, width, height }) => [label, x, y, width, height])).toEqual(
      [
        ['3', 20, 65, 30, 0],
        ['3', 90, 65, 30, 0],
        ['3', 75, 10, 0, 30],
        ['6', 75, 90, 0, 60],
      ],
    )
  })

  it('are drawn along the edges and centres that blocks share, across all of them', () => {
    const aligned = guidesAt(lines, at(2, 0, 4, 2), [at(2, 6, 8, 2)]).filter(
      ({ label }) => label === '',
    )
    expect(aligned).toEqual([{ x: 20, y: 0, width: 0, height: 80, label: '' }])
  })

  it('are none where nothing is near and nothing lines up', () => {
    expect(guidesAt(lines, at(0, 0, 3, 3), [at(11, 7, 4, 5)])).toEqual([])
  })
})
