import { BAD_DIMENSIONS, readDimensions } from '../content/dimensions.ts'
import type { Formatter } from './formatter.ts'

export const resizedWidthForHeight: Formatter = {
  name: 'resizedWidthForHeight',
  summary: 'The width a picture gets at a height.',
  examples: [{ input: '640x480', args: ['240'], output: '320' }],
  format(value, [height = '']) {
    const size = readDimensions(value)
    return size
      ? Math.trunc(size.width * (Number.parseInt(height, 10) / size.height))
      : BAD_DIMENSIONS
  },
}
