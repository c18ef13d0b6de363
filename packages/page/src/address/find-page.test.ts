import { DEFAULT_COLLECTION_SETTINGS } from '@sitewright/core/content/collection-settings'
import { COLLECTION_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import type { PageRecord, SiteContent } from '../data/site-content.ts'
import { findPage } from './find-page.ts'

const page = (id: string, record: Partial<PageRecord>): [string, PageRecord] => [
  id,
  {
    id,
    type: COLLECTION_TYPES.page,
    kind: 'page',
    parentId: undefined,
    settings: DEFAULT_COLLECTION_SETTINGS,
    title: id,
    navigationTitle: id,
    urlId: id,
    isHome: false,
    documentId: undefined,
    updatedAt: 0,
    ...record,
  },
]

const content = {
  pages: new Map([
    page('home', { isHome: true }),
    page('about', {}),
    page('shop', { kind: 'products', type: COLLECTION_TYPES.products }),
    page('blog', { kind: 'blog', type: COLLECTION_TYPES.generic }),
  ]),
} as unknown as SiteContent

describe('the page at an address', () => {
  it.each([
    ['/', { kind: 'page', page: { id: 'home' } }],
    ['/about', { kind: 'page', page: { id: 'about' } }],
    ['/shop', { kind: 'list', page: { id: 'shop' } }],
    ['/shop/p/mug', { kind: 'item', page: { id: 'shop' }, urlId: 'mug' }],
    ['/blog/2026/3/29/tea', { kind: 'item', page: { id: 'blog' }, urlId: '2026/3/29/tea' }],
    ['/home', { kind: 'moved', path: '/' }],
  ])('%s is %o', (path, expected) => {
    expect(findPage(content, path)).toMatchObject(expected)
  })

  it.each([
    '/nope',
    '/About',
    '/about/p/mug',
    '/shop/mug',
    '/shop/p',
    '/shop/p/mug/more',
    '/p/mug',
  ])('%s is none', (path) => {
    expect(findPage(content, path)).toBeUndefined()
  })

  it('of a store that is the home page has its products below it', () => {
    const store = page('store', { isHome: true, kind: 'products', type: COLLECTION_TYPES.products })
    const home = { ...content, pages: new Map([store]) }
    expect(findPage(home, '/p/mug')).toMatchObject({ kind: 'item', urlId: 'mug' })
    expect(findPage(home, '/')).toMatchObject({ kind: 'list' })
  })
})
