import { expect, it } from 'vitest'
import { mainColors } from './picture-colors.ts'

/** Pixels of a picture, each colour as often as it says. */
function picture(...parts: readonly (readonly [color: string, count: number])[]): number[] {
  return parts.flatMap(([color, count]) =>
    Array.from({ length: count }, () =>
      (color.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16)),
    ).flat(),
  )
}

it('tells the colours of a picture, the strongest first', () => {
  const pixels = picture(['#ffffffff', 600], ['#1c4f9cff', 200], ['#e8a33dff', 100])
  expect(new Set(mainColors(pixels, 5))).toEqual(new Set(['#1c4f9c', '#e8a33d', '#ffffff']))
  expect(mainColors(pixels, 5).at(-1)).toBe('#ffffff')
})

it('takes colours that look alike for one, and leaves out single pixels', () => {
  const pixels = picture(['#1c4f9cff', 500], ['#1e519eff', 500], ['#ff0000ff', 2])
  expect(mainColors(pixels, 5)).toHaveLength(1)
})

it('does not see what is transparent', () => {
  expect(mainColors(picture(['#ff000000', 900], ['#14202bff', 100]), 5)).toEqual(['#14202b'])
  expect(mainColors(picture(['#ff000000', 900]), 5)).toEqual([])
})
