import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const wrapper = (inside = '', { html = '', provider = '', load = '' } = {}) =>
  `<div class="sqs-video-wrapper" ${load}data-html="${html}" data-provider-name="${provider}">${inside}</div>`

const icon = '<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>'
const overlay = ({ url = '', size = '', focus = '0.5,0.5', colors = '' } = {}) =>
  `<div class="sqs-video-overlay" style="opacity: 0;"><img data-load="false" data-src="${url}" data-image-dimensions="${size}" data-image-focal-point="${focus}" ${colors}/>${icon}`
const noThumb = `<div class="sqs-video-overlay no-thumb" style="opacity: 0;">${icon}`

describe('a wrapper with the markup of the provider', () => {
  renders(
    '{a|video}',
    { a: { oembed: { html: '<iframe src="v?a&b">', providerName: 'Vimeo' } } },
    wrapper('', { html: '&lt;iframe src=&quot;v?a&amp;b&quot;&gt;', provider: 'Vimeo' }),
  )
  renders(
    '{@|video}',
    { oembed: { html: 5, providerName: '<"&' } },
    wrapper('', { html: '5', provider: '<"&' }),
  )
  renders('{a|video}', { a: { oembed: { html: ['x'], providerName: {} } } }, wrapper())
})

describe('what is no video is an empty one', () => {
  renders('{a|video}', { a: {} }, wrapper())
  renders('{a|video}', { a: { oembed: 'text' } }, wrapper())
  renders('{a|video}', { a: null }, wrapper())
  renders('{a|video}', { a: [1] }, wrapper())
  renders('{a|video}', {}, wrapper())
})

describe('load-false keeps it from loading by itself', () => {
  const load = ' data-load="false" '
  renders('{a|video load-false}', { a: {} }, wrapper('', { load }))
  renders('{a|video:color-data:load-false}', { a: {} }, wrapper('', { load }))
  renders('{a|video load}', { a: {} }, wrapper())
})

describe('with an overlay a picture lies above it', () => {
  const a = {
    overlay: true,
    mainImageId: 'm',
    assetUrl: '/a.jpg',
    originalSize: '4x3',
    mediaFocalPoint: { x: 0, y: 1 },
  }
  renders('{a|video}', { a }, wrapper(overlay({ url: '/a.jpg', size: '4x3', focus: '0,1' })))
  renders('{a|video}', { a: { overlay: 1, systemDataId: 's' } }, wrapper(overlay()))
  renders('{a|video}', { a: { ...a, overlay: false } }, wrapper())
  renders('{a|video}', { a: { ...a, overlay: [] } }, wrapper())
})

describe('or, if it has none, only the icon', () => {
  renders('{a|video}', { a: { overlay: true, assetUrl: '/a.jpg' } }, wrapper(noThumb))
  renders(
    '{a|video}',
    { a: { overlay: true, mainImageId: '', systemDataId: null } },
    wrapper(noThumb),
  )
  renders(
    '{a|video color-data}',
    { a: { overlay: true, colorData: { centerAverage: 'abc' } } },
    wrapper(noThumb),
  )
})

describe('color-data adds the colours of the picture', () => {
  const a = {
    overlay: true,
    mainImageId: 'm',
    colorData: {
      topLeftAverage: '1',
      topRightAverage: '2',
      bottomLeftAverage: '3',
      bottomRightAverage: '4',
      centerAverage: '5',
    },
  }
  const attributes = (colors: readonly string[]) =>
    ['topleft', 'topright', 'bottomleft', 'bottomright', 'center']
      .map((corner, index) => `data-color-${corner}="#${colors[index] ?? ''}" `)
      .join('')
  renders(
    '{a|video color-data}',
    { a },
    wrapper(overlay({ colors: attributes(['1', '2', '3', '4', '5']) })),
  )
  renders('{a|video}', { a }, wrapper(overlay()))
  renders(
    '{a|video color-data}',
    { a: { ...a, colorData: { x: 1 } } },
    wrapper(overlay({ colors: attributes([]) })),
  )
  renders('{a|video color-data}', { a: { ...a, colorData: {} } }, wrapper(overlay()))
  renders('{a|video color-data}', { a: { ...a, colorData: null } }, wrapper(overlay()))
})
