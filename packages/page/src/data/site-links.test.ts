import type { NavigationItem } from '@sitewright/core/content/navigation-item'
import { expect, it } from 'vitest'
import { pageRecord, testId } from '../test-page.ts'
import type { PageRecord } from './site-content.ts'
import { siteLinks } from './site-links.ts'

const { settings } = pageRecord(9, {})
const ABOUT = pageRecord(1, { navigationTitle: 'About', urlId: 'about' })
const FOLDER = pageRecord(2, { navigationTitle: 'Visit', urlId: 'visit', kind: 'folder' })

function linksOf(pages: readonly PageRecord[], ...items: NavigationItem[]) {
  const content = {
    pages: new Map(pages.map((page) => [page.id, page])),
    navigations: new Map([['main', items]]),
  }
  return siteLinks(content as unknown as Parameters<typeof siteLinks>[0]).navigations.get('main')
}

const to = ({ id }: PageRecord, ...items: NavigationItem[]) => ({ collectionId: id, items })
const away = (url: string): NavigationItem => ({
  id: testId(7),
  externalLink: { title: 'Away', url, newWindow: true },
  items: [],
})

it('has pages by their title and path, with those inside of them', () => {
  expect(linksOf([ABOUT, FOLDER], to(FOLDER, to(ABOUT)))).toEqual([
    {
      title: 'Visit',
      url: '/visit',
      newWindow: false,
      pageId: FOLDER.id,
      items: [{ title: 'About', url: '/about', newWindow: false, pageId: ABOUT.id, items: [] }],
    },
  ])
})

it('leads to folders only if they list their pages', () => {
  const closed = { ...FOLDER, settings: { ...settings, folderBehavior: 3 as const } }
  expect(linksOf([closed], to(closed))).toMatchObject([{ title: 'Visit', url: '' }])
})

it('leaves out pages that are switched off or gone', () => {
  const off = { ...ABOUT, settings: { ...settings, isEnabled: false } }
  expect(linksOf([off], to(off), to(FOLDER))).toEqual([])
})

it('leads elsewhere, but nowhere by an address that is not allowed', () => {
  expect(
    linksOf(
      [ABOUT],
      away('https://a.example/'),
      away(`page:${ABOUT.id}`),
      away(`page:${FOLDER.id}`),
      away('javascript:hit()'),
    )?.map(({ url }) => url),
  ).toEqual(['https://a.example/', '/about', '', ''])
})
