import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const meta = (url: string, alt = '') =>
  `data-src="${url}" data-image="${url}" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="${alt}" `

describe('the attributes of the cover', () => {
  renders(
    '{a|cover-image-meta}',
    { a: { assetUrl: '/a', coverImage: { assetUrl: '/c', title: 'C' } } },
    meta('/c', 'C'),
  )
  renders('{a|cover-image-meta}', { a: { coverImage: {} } }, meta(''))
  renders('{a|cover-image-meta}', { a: { coverImage: null } }, meta(''))
  renders(
    '{a|cover-image-meta}',
    { a: { coverImage: { altText: 'Alt' } }, blockType: 5 },
    meta('', 'Alt'),
  )
})

describe('without a cover it is empty', () => {
  renders('{a|cover-image-meta|json}', { a: { assetUrl: '/a' } }, '""')
  renders('{a|cover-image-meta|json}', { a: {}, coverImage: { assetUrl: '/c' } }, '""')
  renders('{a|cover-image-meta|json}', { a: 'text' }, '""')
  renders('{a|cover-image-meta|json}', { a: null }, '""')
  renders('{a|cover-image-meta|json}', {}, '""')
})
