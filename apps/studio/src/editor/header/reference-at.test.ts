import type { PageDraft, SiteDraft } from '@sitewright/core/site/site-operation'
import { describe, expect, it } from 'vitest'
import { referenceAt } from './reference-at.ts'

const [home, about, away] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)] as const
const page = (urlId: string, navigationTitle: string, kind: PageDraft['kind'] = 'page') =>
  ({ kind, urlId, navigationTitle }) as PageDraft
const site: Pick<SiteDraft, 'pages' | 'homeId'> = {
  homeId: home,
  pages: {
    [home]: page('home', 'Home'),
    [about]: page('about', 'About us'),
    [away]: page('away', 'Away', 'link'),
  },
}

describe('referenceAt', () => {
  it.each([
    ['/about', `page:${about}`, 'About us'],
    ['/about/', `page:${about}`, 'About us'],
    ['/about#prices', `page:${about}#prices`, 'About us'],
    ['/', `page:${home}`, 'Home'],
  ])('finds the page of %s', (href, reference, title) => {
    expect(referenceAt(href, site)).toEqual({ href: reference, title })
  })

  it.each([
    '/abuot',
    '/about?a=1',
    '/about/team',
    '/away',
    'https://example.com/about',
    '#about',
    '',
  ])('finds none for %s', (href) => {
    expect(referenceAt(href, site)).toBeUndefined()
  })
})
