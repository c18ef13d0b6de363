import { DEFAULT_COLLECTION_SETTINGS } from '@sitewright/core/content/collection-settings'
import type { ThemeCollection } from '@sitewright/theme/for-pages'
import { describe, expect, it } from 'vitest'
import { typeLabelOf, typeNameOf } from './theme-collection.ts'

const type = (name: string, conf: object) => [name, { name, conf } as ThemeCollection] as const
/** A theme like public ones: an index is a folder too, and either may have any name. */
const theme = {
  collections: new Map([
    type('all', { index: true, folder: true }),
    type('folders', { folder: true }),
    type('gallery', { ordering: 'user-orderable' }),
  ]),
}
const page = (kind: 'folder' | 'index' | 'gallery' | 'blog' | 'template-page', settings = {}) => ({
  kind,
  settings: { ...DEFAULT_COLLECTION_SETTINGS, ...settings },
})

describe('what themes call a page', () => {
  it.each([
    ['a folder', page('folder'), 'folders', 'folders'],
    ['an index', page('index'), 'all', 'all'],
    ['a kind that the theme has', page('gallery'), 'gallery', 'gallery'],
    ['a kind that it has not', page('blog'), 'blog', 'blog'],
    [
      'a static page',
      page('template-page', { templatePage: 'read-me' }),
      'template-page',
      'read-me',
    ],
  ])('%s', (_what, one, name, label) => {
    expect([typeNameOf(theme, one), typeLabelOf(theme, one)]).toEqual([name, label])
  })
})
