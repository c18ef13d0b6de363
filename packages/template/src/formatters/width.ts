import { readDimensions } from '../content/dimensions.ts'
import type { Formatter } from './formatter.ts'

export const width: Formatter = {
  name: 'width',
  summary: 'The width in a size like `640x480`.',
  section: 'content',
  usage: '',
  examples: [
    { input: '640x480', output: '640' },
    { input: 'large', output: '' },
  ],
  format: (value) => readDimensions(value)?.width,
}
