import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'

const NAVIGATION = 1

describe('the navigation block', () => {
  it('lists the main navigation, with the pages inside of others in menus that open', () => {
    const html = htmlOf(NAVIGATION)
    expect(html).toContain('<nav class="sw-navigation sw-navigation--row')
    expect(html).toContain('aria-label="Links"')
    expect(html).toMatch(
      /<details[^>]*><summary>Visit<\/summary>\s*<ul[^>]*>\s*<li><a href="\/visit">Visit/,
    )
    expect(html).toContain('<a href="/about">About &lt;us&gt;</a>')
    expect(html).toContain(
      '<a href="https://news.example/" target="_blank" rel="noopener">News</a>',
    )
  })

  it('stands below each other without menus, and without what is inside of others', () => {
    const html = htmlOf(NAVIGATION, { orientation: 'column', title: 'Pages' })
    expect(html).not.toContain('<details')
    expect(html).toContain(`aria-labelledby="navigation-${IDS.block}"`)
    expect(htmlOf(NAVIGATION, { withInner: false })).not.toContain('/about')
  })

  it('marks the page that it is on', () => {
    const html = htmlOf(NAVIGATION, {}, 'publish', { pageId: IDS.page })
    expect(html.match(/<a [^>]*aria-current="page">[^<]*/g)).toEqual([
      '<a href="/about" aria-current="page">About &lt;us&gt;',
    ])
  })

  it('lists chosen links, without those that lead nowhere', () => {
    const to = (title: string, href: string) => ({ title, link: { href, newWindow: false } })
    const links = [to('Us', `page:${IDS.page}`), to('Gone', `page:${IDS.missing}`), to('', '/x')]
    const html = htmlOf(NAVIGATION, { source: 'own', links })
    expect(html.match(/<a [^<]*/g)).toEqual(['<a href="/about">Us'])
  })

  it('says in the editor only that it has no links', () => {
    expect(htmlOf(NAVIGATION, { source: 'footer' })).toBe('')
    expect(htmlOf(NAVIGATION, { source: 'footer' }, 'edit')).toContain('No pages are in this')
    expect(htmlOf(NAVIGATION, { source: 'own' }, 'edit')).toContain('Add links')
  })
})
