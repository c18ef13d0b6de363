import { describe, expect, it } from 'vitest'
import { pictureColors, SAMPLES } from './picture-colors.ts'

/** A picture of squares, each in the colour that `paint` gives for its place. */
function squares(paint: (x: number, y: number) => readonly [number, number, number]): Uint8Array {
  const places = Array.from({ length: SAMPLES * SAMPLES }, (_, index) =>
    paint(index % SAMPLES, Math.floor(index / SAMPLES)),
  )
  return Uint8Array.from(places.flat())
}

describe('pictureColors', () => {
  it('averages each quarter', () => {
    const half = SAMPLES / 2
    const colors = pictureColors(
      squares((x, y) => [x < half ? 255 : 0, y < half ? 16 : 0, x < half && y < half ? 1 : 0]),
    )
    expect(colors).toMatchObject({
      topLeftAverage: 'ff1001',
      topRightAverage: '001000',
      bottomLeftAverage: 'ff0000',
      bottomRightAverage: '000000',
    })
  })

  it('tells the middle from the edge, whose colour goes around the picture', () => {
    const isEdge = (place: number) => place === 0 || place === SAMPLES - 1
    const colors = pictureColors(
      squares((x, y) => (isEdge(x) || isEdge(y) ? [250, 240, 230] : [1, 2, 3])),
    )
    expect(colors).toMatchObject({ centerAverage: '010203', suggestedBgColor: 'faf0e6' })
  })
})
