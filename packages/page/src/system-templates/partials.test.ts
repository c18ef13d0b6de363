import { SOCIAL_SERVICES } from '@sitewright/core/site/social-accounts'
import { render } from '@sitewright/template'
import { describe, expect, it } from 'vitest'
import { SYSTEM_PARTIALS } from './partials.ts'

describe('the platform’s own share buttons', () => {
  it.each([
    ['an item of a list', '{.repeated section items}{@|apply sqs-share-buttons}{.end}', '/b'],
    ['the page’s item', '{@|apply sqs-share-buttons}', '/c'],
  ])('share %s, where the site shares', (_what, template, fullUrl) => {
    const data = {
      website: { shareButtonOptions: { '1': true } },
      item: { fullUrl: '/c' },
      items: [{ fullUrl: '/b' }],
    }
    const { output } = render(template, { data, partials: SYSTEM_PARTIALS, locale: 'en' })
    expect(output).toContain('class="squarespace-social-buttons button-style"')
    expect(output).toContain(`data-full-url="${fullUrl}"`)
  })
})

describe('the platform’s own links to profiles', () => {
  it('have an icon and a mask for every service that a site may name', () => {
    const socialAccounts = [...SOCIAL_SERVICES.map(({ name }) => name), 'url'].map(
      (serviceName) => ({ serviceName, title: 'WORDS', profileUrl: 'https://example.com/a' }),
    )
    const data = { website: { socialAccounts } }
    const { output } = render('{@|apply sqs-social-links}', {
      data,
      partials: SYSTEM_PARTIALS,
      locale: 'en',
    })
    const links = output.split('</a>').slice(0, -1)
    expect(links).toHaveLength(SOCIAL_SERVICES.length + 1)
    for (const link of links) {
      expect(link).toMatch(
        /aria-label="WORDS"><div><svg [^>]*><path class="sqs-use--icon" [^>]*><path class="sqs-use--mask" /,
      )
    }
  })
})
