import { BAD_DIMENSIONS, readDimensions, scaled, thumbnailFor } from '../content/dimensions.ts'
import type { Formatter } from './formatter.ts'

export const squarespaceThumbnailForHeight: Formatter = {
  name: 'squarespaceThumbnailForHeight',
  summary: 'The `format` of the stored picture that fits a height.',
  section: 'content',
  usage: 'height',
  refusesMore: true,
  examples: [{ input: '640x480', args: ['300'], output: '500w' }],
  prepare([text = '']) {
    const height = Number.parseInt(text, 10)
    return (value) => {
      const size = readDimensions(value)
      return size ? thumbnailFor(scaled(size.width, size.height, height)) : BAD_DIMENSIONS
    }
  },
}
