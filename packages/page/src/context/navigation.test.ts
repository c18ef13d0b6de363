import type { NavigationItem } from '@sitewright/core/content/navigation-item'
import { loadTheme } from '@sitewright/theme'
import { describe, expect, it } from 'vitest'
import { createTestPage } from '../test-page.ts'
import { navigationItems } from './navigation.ts'

const { pages, data } = createTestPage(
  await loadTheme(`${import.meta.dirname}/../../../theme/src/fixtures/plain`),
)

/** Items of the main navigation on the page about the makers. */
function printed(...items: NavigationItem[]) {
  const source = data({ kind: 'page', page: pages.about })
  const navigations = new Map([['main', items]])
  return navigationItems(undefined, { ...source, content: { ...source.content, navigations } })
}

const page = ({ id }: { id: string }, ...items: NavigationItem[]) => ({ collectionId: id, items })
const link = (url: string, ...items: NavigationItem[]): NavigationItem => ({
  id: 'e'.repeat(24),
  externalLink: { title: 'Elsewhere', url, newWindow: true },
  items,
})

describe('an external link in a navigation', () => {
  it('prints what a page that is a link prints', () => {
    expect(printed(link('https://example.com/'))).toEqual([
      {
        active: false,
        folderActive: false,
        externalLink: { url: 'https://example.com/', title: 'Elsewhere', newWindow: true },
        url: 'https://example.com/',
        title: 'Elsewhere',
        newWindow: true,
      },
    ])
  })

  it('leads to a page of the site, wherever that is', () => {
    expect(printed(link(`page:${pages.shop.id}`))).toMatchObject([{ url: '/shop' }])
  })

  it('is not there once its page is gone, but for what is below it', () => {
    const gone = `page:${'f'.repeat(24)}`
    expect(printed(link(gone))).toEqual([])
    expect(printed(link(gone, page(pages.about)))).toMatchObject([
      { title: 'Elsewhere', url: '', dropdown: true, items: [{ active: true }] },
    ])
  })

  it('prints no address that is refused now', () => {
    expect(printed(link('javascript:alert(1)'))).toMatchObject([{ url: '' }])
  })

  it('has items below it, and knows the current one among them', () => {
    const below = { active: true, collection: { id: pages.about.id } }
    expect(printed(link('/', page(pages.about), link('/x')))).toMatchObject([
      { active: false, folderActive: true, dropdown: true, items: [below, { url: '/x' }] },
    ])
  })
})

describe('a page in a navigation', () => {
  it('that is no folder has items too', () => {
    expect(printed(page(pages.home, page(pages.about)))).toMatchObject([
      { active: false, folderActive: true, dropdown: true, items: [{ active: true }] },
    ])
  })

  it('prints no items where there are none', () => {
    const [item] = printed(page(pages.about))
    expect(item).toMatchObject({ active: true, folderActive: false })
    expect(Object.keys(item ?? {})).toEqual(['active', 'folderActive', 'collection'])
  })
})

it('a member area prints nothing until there are any, nor does what is below it', () => {
  const area = { id: 'd'.repeat(24), memberAreaId: 'c'.repeat(24), items: [page(pages.about)] }
  expect(printed(area, page(pages.home, area))).toEqual(printed(page(pages.home)))
})
