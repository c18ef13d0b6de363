import type { NavigationItem } from '@sitewright/core/content/navigation-item'
import { loadTheme, type Theme } from '@sitewright/theme'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestPage, pageRecord, siteInMemory } from '../test-page.ts'
import { platformLinks } from './platform-links.ts'
import { type PlatformPage, platformPage } from './platform-page.ts'

let theme: Theme

beforeAll(async () => {
  theme = await loadTheme(`${import.meta.dirname}/../../../theme/src/fixtures/plain`)
})

/** A page of the platform on a site with a link to `linkUrl` in its footer. */
function shown(page: Partial<PlatformPage> = {}, linkUrl = 'https://example.com/?a=1&b=2') {
  const { data, pages } = createTestPage(theme)
  const { content } = data({ kind: 'notFound' })
  const off = pageRecord(7, { title: 'Off', navigationTitle: 'Off' })
  const links = platformLinks({
    ...content,
    pages: new Map([
      ...content.pages,
      [off.id, { ...off, settings: { ...off.settings, isEnabled: false } }],
    ]),
    navigations: new Map<string, NavigationItem[]>([
      ['main', [pages.about, pages.shop, off].map(({ id }) => ({ collectionId: id, items: [] }))],
      [
        'footer',
        [
          {
            id: 'a'.repeat(24),
            externalLink: { url: linkUrl, title: 'Els <ewhere>', newWindow: false },
            items: [],
          },
        ],
      ],
    ]),
  })
  return platformPage(
    { pageType: 207, title: 'Order', main: '<h1>Thanks</h1>', nonce: 'n', ...page },
    { site: siteInMemory, siteTitle: 'Clay', styles: { path: '/site.0.css', fonts: [] }, links },
  )
}

const MAIN =
  '<nav class="sw-platform-navigation" aria-label="Main"><ul><li><a href="/about">About</a></li><li><a href="/shop">Shop</a></li></ul></nav></header>'

describe('a page of the platform', () => {
  it('has the links of the site’s navigations, without pages that are switched off', () => {
    const html = shown()
    expect(html).toContain(MAIN)
    expect(html).toContain(
      '<nav class="sw-platform-navigation" aria-label="Footer"><ul><li><a href="https://example.com/?a=1&amp;b=2">Els &lt;ewhere&gt;</a></li></ul></nav></footer>',
    )
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  it('leads nowhere from above a form, and nowhere at all while the site is closed', () => {
    const undisturbed = shown({ isUndisturbed: true })
    expect(undisturbed).not.toContain('aria-label="Main"')
    expect(undisturbed).toContain('aria-label="Footer"')
    expect(shown({ isClosed: true })).not.toContain('<nav')
  })

  it('leads to pages of the site by their ids, and never runs an address', () => {
    const { pages } = createTestPage(theme)
    expect(shown({}, `page:${pages.shop.id}`)).toContain('<a href="/shop">Els &lt;ewhere&gt;</a>')
    expect(shown({}, `page:${'f'.repeat(24)}`)).not.toContain('Els &lt;ewhere&gt;')
    expect(shown({}, 'javascript:alert(1)')).not.toContain('javascript:')
  })
})
