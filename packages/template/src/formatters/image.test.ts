import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const printed = ({
  url = '',
  alt = '',
  twice = '',
  id = '',
  name = 'thumb-image',
  size = '',
  focus = '0.5,0.5',
  before = '',
} = {}) =>
  `<noscript><img src="${url}" alt="${alt}" /></noscript><img class="${name}" ${before}data-src="${url}" data-image="${url}" data-image-dimensions="${size}" data-image-focal-point="${focus}" alt="${twice || alt}" data-load="false" data-image-id="${id}" data-type="image" />`

const image = { id: 'i1', assetUrl: '/a.jpg', originalSize: '4x3', title: 'Mug' }
const shown = { id: 'i1', url: '/a.jpg', size: '4x3', alt: 'Mug' }

describe('one picture for browsers without scripts, one for the loader', () => {
  renders('{a|image}', { a: image }, printed(shown))
  renders('{@|image}', image, printed(shown))
  renders(
    '{a|image}',
    {
      a: { ...image, mediaFocalPoint: { x: 0, y: 1 }, componentKey: 'k', licensedAssetPreview: {} },
    },
    printed({
      ...shown,
      focus: '0,1',
      before: 'data-licensed-asset-preview="true" data-component-key="k" ',
    }),
  )
})

describe('the class is the only argument', () => {
  renders('{a|image wide}', { a: image }, printed({ ...shown, name: 'wide' }))
  renders('{a|image:wide photo}', { a: image }, printed({ ...shown, name: 'wide photo' }))
  renders('{a|image }', { a: image }, printed({ ...shown, name: '' }))
  renders('{a|image wide photo}', { a: image }, printed(shown))
})

describe('the words are escaped, and those for the loader once more', () => {
  const twice = 'Q&amp;amp;A &amp;quot;&amp;lt;b&amp;gt;&amp;quot;'
  const alt = 'Q&amp;A &quot;&lt;b&gt;&quot;'
  renders('{a|image}', { a: { ...image, title: 'Q&A "<b>"' } }, printed({ ...shown, alt, twice }))
})

describe('they are found as by image-meta', () => {
  renders('{a|image}', { a: { body: '<b>Body</b>' } }, printed({ alt: ' Body ' }))
  renders('{a|image}', { a: { filename: 'a.jpg' } }, printed({ alt: 'a.jpg' }))
  renders(
    '{a|image}',
    { blockType: 5, a: { title: 'T', altText: ' Alt ' } },
    printed({ alt: 'Alt' }),
  )
})

describe('what is no picture has all attributes, empty', () => {
  renders(
    '{a|image}',
    {},
    '<noscript><img src="" alt="" /></noscript><img class="thumb-image" data-load="false" data-image-id="" data-type="image" />',
  )
  renders('{a|image}', { a: null }, printed())
  renders('{a|image}', { a: 'text' }, printed())
  renders('{a|image}', { a: [image] }, printed())
})
