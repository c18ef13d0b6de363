/** Formatters of language §14 with images, videos, colours and items, whole and damaged. */

import fc from 'fast-check'
import type { Area } from '../area.ts'
import { call, placed } from '../calls.ts'
import { damaged, ODDITIES } from '../damaged.ts'

const COLORS = {
  topLeftAverage: 'aabbcc',
  topRightAverage: '#def',
  bottomLeftAverage: '000',
  bottomRightAverage: 12,
  centerAverage: 'f0f0f0',
  suggestedBgColor: 'ffffff',
}

const IMAGE = {
  id: 'image-1',
  recordType: 2,
  title: 'A "title" & <more>',
  body: '<p class="a">Body &amp; > text</p>',
  filename: 'file "1".jpg',
  altText: '  Alt "text"\n ',
  assetUrl: 'https://images.example/a b/1.jpg',
  originalSize: '1600x900',
  systemDataVariants: '1600x900,100w,300w,500w,750w,1000w,1500w',
  mediaFocalPoint: { x: 0.25, y: 0.75, source: 3 },
  colorData: COLORS,
  componentKey: 'key-1',
  licensedAssetPreview: { licensedAssetStatus: 2 },
  mainImageId: 'main-1',
  systemDataId: 'data-1',
}

const LONG = { ...IMAGE, title: '', body: `<b>${'long text '.repeat(30)}</b>`, altText: '' }
const BARE = { assetUrl: '/bare.jpg', filename: 'bare.jpg' }

const VIDEO = {
  ...IMAGE,
  recordType: 8,
  overlay: true,
  oembed: { html: '<iframe src="//v.example?a=1&b=\'2\'"></iframe>', providerName: 'Vi<m>"eo' },
}

const ITEM = {
  id: 'item-1',
  items: [IMAGE, BARE, LONG],
  coverImage: IMAGE,
  categories: ['Big Mugs', "Ann's <own>", 3, ''],
  tags: ['blue', 'a  b'],
  author: { id: '1', displayName: 'Ann B. Smith' },
  promotedBlockType: 'Image Block',
  recordTypeLabel: 'store-item',
  recordType: 11,
  starred: true,
  structuredContent: {
    audioAssetUrl: 'https://audio.example/a&b.mp3',
    productType: 1,
    onSale: true,
    variants: [
      { sku: 'a', onSale: true, unlimited: false, qtyInStock: 0 },
      { sku: 'b', onSale: false, unlimited: false, qtyInStock: 2 },
    ],
  },
}

const DATA = {
  image: IMAGE,
  bare: BARE,
  long: LONG,
  video: VIDEO,
  item: ITEM,
  items: [ITEM, VIDEO, IMAGE],
  color: { hue: 200.126, saturation: 0.505, lightness: 0.25678, alpha: 0.5 },
  opaque: { hue: 360, saturation: 1, lightness: 0 },
  hex: '#c0ffee',
  ms: 61_999,
  size: '1600x900',
  words: 'straße & <b>“Æ”</b>',
  'base-url': 'https://site.example',
  blockType: 5,
}

const sizes = fc.constantFrom(
  ...['640x480', '640X480', '640x', 'x480', 'x', '1x2x3', ' 10 x 20 ', '10px x 5.9', '0x0', '-3x7'],
  ...['1e3x10', '99999999999999999999x3', '3x9999999999', '640×480', '12', '0x10', '7x0'],
)

const digits = fc.string({
  unit: fc.constantFrom(...'0123456789abcdefABCDEF#g -'),
  maxLength: 8,
})
const hexes = fc.oneof(
  digits,
  fc.constantFrom('7fffff', '800000', '7fff', '8000', '#fff', 'F', '#', '0x1', '#7fffff\n'),
)

const moments = fc.oneof(
  fc.integer({ min: -200_000, max: 10_000_000 }),
  fc.double({ noNaN: true, min: -1e6, max: 1e9 }),
  fc.constantFrom('61000', '61000.9', '1:30', 1e15, 1e21, 2 ** 53, -1, 999, 59_999, 60_000),
)

const parts = fc.oneof(
  fc.double({ noNaN: true, min: -0.2, max: 1.2 }),
  fc.constantFrom(
    0,
    1,
    0.005,
    0.015,
    0.125,
    1.005,
    -0.001,
    0.333333,
    '0.5',
    '1',
    'x',
    true,
    null,
    -0,
  ),
)
const colors = fc.record(
  {
    hue: fc.oneof(fc.double({ noNaN: true, min: -10, max: 370 }), parts, fc.constantFrom(360, 361)),
    saturation: parts,
    lightness: parts,
    alpha: parts,
  },
  { requiredKeys: ['hue', 'saturation', 'lightness'] },
)

