import { describe, expect, it } from 'vitest'
import { DEFAULT_COLLECTION_SETTINGS } from './collection-settings.ts'
import { mayBeFound } from './special-pages.ts'

describe('mayBeFound', () => {
  it.each([
    ['a page', {}, {}, true],
    ['one that is switched off', {}, { isEnabled: false }, false],
    ['one that is hidden from searches', {}, { isHiddenFromSearch: true }, false],
    ['one that answers wrong addresses', {}, { answersNotFound: true }, false],
    ['one that shows what searches find', {}, { answersSearch: true }, false],
    ['the home page, which answers none', { isHome: true }, { answersNotFound: true }, true],
  ])('%s', (_, page, settings, expected) => {
    const named = { kind: 'page', isHome: false, ...page } as const
    expect(
      mayBeFound({ ...named, settings: { ...DEFAULT_COLLECTION_SETTINGS, ...settings } }),
    ).toBe(expected)
  })
})
