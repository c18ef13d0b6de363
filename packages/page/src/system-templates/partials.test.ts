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