const variants = fc
  .array(
    fc.constantFrom(
      '100w',
      '300w',
      '500w',
      '750w',
      '1000w',
      '1500w',
      '2500w',
      '640w',
      'w',
      '9x9',
      '',
      ' 100w',
      '100w ',
    ),
    { maxLength: 5 },
  )
  .map((all) => all.join(','))

/** Data with whole values sometimes replaced by others of their kind. */
const data = fc
  .tuple(
    damaged(DATA),
    sizes,
    hexes,
    moments,
    colors,
    variants,
    fc.constantFrom(5, 5, '5', 2, 5.5, null),
  )
  .map(([found, size, hex, ms, color, systemDataVariants, blockType]) => ({
    ...(found as object),
    otherSize: size,
    otherHex: hex,
    otherMs: ms,
    otherColor: color,
    variants: { assetUrl: '/v.jpg', systemDataVariants },
    sized: { assetUrl: '/s.jpg', originalSize: size, altText: hex, blockType },
    ...(blockType === 2 && { blockType }),
  }))

const names = fc.constantFrom(
  ...['image', 'bare', 'long', 'video', 'item', 'color', 'opaque', 'hex', 'ms', 'size', 'words'],
  ...['otherSize', 'otherHex', 'otherMs', 'otherColor', 'variants', 'sized'],
)
const others = fc.constantFrom(
  ...[
    '@',
    'items',
    'item.items',
    'item.items.1',
    'items.2',
    'missing',
    'image.colorData',
    'a',
    'id',
  ],
  ...[
    'image.title',
    'image.originalSize',
    'item.coverImage',
    'video.oembed',
    'title',
    'coverImage',
  ],
)
const references = fc.oneof({ weight: 3, arbitrary: names }, { weight: 2, arbitrary: others })

const NO_ARGUMENTS = ['AbsUrl', 'capitalize', 'width', 'height', 'humanizeDuration', 'color-weight']
const IMAGES = ['image-meta', 'cover-image-meta', 'image-srcset', 'item-classes', 'audio-player']
const BY_WIDTH = ['resizedHeightForWidth', 'resizedWidthForHeight', 'squarespaceThumbnailForWidth']

const pixels = fc.oneof(
  fc.integer({ min: -10, max: 2600 }).map(String),
  fc.constantFrom(
    '0',
    '100',
    '101',
    '300',
    '301',
    '500',
    '501',
    '750',
    '751',
    '1000',
    '1001',
    '1500',
  ),
  fc.constantFrom(
    '',
    'x',
    '1e3',
    '12.7',
    '320px',
    '-0',
    '2147483648',
    '99999999999999999999',
    ' 9',
  ),
)
const corners = fc.constantFrom(
  ...['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center', 'suggestedBg', 'topleft', ''],
)

const anyCall = fc.oneof(
  fc.constantFrom(...NO_ARGUMENTS, ...IMAGES, 'website-color').map((name) => `|${name}`),
  fc.constantFrom(...NO_ARGUMENTS, ...IMAGES, 'website-color').map((name) => `|${name}`),
  ...[...BY_WIDTH, 'squarespaceThumbnailForHeight'].map((name) => call(name, pixels, 2)),
  call('child-image-meta', fc.constantFrom('0', '1', '2', '3', '-1', '1.5', '1x', 'x', ''), 2),
  call('image', fc.constantFrom('wide', 'a b', '"', ''), 2),
  fc
    .tuple(corners, fc.constantFrom('', ' color', ' background-color', ' ', ' color x'))
    .map(([corner, property]) => `|image-color ${corner}${property}`),
  call('image-color', corners, 1),
  call('video', fc.constantFrom('load-false', 'color-data', 'x', '')),
)

const chain = fc
  .tuple(anyCall, fc.constantFrom('', '', '', '|htmlattr', '|safe', '|capitalize'))
  .map((calls) => calls.join(''))
const template = fc.array(placed(references, chain), { minLength: 1, maxLength: 3 })

export const contentFormatters: Area = {
  name: 'content formatters',
  pairs: fc.record({
    template: template.map((all) => all.join('\n')),
    data: fc.oneof({ weight: 20, arbitrary: data }, fc.constantFrom(...ODDITIES)),
  }),
  differences: {
    'formatters-known-by-name': ({ template: source }) => source.includes('|video-meta'),
  },
}
