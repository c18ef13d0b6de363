import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const meta = (url: string, alt = '') =>
  `data-src="${url}" data-image="${url}" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="${alt}" `

const gallery = { title: 'Gallery', items: [{ assetUrl: '/a', title: 'A' }, { assetUrl: '/b' }] }

describe('without arguments the first of the items', () => {
  renders('{a|child-image-meta}', { a: gallery }, meta('/a', 'A'))
  renders('{@|child-image-meta}', gallery, meta('/a', 'A'))
  renders('{a|child-image-meta}', { a: { items: { 0: { assetUrl: '/c' } } } }, meta('/c'))
})

describe('with an index another', () => {
  renders('{a|child-image-meta 1}', { a: gallery }, meta('/b'))
  renders('{a|child-image-meta 0}', { a: gallery }, meta('/a', 'A'))
  renders('{a|child-image-meta 1.9}', { a: gallery }, meta('/b'))
  renders('{a|child-image-meta 1st}', { a: gallery }, meta('/b'))
  renders('{a|child-image-meta:1:0}', { a: gallery }, meta('/b'))
})

describe('where there is none it is empty', () => {
  for (const index of ['2', '-1', 'x', '', ' 1', '99999999999999999999', '__proto__']) {
    renders(`{a|child-image-meta ${index}|json}`, { a: gallery }, '""')
  }
  renders('{a|child-image-meta|json}', { a: { items: [] } }, '""')
  renders('{a|child-image-meta|json}', { a: { items: null } }, '""')
  renders('{a|child-image-meta|json}', { a: { items: 'text' } }, '""')
  renders('{a|child-image-meta|json}', { a: {} }, '""')
  renders('{a|child-image-meta|json}', { a: null }, '""')
  renders('{a|child-image-meta|json}', {}, '""')
  renders('{a|child-image-meta|json}', { a: [{ assetUrl: '/a' }] }, '""')
})

describe('an item that is no picture has all attributes, empty', () => {
  renders('{a|child-image-meta}', { a: { items: [null] } }, meta(''))
})
