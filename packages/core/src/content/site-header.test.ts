import { describe, expect, it } from 'vitest'
import {
  announcementAt,
  EMPTY_HEADER,
  headerButtons,
  headerLogo,
  headerProfiles,
  nextAnnouncementChange,
  type SiteHeader,
} from './site-header.ts'

const header = (values: Partial<SiteHeader>): SiteHeader => ({ ...EMPTY_HEADER, ...values })
const sale = (from: number | null, until: number | null) =>
  header({ announcement: 'Sale', announcementFrom: from, announcementUntil: until })

describe('an announcement', () => {
  it.each([
    ['always', null, null, 5, true, undefined],
    ['not yet', 10, null, 5, false, 10],
    ['from its first moment on', 10, 20, 10, true, 20],
    ['no more at its last', 10, 20, 20, false, undefined],
    ['until a time', null, 20, 5, true, 20],
  ] as const)('is shown %s', (_, from, until, now, isShown, next) => {
    expect(announcementAt(sale(from, until), now)).toEqual(
      isShown ? { text: 'Sale', url: '' } : undefined,
    )
    expect(nextAnnouncementChange(sale(from, until), now)).toBe(next)
  })

  it('without words is none at any time', () => {
    const none = { ...sale(10, 20), announcement: '' }
    expect(announcementAt(none, 15)).toBeUndefined()
    expect(nextAnnouncementChange(none, 5)).toBeUndefined()
  })
})

describe('the logo', () => {
  it.each([
    ['is that of the settings', {}, 'site-logo'],
    ['is a picture of its own', { logo: 'picture', logoImageId: 'own' }, 'own'],
    ['is missing where its picture is', { logo: 'picture', logoImageId: null }, null],
    ['gives way to the title', { logo: 'title', logoImageId: 'own' }, null],
  ] as const)('%s', (_, values, shown) => {
    expect(headerLogo(header(values), { logoImageId: 'site-logo' })).toBe(shown)
  })
})

it('shows buttons that have words, and profiles that the site has', () => {
  const shop = { label: 'Shop', url: '/shop' }
  expect(headerButtons(header({ moreButtons: [shop, { label: '', url: '/x' }] }))).toEqual([shop])
  expect(headerButtons(header({ buttonLabel: 'Book', moreButtons: [shop] }))).toEqual([
    { label: 'Book', url: '' },
    shop,
  ])
  expect(
    headerProfiles(header({ socialLinks: ['b', 'gone', 'a'] }), { socialAccounts: ['a', 'b'] }),
  ).toEqual(['b', 'a'])
})
