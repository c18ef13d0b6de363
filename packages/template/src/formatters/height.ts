import { readDimensions } from '../content/dimensions.ts'
import type { Formatter } from './formatter.ts'

export const height: Formatter = {
  name: 'height',
  summary: 'The height in a size like `640x480`.',
  section: 'content',
  usage: '',
  examples: [
    { input: '640x480', output: '480' },
    { input: 'large', output: '' },
  ],
  format: (value) => readDimensions(value)?.height,
}
