import { imageMeta } from '../content/image.ts'
import { child } from '../values/property.ts'
import type { Formatter } from './formatter.ts'

export const coverImageMeta: Formatter = {
  name: 'cover-image-meta',
  summary: 'As image-meta, for `coverImage`.',
  examples: [{ input: {}, output: '' }],
  format: (value, _args, scope) => imageMeta(child(value, 'coverImage'), scope),
}
