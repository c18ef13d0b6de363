import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '@sitewright/core/site/site-settings'
import { parseTemplate } from '@sitewright/template'
import { loadTheme, type Theme } from '@sitewright/theme'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestPage } from '../test-page.ts'

let plain: Theme

beforeAll(async () => {
  plain = await loadTheme(`${import.meta.dirname}/../../../theme/src/fixtures/plain`)
})

const { cookieBanner, popup } = DEFAULT_SITE_SETTINGS
const ON = {
  cookieBanner: { ...cookieBanner, mode: 'ask' },
  popup: { ...popup, isOn: true, title: 'Sale' },
} as const

/** A page in a theme of one line, with these settings. */
function shown(
  settings: Partial<SiteSettings>,
  { mode = 'publish', layout = '<html><body class="a>b"><h1>Clay</h1></body></html>' } = {},
) {
  const layouts = new Map([[plain.defaultLayout, parseTemplate(layout)]])
  const page = createTestPage({ ...plain, layouts })
  const view = { kind: 'page', page: page.pages.about } as const
  const { site } = page.data(view)
  const changed = { ...site, settings: { ...site.settings, ...settings } }
  return page.render(view, { site: changed, mode: mode as 'publish' | 'edit' }).html
}

describe('what settings add to a page', () => {
  it('is a banner first in the body, its link and the popup’s mark last', () => {
    const html = shown(ON)
    expect(html).toMatch(/<body class="a>b"><section class="sw-cookies" .* hidden>/)
    expect(html).toMatch(
      /data-sw-cookies>Cookie settings<\/a><\/p><span class="sw-popup-mark" .*><\/body>/,
    )
  })

  it('is nothing in the editor, nor without such settings', () => {
    expect(shown(ON, { mode: 'edit' })).not.toMatch(/sw-cookies|sw-popup/)
    expect(shown({})).not.toMatch(/sw-cookies|sw-popup/)
  })

  it('speaks the site’s language where the platform does, and says so where it does not', () => {
    expect(shown({ ...ON, language: 'ja' })).toContain('すべて許可')
    const other = shown({ ...ON, language: 'pl-PL' })
    expect(other).toContain('<p class="sw-cookies-buttons" lang="en">')
  })

  it('leaves out addresses that are none', () => {
    const html = shown({ cookieBanner: { ...ON.cookieBanner, policyUrl: 'javascript:alert(1)' } })
    expect(html).not.toContain('javascript:')
    expect(html).toContain('href="#sw-cookies" data-sw-cookies')
  })
})
