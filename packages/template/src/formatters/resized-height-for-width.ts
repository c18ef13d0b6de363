import { BAD_DIMENSIONS, readDimensions, scaled } from '../content/dimensions.ts'
import type { Formatter } from './formatter.ts'

export const resizedHeightForWidth: Formatter = {
  name: 'resizedHeightForWidth',
  summary: 'The height a picture gets at a width.',
  section: 'content',
  usage: 'width',
  refusesMore: true,
  examples: [
    { input: '640x480', args: ['320'], output: '240' },
    { input: 'large', args: ['320'], output: BAD_DIMENSIONS },
  ],
  prepare([text = '']) {
    const width = Number.parseInt(text, 10)
    return (value) => {
      const size = readDimensions(value)
      return size ? scaled(size.height, size.width, width) : BAD_DIMENSIONS
    }
  },
}
