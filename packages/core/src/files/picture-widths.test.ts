import { describe, expect, it } from 'vitest'
import { PICTURE_WIDTHS, pictureWidthFor, WIDEST_PICTURE } from './picture-widths.ts'

describe('pictureWidthFor', () => {
  it.each([
    [1, 100],
    [100, 100],
    [100.5, 300],
    [1001, 1500],
    [9999, WIDEST_PICTURE],
  ])('gives a place of %d pixels a picture of %d', (pixels, width) => {
    expect(pictureWidthFor(pixels)).toBe(width)
  })

  it('ends with the widest', () => {
    expect(PICTURE_WIDTHS.at(-1)).toBe(WIDEST_PICTURE)
  })
})
