import { describe, expect, it } from 'vitest'
import { withSocialSymbols } from './social-symbols.ts'

const use = (id: string) =>
  `<svg viewBox="0 0 64 64"><use class="x" xlink:href="#${id}"></use></svg>`
const page = (body: string) => `<html><body>${body}</body></html>`

const idsOf = (html: string) => [...html.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id)

describe('social icons that a theme takes by their ids', () => {
  it('stand once each at the end of the body', () => {
    const html = withSocialSymbols(
      page(`${use('instagram-icon')}${use('instagram-mask')}${use('instagram-icon')}<p>last</p>`),
    )
    expect(idsOf(html)).toEqual(['instagram-icon', 'instagram-mask'])
    expect(html).toMatch(/<p>last<\/p><svg [^>]*data-usage="social-icons-svg".*<\/svg><\/body>/)
  })

  it('have a name of their own where the owner has not signed in to the service', () => {
    expect(idsOf(withSocialSymbols(page(use('email-unauth-icon'))))).toEqual(['email-unauth-icon'])
  })

  it('come at the end of pages without an end tag of the body', () => {
    expect(withSocialSymbols(use('rss-icon'))).toContain('</svg><svg')
  })

  it.each([
    ['no page uses one', '<a href="#instagram-icon">Instagram</a>'],
    [
      'the theme draws it',
      `${use('instagram-icon')}<svg><symbol id="instagram-icon"></symbol></svg>`,
    ],
    ['no service has that name', `${use('cart-icon')}${use('constructor-icon')}`],
    ['it is in a file', '<svg><use xlink:href="/assets/a.svg#instagram-icon"></use></svg>'],
  ])('are absent where %s', (_what, body) => {
    expect(withSocialSymbols(page(body))).toBe(page(body))
  })
})
