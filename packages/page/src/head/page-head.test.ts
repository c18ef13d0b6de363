import { loadTheme } from '@sitewright/theme'
import { describe, expect, it } from 'vitest'
import { type ListQuery, WHOLE_LIST } from '../address/list-query.ts'
import type { PageData, ViewOf } from '../data/page-data.ts'
import { renderPage } from '../render/render-page.ts'
import { pagesOfEveryType } from '../test-views.ts'

const theme = await loadTheme(`${import.meta.dirname}/../../../theme/src/fixtures/plain`)
const pages = pagesOfEveryType(theme)

function sample(name: string): PageData {
  const page = pages[name]
  if (!page) throw new Error(`No sample of ${name}`)
  return page
}

function headOf(page: PageData) {
  const { html } = renderPage(page, {
    styles: { path: '/site.css', fonts: [] },
    scripts: { globals: [], modules: [], preloads: [] },
  })
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]
  return {
    title: find(/<title>(.*?)<\/title>/),
    description: find(/<meta name="description" content="(.*?)">/),
    shared: find(/<meta property="og:title" content="(.*?)">/),
    canonical: find(/<link rel="canonical" href="http:\/\/clay\.localhost:3000(.*?)">/),
    type: find(/<meta property="og:type" content="(.*?)">/),
    image: find(/<meta property="og:image" content="(.*?)">/),
    isKept: !html.includes('<meta name="robots" content="noindex">'),
  }
}

describe('the title of a page', () => {
  const formats = {
    homepageTitleFormat: 'Welcome to %s',
    collectionTitleFormat: '%s: %c',
    itemTitleFormat: '%i (%c, %s)',
  }
  const titled = (name: string) => {
    const page = sample(name)
    const settings = { ...page.site.settings, ...formats }
    return headOf({ ...page, site: { ...page.site, settings } }).title
  }

  it.each([
    ['home', 'Welcome to Clay &amp; Co'],
    ['blog', 'Clay &amp; Co: Notes'],
    ['post', 'Tea &amp; &lt;scones&gt; 1 (Notes, Clay &amp; Co)'],
    ['not-found', 'Clay &amp; Co: Page not found'],
  ])('of %s is by the owner’s format', (name, title) => {
    expect(titled(name)).toBe(title)
  })

  it('of a category is its own, and so is its description', () => {
    const { view, ...blog } = sample('blog')
    if (view.kind !== 'list') throw new Error('No blog')
    const inCategory = { ...view, query: { ...WHOLE_LIST, category: 'fOOD' } }
    const [whole, part] = [headOf({ ...blog, view }), headOf({ ...blog, view: inCategory })]
    expect(part.title).toBe('Food – Notes — Clay &amp; Co')
    expect(part.description).toMatch(/^Food: Tea &amp; &lt;scones&gt; 1/)
    expect(part.description).not.toBe(whole.description)
    const written = { ...view.page, settings: { ...view.page.settings, seoTitle: 'All we wrote' } }
    const filtered = headOf({ ...blog, view: { ...inCategory, page: written } })
    expect(filtered.title).toBe('Food – All we wrote — Clay &amp; Co')
  })

  it('of a list whose owner wrote no description is told by what is in it', () => {
    const { view, ...blog } = sample('blog')
    if (view.kind !== 'list') throw new Error('No blog')
    const settings = { ...view.page.settings, description: '', seoDescription: '' }
    const page = { ...view.page, settings }
    const head = headOf({ ...blog, view: { ...view, page } })
    expect(head.description).toMatch(/^Tea &amp; &lt;scones&gt; 1, /)
  })

  it('is what the owner wrote for search engines, and so is the description', () => {
    const post = sample('post')
    if (post.view.kind !== 'item') throw new Error('No post')
    const seoData = { seoTitle: 'Tea, slowly', seoDescription: 'How to wait for tea.' }
    const item = { ...post.view.item, seoData }
    expect(headOf({ ...post, view: { ...post.view, item } })).toMatchObject({
      title: 'Tea, slowly',
      shared: 'Tea, slowly',
      description: 'How to wait for tea.',
    })
    const page = sample('page')
    if (page.view.kind !== 'page') throw new Error('No page')
    const settings = { ...page.view.page.settings, seoTitle: 'Who we are', seoDescription: 'Us.' }
    const view = { ...page.view, page: { ...page.view.page, settings } }
    expect(headOf({ ...page, view })).toMatchObject({ title: 'Who we are', description: 'Us.' })
  })
})

describe('what a link to a page shows', () => {
  it.each([
    ['home', 'website'],
    ['product', 'product'],
    ['post', 'article'],
    ['event', 'website'],
  ])('says that %s is of type %s', (name, type) => {
    expect(headOf(sample(name)).type).toBe(type)
  })

  it('is the item’s picture, and the site’s where there is none', () => {
    expect(headOf(sample('post')).image).toMatch(/\/harbour\.jpg\?format=1500w$/)
    const about = sample('page')
    expect(headOf(about).image).toBeUndefined()
    const settings = { ...about.site.settings, socialImageId: 'f'.repeat(24) }
    expect(headOf({ ...about, site: { ...about.site, settings } }).image).toBe(
      `http://clay.localhost:3000/images/${'f'.repeat(24)}/sharing?format=1500w`,
    )
  })
})

describe('the address that counts', () => {
  const asked = (query: Partial<ListQuery>, rest: Partial<ViewOf<'list'>> = {}) => {
    const blog = sample('blog')
    if (blog.view.kind !== 'list') throw new Error('No blog')
    const view = { ...blog.view, ...rest, query: { ...WHOLE_LIST, ...query } }
    const { canonical, isKept } = headOf({ ...blog, view })
    return [canonical, isKept]
  }

  it.each([
    ['the whole list', {}, '/notes', true],
    ['the next stretch', { offset: { time: 99 } }, '/notes?offset=99', true],
    ['another page', { pageNumber: 2 }, '/notes?page=2', true],
    ['a category, however it is spelled', { category: 'fOOD' }, '/notes?category=Food', true],
    ['a tag', { tag: 'sea side' }, '/notes?tag=Sea+side', false],
    ['an author', { author: 'a'.repeat(24) }, `/notes?author=${'a'.repeat(24)}`, false],
    ['a month', { month: '03-2026' }, '/notes?month=03-2026', false],
    [
      'the way back',
      { offset: { time: 99 }, isReversed: true },
      '/notes?offset=99&amp;reversePaginate=true',
      false,
    ],
    ['another view', { view: 'calendar' }, '/notes', true],
  ] as const)('of %s', (_what, query, canonical, isKept) => {
    expect(asked(query)).toEqual([canonical, isKept])
  })

  it('of a category that nothing has is not for search engines', () => {
    expect(asked({ category: 'Nothing' }, { items: [], total: 0 })).toEqual([
      '/notes?category=Nothing',
      false,
    ])
    expect(asked({}, { items: [], total: 0 })).toEqual(['/notes', true])
  })

  it('is there for pages that search engines leave out, and not for pages that are nowhere', () => {
    expect(headOf(sample('hidden-page'))).toMatchObject({ canonical: '/unlisted', isKept: false })
    expect(headOf(sample('not-found'))).toMatchObject({ canonical: undefined, isKept: false })
  })
})
