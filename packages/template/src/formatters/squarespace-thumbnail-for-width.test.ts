import { describe } from 'vitest'
import { holdsFact, renders } from '../test-template.ts'

const widthFor = (width: number, name: string) =>
  [`{a|squarespaceThumbnailForWidth ${width}}`, {}, name] as const

holdsFact(
  'fact 9.pictures.02: beyond 500, 750 and 1000 the next width is taken',
  widthFor(1001, '1500w'),
  widthFor(1000, '1000w'),
  widthFor(751, '1000w'),
  widthFor(750, '750w'),
  widthFor(501, '750w'),
)

holdsFact(
  'fact 9.pictures.03: beyond 300 and 100 too, and 100 is the least',
  widthFor(500, '500w'),
  widthFor(301, '500w'),
  widthFor(300, '300w'),
  widthFor(101, '300w'),
  widthFor(100, '100w'),
  widthFor(1, '100w'),
)

describe('the next width up', () => {
  const WIDTHS = [
    [1, '100w'],
    [100, '100w'],
    [101, '300w'],
    [300, '300w'],
    [301, '500w'],
    [500, '500w'],
    [501, '750w'],
    [750, '750w'],
    [751, '1000w'],
    [1000, '1000w'],
    [1001, '1500w'],
    [9999, '1500w'],
    [99999999999999, '1500w'],
  ] as const
  for (const [width, name] of WIDTHS) {
    renders(`{a|squarespaceThumbnailForWidth ${width}}`, {}, name)
  }
})

describe('a width that is none is narrow', () => {
  renders('{a|squarespaceThumbnailForWidth}', {}, '100w')
  renders('{a|squarespaceThumbnailForWidth }', {}, '100w')
  renders('{a|squarespaceThumbnailForWidth x}', {}, '100w')
  renders('{a|squarespaceThumbnailForWidth -400}', {}, '100w')
  renders('{a|squarespaceThumbnailForWidth 400px}', {}, '500w')
})

describe('the value does not matter', () => {
  renders('{a|squarespaceThumbnailForWidth 400}', { a: '10x10' }, '500w')
  renders(
    '{a.assetUrl}?format={a|squarespaceThumbnailForWidth 400}',
    { a: { assetUrl: '/a' } },
    '/a?format=500w',
  )
})
