import { imageMeta } from '../content/image.ts'
import { child } from '../values/property.ts'
import type { Formatter } from './formatter.ts'

export const coverImageMeta: Formatter = {
  name: 'cover-image-meta',
  summary: 'As `image-meta`, for `coverImage`.',
  section: 'content',
  usage: '',
  examples: [
    {
      input: { coverImage: { assetUrl: '/a.jpg', mediaFocalPoint: { x: 0, y: 1 } } },
      output:
        'data-src="/a.jpg" data-image="/a.jpg" data-image-dimensions="" data-image-focal-point="0,1" alt="" ',
    },
    { input: {}, output: '' },
  ],
  format: (value, _args, scope) => imageMeta(child(value, 'coverImage'), scope),
}
