import { describe, expect, it } from 'vitest'
import { htmlOf, IDS, SITE } from '../testing.ts'

const LOGO = 3
const withLogo = {
  ...SITE,
  website: { siteTitle: 'Clay "& Co"', logoImageUrl: '/images/abc/logo' },
}

describe('the logo block', () => {
  it('is the site’s title until the site has a logo, and leads home', () => {
    expect(htmlOf(LOGO)).toContain(
      '<a class="sw-logo-mark" href="/" rel="home"><span class="sw-logo-title">Clay &lt;&amp; Co&gt;</span></a>',
    )
    expect(htmlOf(LOGO, {}, 'publish', { site: withLogo })).toContain(
      '<img src="/images/abc/logo?format=1000w" alt="Clay &quot;&amp; Co&quot;" height="64"',
    )
  })

  it('is a picture of its own, described by the site’s title', () => {
    const html = htmlOf(LOGO, { source: 'own', assetId: IDS.asset, height: 120 })
    expect(html).toContain('style="--sw-logo-height:120px"')
    expect(html).toMatch(/<img src="\/images\/bowl.jpg[^>]* alt="Clay &lt;&amp; Co&gt;"/)
  })

  it('leads elsewhere, or nowhere', () => {
    const link = { href: `page:${IDS.page}`, newWindow: false }
    expect(htmlOf(LOGO, { leadsHome: false, link })).toContain('href="/about"')
    expect(htmlOf(LOGO, { leadsHome: false })).not.toContain('<a ')
  })

  it('asks for its picture in the editor only', () => {
    expect(htmlOf(LOGO, { source: 'own' })).toBe('')
    expect(htmlOf(LOGO, { source: 'own' }, 'edit')).toContain('Choose a picture')
  })
})
