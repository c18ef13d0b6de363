import { describe, expect, it } from 'vitest'
import { navigationKey, navigationKeys, navigationTitle } from './navigations.ts'

const keysOf = (...names: string[]) =>
  [...navigationKeys(names.map((name) => ({ name, title: name })))].sort().join(' ')

describe('navigationKey', () => {
  it.each([
    ['mainNavigation', 'main'],
    ['mainNav', 'main'],
    ['footerNavigation', 'footer'],
    ['footer-nav', 'footer'],
    ['footer', 'footer'],
    ['footerMenuNav', 'footer'],
    ['nav', 'nav'],
    ['navigation2', 'navigation2'],
  ])('keeps %s under %s', (name, key) => {
    expect(navigationKey(name)).toBe(key)
    expect(navigationKey(key)).toBe(key)
  })
})

describe('navigationKeys', () => {
  it('is the same for themes that name their navigations alike', () => {
    expect(keysOf('mainNav', 'secondaryNav', 'footerNav')).toBe(
      'footerNav,footer mainNav,main secondaryNav,secondary',
    )
    expect(keysOf('footerNavigation', 'mainNavigation')).toBe(
      'footerNavigation,footer mainNavigation,main',
    )
  })
  it('takes the first one for the main one where none is called so', () => {
    expect(keysOf('topNav', 'footerNav')).toBe('footerNav,footer topNav,main')
    expect(keysOf('footerNav', 'mainTop')).toBe('footerNav,footer mainTop,main')
  })
  it('gives each a key of its own', () => {
    expect(keysOf('mainNav', 'main', 'footerNav', 'footerMenu')).toBe(
      'footerMenu,footer2 footerNav,footer main,main2 mainNav,main',
    )
  })
})

it('makes words of a key', () => {
  expect(navigationTitle('footerSocial')).toBe('Footer social')
  expect(navigationTitle('secondary')).toBe('Secondary')
})
