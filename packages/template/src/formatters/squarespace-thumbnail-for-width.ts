import { thumbnailFor } from '../content/dimensions.ts'
import type { Formatter } from './formatter.ts'

export const squarespaceThumbnailForWidth: Formatter = {
  name: 'squarespaceThumbnailForWidth',
  summary: 'The `format` of the stored picture that fits a width.',
  section: 'content',
  usage: 'width',
  refusesMore: true,
  examples: [
    { input: '', args: ['400'], output: '500w' },
    { input: '', args: ['90'], output: '100w' },
  ],
  prepare([width = '']) {
    const thumbnail = thumbnailFor(Number.parseInt(width, 10))
    return () => thumbnail
  },
}
