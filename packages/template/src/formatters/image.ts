import { altText, imageAttributes } from '../content/image.ts'
import { escapeAttribute } from '../values/escape.ts'
import { objectOf } from '../values/property.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const DEFAULT_CLASS = 'thumb-image'

export const image: Formatter = {
  name: 'image',
  summary: 'An image that loads when needed, with a plain one for browsers without scripts.',
  section: 'content',
  usage: '[class=thumb-image]',
  examples: [
    {
      input: { id: '1', assetUrl: '/a.jpg', title: 'A' },
      args: ['wide'],
      output:
        '<noscript><img src="/a.jpg" alt="A" /></noscript><img class="wide" data-src="/a.jpg" data-image="/a.jpg" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="A" data-load="false" data-image-id="1" data-type="image" />',
    },
  ],
  format(value, args, scope) {
    const className = args.length === 1 ? args[0] : DEFAULT_CLASS
    const url = asString(objectOf(value).assetUrl)
    const alt = escapeAttribute(altText(value, scope))
    const id = asString(objectOf(value).id)
    return (
      `<noscript><img src="${url}" alt="${alt}" /></noscript>` +
      // NOTE escaped twice, as templates have always got it (language §14): loaders read it from the attribute.
      `<img class="${className}" ${value === undefined ? '' : imageAttributes(value, escapeAttribute(alt))}data-load="false" data-image-id="${id}" data-type="image" />`
    )
  },
}
