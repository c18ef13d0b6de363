import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PageUrl, pageKey, readPageUrl, withoutTrailingSlash } from './page-url.ts'

describe('the address of a page', () => {
  it.each([
    ['/', { path: '/', list: { pageNumber: 1 }, format: 'html', query: '' }],
    ['/caf%C3%A9', { path: '/café' }],
    ['/shop?page=3&utm_source=x', { path: '/shop', list: { pageNumber: 3 } }],
    ['/shop?format=JSON&page=2', { format: 'json', list: { pageNumber: 2 } }],
    ['/shop?page=1-3', { list: { firstPage: 1, pageNumber: 3 } }],
    ['/shop?page=3-1', { list: { pageNumber: 1 } }],
    ['/shop?page=x', { list: undefined }],
    ['/shop?page=1-', { list: undefined }],
    ['/blog?format=RSS', { format: 'rss' }],
    ['/blog?format=Page-Context', { format: 'page-context' }],
    ['/blog?format=constructor', { format: 'html' }],
    ['/shop?page=-1', { list: undefined }],
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

  it('names are flat and at most 1,000 parameters are read', () => {
    const behind = (count: number) => readPageUrl(`/shop?${'a&'.repeat(count)}page=3`)?.list
    expect(behind(999)).toMatchObject({ pageNumber: 3 })
    expect(behind(1_000)).toMatchObject({ pageNumber: 1 })
    expect(behind(3_000)).toMatchObject({ pageNumber: 1 })
    const nested = `/shop?page[]=3&page[a][b][c][d][e][f]=3&${'page[]=3&'.repeat(30)}`
    expect(readPageUrl(nested)).toMatchObject({ path: '/shop', list: { pageNumber: 1 } })
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
})

describe('what a page is kept under', () => {
  const key = (url: string, isList = true) => pageKey(readPageUrl(url) as PageUrl, { isList })

  it.each([
    ['/shop', '/shop'],
    ['/shop?page=1', '/shop'],
    ['/shop?utm_source=x&page=3', '/shop?page=3'],
    ['/shop?format=JSON&page=2', '/shop?page=2&format=json'],
    ['/caf%C3%A9', '/café'],
  ])('%s is %s', (url, expected) => {
    expect(key(url)).toBe(expected)
  })

  it('has no page number where there are no pages', () => {
    expect(key('/about?page=7', false)).toBe('/about')
  })

  it('is one for all ways to write an address', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zé \-%]{1,12}$/), (name) => {
        const plain = `/${encodeURIComponent(name)}`
        const odd = `/${[...Buffer.from(name)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')}`
        if (readPageUrl(plain)) expect(key(odd)).toBe(key(plain))
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
