import { imageMeta as metaOf } from '../content/image.ts'
import type { Formatter } from './formatter.ts'

export const imageMeta: Formatter = {
  name: 'image-meta',
  summary: 'The attributes of an image that the page loads when needed.',
  section: 'content',
  usage: '',
  examples: [
    {
      input: { assetUrl: '/a.jpg', originalSize: '4x3', title: 'A "b"' },
      output:
        'data-src="/a.jpg" data-image="/a.jpg" data-image-dimensions="4x3" data-image-focal-point="0.5,0.5" alt="A &quot;b&quot;" ',
    },
    { output: '' },
  ],
  format: (value, _args, scope) => metaOf(value, scope),
}
