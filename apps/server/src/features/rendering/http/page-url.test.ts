import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPageUrl, withoutTrailingSlash } from './page-url.ts'

describe('the address of a page', () => {
  it.each([
    ['/', { path: '/', pageNumber: 1, format: 'html', key: '/' }],
    ['/caf%C3%A9', { path: '/café', key: '/café' }],
    ['/shop?page=3&utm_source=x', { path: '/shop', pageNumber: 3, key: '/shop?page=3' }],
    ['/shop?page=1', { key: '/shop' }],
    ['/shop?format=JSON&page=2', { format: 'json', key: '/shop?page=2&format=json' }],
    ['/shop?page=x', { pageNumber: 0 }],
    ['/shop?page=-1', { pageNumber: 0 }],
  ])('reads %s', (url, expected) => {
    expect(readPageUrl(url)).toMatchObject(expected)
  })

  it.each([
    '',
    'http://other.example/',
    '//other.example',
    '/a//b',
    '/a/../b',
    '/%2e%2e/b',
    '/a/.',
    '/a%2fb',
    '/a%5Cb',
    '/a\\b',
    '/a%00',
    '/a%3Fpage=2',
    '/a%23b',
    '/%',
    '/%zz',
    '/%C3',
    '/a%0d%0ab',
    `/${'a'.repeat(8_192)}`,
  ])('refuses %j', (url) => {
    expect(readPageUrl(url)).toBeUndefined()
  })

  it('never lets anything through that means something to a file system', () => {
    const piece = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2E',
      '%2f',
      '\\',
      '%5c',
      '%00',
      '\0',
      'a',
      '%25',
      '?',
      '%',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const read = readPageUrl(`/${pieces.join('')}`)
        if (!read) return
        expect(read.path).not.toMatch(/\\|\0|\/\/|(^|\/)\.\.?(\/|$)/)
      }),
    )
  })

  it('gives one key to all ways to write it', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const read = readPageUrl(path === '' ? '/' : path)
        if (read) expect(readPageUrl(encodeURI(read.path))?.key).toBe(read.key)
      }),
    )
  })
})

describe('a slash at the end', () => {
  it.each([
    ['/shop/', '/shop'],
    ['/shop/?page=2', '/shop?page=2'],
    ['/shop//', '/shop'],
    ['/', undefined],
    ['/shop', undefined],
    ['//evil.example/', undefined],
    ['/\\evil.example/', undefined],
    ['/%2e%2e/', undefined],
  ])('of %s leads to %s', (url, expected) => {
    expect(withoutTrailingSlash(url)).toBe(expected)
  })
})
