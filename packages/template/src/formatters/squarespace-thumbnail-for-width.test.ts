import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('spec §9: image width tiers, the next width up', () => {
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
