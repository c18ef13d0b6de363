import { imageMeta } from '../content/image.ts'
import { at } from '../values/property.ts'
import type { Formatter } from './formatter.ts'

export const childImageMeta: Formatter = {
  name: 'child-image-meta',
  summary: 'As `image-meta`, for an image among `items`: the first, or the one at an index.',
  section: 'content',
  usage: '[index=0]',
  examples: [
    {
      input: { items: [{ assetUrl: '/a.jpg' }, { assetUrl: '/b.jpg', title: 'B' }] },
      args: ['1'],
      output:
        'data-src="/b.jpg" data-image="/b.jpg" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="B" ',
    },
    { input: { items: [] }, output: '' },
  ],
  format: (value, [index = '0'], scope) =>
    imageMeta(at(value, 'items', Number.parseInt(index, 10)), scope),
}
