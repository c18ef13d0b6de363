import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { describe, expect, it } from 'vitest'
import { siteInMemory, testId } from '../test-page.ts'
import { robotsTxt } from './robots-txt.ts'

const site = { ...siteInMemory, publicationId: testId(8), locks: {} }
const open = robotsTxt(site)

/** Whether a rule matches, as search engines read it: a prefix, with `*` for anything and `$` for the end. */
function isClosed(address: string): boolean {
  const rules = [...open.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule)
  return rules.some((rule) => {
    const pattern = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
    return new RegExp(`^${pattern}`).test(address)
  })
}

describe('/robots.txt', () => {
  it.each([
    '/config',
    '/search?q=mug',
    '/account/orders',
    '/api/commerce/shopping-cart',
    '/cart',
    '/checkout',
    '/about?format=json',
    '/about?format=json-pretty',
    '/shop?page=2&format=main-content',
    '/fairs/tea?format=ical',
    '/?format=page-context',
    '/fairs?view=calendar&month=03-2026',
  ])('keeps search engines off %s', (address) => {
    expect(isClosed(address)).toBe(true)
  })

  it.each([
    '/',
    '/cartography',
    '/searching-for-clay',
    '/shop/p/mug',
    '/notes?format=RSS',
    '/images/0123/mug.jpg?format=750w',
    '/sitemap.xml',
  ])('lets them read %s', (address) => {
    expect(isClosed(address)).toBe(false)
  })

  it('says where the sitemap is', () => {
    expect(open).toContain('\nSitemap: http://clay.localhost:3000/sitemap.xml\n')
  })

  it.each([
    ['is hidden', { settings: { ...DEFAULT_SITE_SETTINGS, isHiddenFromSearch: true } }],
    ['is private', { status: 'private' }],
    ['is being worked on', { status: 'maintenance' }],
    ['has a password', { locks: { site: '1' } }],
    ['is not published', { publicationId: undefined }],
  ] as const)('closes everything of a site that %s', (_what, changes) => {
    expect(robotsTxt({ ...site, ...changes })).toBe('User-agent: *\nDisallow: /\n')
  })
})
