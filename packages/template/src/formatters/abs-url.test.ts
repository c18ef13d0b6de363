import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const site = { 'base-url': 'https://a.example' }

describe('the address of the site, a slash, the value', () => {
  renders('{path|AbsUrl}', { ...site, path: 'shop/mug' }, 'https://a.example/shop/mug')
  renders('{path|AbsUrl}', { ...site, path: '/shop' }, 'https://a.example//shop')
  renders('{.section a}{path|AbsUrl}{.end}', { ...site, a: { path: 'b' } }, 'https://a.example/b')
})

describe('a site without an address leaves the slash', () => {
  renders('{path|AbsUrl}', { path: 'shop' }, '/shop')
  renders('{path|AbsUrl}', { 'base-url': null, path: 'shop' }, '/shop')
  renders('{path|AbsUrl}', { 'base-url': { a: 1 }, path: 'shop' }, '/shop')
})

describe('the value is read as text, and not escaped', () => {
  renders('{path|AbsUrl}', { ...site, path: 'a b&"c"' }, 'https://a.example/a b&"c"')
  renders('{path|AbsUrl}', { ...site, path: 5 }, 'https://a.example/5')
  renders('{path|AbsUrl}', { ...site, path: null }, 'https://a.example/')
  renders('{path|AbsUrl}', site, 'https://a.example/')
  renders('{path|AbsUrl}', { ...site, path: ['a'] }, 'https://a.example/')
})
