import { BAD_DIMENSIONS, readDimensions, thumbnailFor } from '../content/dimensions.ts'
import type { Formatter } from './formatter.ts'

export const squarespaceThumbnailForHeight: Formatter = {
  name: 'squarespaceThumbnailForHeight',
  summary: 'The stored picture that fits a height.',
  examples: [{ input: '640x480', args: ['300'], output: '500w' }],
  format(value, [height = '']) {
    const size = readDimensions(value)
    if (!size) return BAD_DIMENSIONS
    return thumbnailFor(Math.trunc(size.width * (Number.parseInt(height, 10) / size.height)))
  },
}
