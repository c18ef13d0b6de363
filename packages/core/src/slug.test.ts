import { describe, expect, it } from 'vitest'
import { isIdentifier, siteIdentifier, slugify, TEXT_FILTERS, urlId } from './slug.ts'

const free = () => false

describe('url ids', () => {
  it.each([
    ['Clay & Co.', 'clay-co'],
    ['  Über Café  ', 'uber-cafe'],
    ["Anna's Shop", 'annas-shop'],
  ])('makes %j into %j', (title, expected) => expect(slugify(title)).toBe(expected))

  it.each([
    ['', 'store'],
    ['ab', 'store'],
    ['日本', 'store'],
    ['abc', 'abc'],
  ])('uses the fallback where %j is empty or too short', (title, expected) =>
    expect(urlId(title, 'store', free)).toBe(expected),
  )

  it('takes the next free number', () => {
    const taken = new Set(['shop', 'shop-1', 'shop-2'])
    expect(urlId('Shop', 'store', (id) => taken.has(id))).toBe('shop-3')
  })
})

describe('text filters', () => {
  it.each([
    ['my-post', true, true],
    ['2026/3/29/my-post', false, true],
    ['My-post', false, false],
    ['my post', false, false],
    ['', false, false],
    ['/my-post', false, false],
    ['2026//my-post', false, false],
    ['../my-post', false, false],
  ])('of %j', (text, isSlug, isSlugWithSlash) => {
    expect(TEXT_FILTERS['url-slug'](text)).toBe(isSlug)
    expect(TEXT_FILTERS['url-slug-with-slash'](text)).toBe(isSlugWithSlash)
  })

  it('are two', () => {
    expect(Object.keys(TEXT_FILTERS)).toEqual(['url-slug', 'url-slug-with-slash'])
  })
})

describe('siteIdentifier', () => {
  it('never gives a reserved name, two hyphens in a row or more than 55 characters', () => {
    expect(siteIdentifier('Admin', free)).toBe('admin-1')
    expect(siteIdentifier('a -- b', free)).toBe('a-b')
    expect(siteIdentifier('x'.repeat(80), free).length).toBeLessThanOrEqual(55)
  })

  it.each(['a--b', 'Ab-c', '-abc', 'studio', 'x'.repeat(56), 'ab'])('refuses %j', (text) =>
    expect(isIdentifier(text)).toBe(false),
  )
})
