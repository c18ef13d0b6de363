import { describe } from 'vitest'
import { holdsFact, renders } from '../test-template.ts'

const meta = ({ before = '', url = '', size = '', focus = '0.5,0.5', alt = '' } = {}) =>
  `${before}data-src="${url}" data-image="${url}" data-image-dimensions="${size}" data-image-focal-point="${focus}" alt="${alt}" `

const image = { assetUrl: '/a.jpg', originalSize: '4x3', title: 'Mug' }
const shown = { url: '/a.jpg', size: '4x3', alt: 'Mug' }

describe('the address twice, the size, the focal point, the words', () => {
  renders('{a|image-meta}', { a: image }, meta(shown))
  renders('<img {a|image-meta}/>', { a: image }, `<img ${meta(shown)}/>`)
  renders('{@|image-meta}', image, meta(shown))
})

describe('the address and the size are not escaped', () => {
  renders(
    '{a|image-meta}',
    { a: { assetUrl: '/a b"&', originalSize: '<' } },
    meta({ url: '/a b"&', size: '<' }),
  )
  renders(
    '{a|image-meta}',
    { a: { assetUrl: 5, originalSize: true } },
    meta({ url: '5', size: 'true' }),
  )
  renders('{a|image-meta}', { a: { assetUrl: ['/a'], originalSize: {} } }, meta())
})

describe('the focal point', () => {
  const at = (mediaFocalPoint: unknown) => ({ a: { ...image, mediaFocalPoint } })
  renders('{a|image-meta}', at({ x: 0.25, y: 1 }), meta({ ...shown, focus: '0.25,1' }))
  renders('{a|image-meta}', at({ x: '0.25', y: true }), meta({ ...shown, focus: '0.25,1' }))
  renders('{a|image-meta}', at({ x: 0.25 }), meta({ ...shown, focus: '0.25,0' }))
  renders('{a|image-meta}', at({ x: 'left', y: null }), meta({ ...shown, focus: 'NaN,0' }))
  renders('{a|image-meta}', at({}), meta({ ...shown, focus: '0,0' }))
  renders('{a|image-meta}', at(null), meta({ ...shown, focus: '0,0' }))
  renders('{a|image-meta}', at('center'), meta({ ...shown, focus: '0,0' }))
})

describe('pictures from a library and components say so first', () => {
  const licensed = 'data-licensed-asset-preview="true" '
  renders(
    '{a|image-meta}',
    { a: { ...image, licensedAssetPreview: {} } },
    meta({ ...shown, before: licensed }),
  )
  renders('{a|image-meta}', { a: { ...image, licensedAssetPreview: true } }, meta(shown))
  renders('{a|image-meta}', { a: { ...image, licensedAssetPreview: [1] } }, meta(shown))
  renders('{a|image-meta}', { a: { ...image, licensedAssetPreview: null } }, meta(shown))
  renders(
    '{a|image-meta}',
    { a: { ...image, componentKey: 'k' } },
    meta({ ...shown, before: 'data-component-key="k" ' }),
  )
  renders(
    '{a|image-meta}',
    { a: { ...image, componentKey: null } },
    meta({ ...shown, before: 'data-component-key="" ' }),
  )
  renders(
    '{a|image-meta}',
    { a: { ...image, componentKey: 0, licensedAssetPreview: { id: 1 } } },
    meta({ ...shown, before: `${licensed}data-component-key="0" ` }),
  )
})

describe('the words: title, else text, else file name', () => {
  const words = (a: object) => ({ a: { body: 'Body', filename: 'a.jpg', ...a } })
  renders('{a|image-meta}', words({ title: 'T' }), meta({ alt: 'T' }))
  renders('{a|image-meta}', words({ title: 5 }), meta({ alt: '5' }))
  renders('{a|image-meta}', words({ title: ['T'] }), meta())
  renders('{a|image-meta}', words({ title: '' }), meta({ alt: 'Body' }))
  renders('{a|image-meta}', words({}), meta({ alt: 'Body' }))
  renders('{a|image-meta}', words({ body: '' }), meta({ alt: 'a.jpg' }))
  renders('{a|image-meta}', words({ body: 0 }), meta({ alt: 'a.jpg' }))
  renders('{a|image-meta}', words({ body: '<br' }), meta({ alt: 'a.jpg' }))
  renders('{a|image-meta}', words({ body: null, filename: 0 }), meta())
  renders('{a|image-meta}', { a: {} }, meta())
})

holdsFact(
  'fact 9.pictures.04: of a text in place of the words 250 characters are taken',
  ['{a|image-meta}', { a: { body: 'x'.repeat(250) } }, meta({ alt: 'x'.repeat(250) })],
  ['{a|image-meta}', { a: { body: 'x'.repeat(251) } }, meta({ alt: 'x'.repeat(250) })],
)

describe('a text loses its tags and is cut', () => {
  const body = (text: string) => ({ a: { body: text } })
  renders('{a|image-meta}', body('<p>One</p><p>Two</p>'), meta({ alt: ' One  Two ' }))
  renders('{a|image-meta}', body('a > b <c'), meta({ alt: 'a   b ' }))
  renders('{a|image-meta}', body('&amp; "x"'), meta({ alt: '&amp;amp; &quot;x&quot;' }))
  renders('{a|image-meta}', body('x'.repeat(300)), meta({ alt: 'x'.repeat(250) }))
  renders('{a|image-meta}', { a: { title: 'x'.repeat(300) } }, meta({ alt: 'x'.repeat(300) }))
})

describe('the words cannot end the attribute', () => {
  renders('{a|image-meta}', { a: { title: '"><b>' } }, meta({ alt: '&quot;&gt;&lt;b&gt;' }))
})

describe('in a picture block only what was written for it counts', () => {
  const block = (a: object) => ({ blockType: 5, a: { title: 'T', body: 'B', filename: 'F', ...a } })
  renders('{a|image-meta}', block({ altText: ' Alt ' }), meta({ alt: 'Alt' }))
  renders('{a|image-meta}', block({ altText: '' }), meta())
  renders('{a|image-meta}', block({}), meta())
  renders('{a|image-meta}', { ...block({ altText: 'Alt' }), blockType: '5' }, meta({ alt: 'Alt' }))
  renders('{a|image-meta}', { ...block({ altText: 'Alt' }), blockType: 2 }, meta({ alt: 'T' }))
  renders(
    '{a|image-meta}',
    { a: { blockType: 5, title: 'T', altText: 'Alt' } },
    meta({ alt: 'Alt' }),
  )
})

describe('what is no picture has all attributes, empty', () => {
  renders('{a|image-meta}', { a: null }, meta())
  renders('{a|image-meta}', { a: 'text' }, meta())
  renders('{a|image-meta}', { a: 5 }, meta())
  renders('{a|image-meta}', { a: [image] }, meta())
  renders('{a|image-meta|json}', {}, '""')
})
