import { BAD_DIMENSIONS, readDimensions, scaled } from '../content/dimensions.ts'
import type { Formatter } from './formatter.ts'

export const resizedWidthForHeight: Formatter = {
  name: 'resizedWidthForHeight',
  summary: 'The width a picture gets at a height.',
  section: 'content',
  usage: 'height',
  refusesMore: true,
  examples: [{ input: '640x480', args: ['240'], output: '320' }],
  prepare([text = '']) {
    const height = Number.parseInt(text, 10)
    return (value) => {
      const size = readDimensions(value)
      return size ? scaled(size.width, size.height, height) : BAD_DIMENSIONS
    }
  },
}
