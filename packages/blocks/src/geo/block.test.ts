import type { JsonObject } from '@sitewright/core/json'
import { describe, expect, it } from 'vitest'
import { htmlOf, SITE } from '../testing.ts'
import { readTimes } from './hours.ts'

const GEO = 10
const line = (from: string, until: string, times: string) => ({ from, until, times })
const own: JsonObject = { source: 'own', name: 'The Kiln', line1: '1 Clay Road' }

const structured = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

describe('the block with address and hours', () => {
  it('shows the site’s own, until it has another', () => {
    const html = htmlOf(GEO)
    expect(html).toContain('<strong class="sw-geo-name">The Kiln</strong>')
    expect(html).toContain('<a href="tel:+441782000000" dir="ltr">+44 1782 000000</a>')
    expect(html).toContain('<a href="mailto:hello@clay.example">')
    expect(html).toContain('<p class="sw-geo-words">Mon–Fri 9–17</p>')
    expect(htmlOf(GEO, own)).not.toContain('hello@clay.example')
  })

  it('lists hours by the names of the days in the site’s language', () => {
    const hours = [line('tuesday', 'friday', '10–18'), line('sunday', 'same', '')]
    expect(htmlOf(GEO, { hours })).toContain('<dt>Tuesday – Friday</dt><dd><bdi>10–18</bdi></dd>')
    expect(htmlOf(GEO, { hours })).toContain('<dt>Sunday</dt><dd>Closed</dd>')
    const site = { ...SITE, website: { language: 'de-CH' } }
    expect(htmlOf(GEO, { hours }, 'publish', { site })).toContain('<dt>Dienstag – Freitag</dt>')
  })

  it('tells search engines, also of days over the end of the week', () => {
    const hours = [
      line('saturday', 'monday', '9:30 am – 12, 2 pm - 6pm'),
      line('friday', 'same', 'Ask'),
    ]
    const data = structured(htmlOf(GEO, { ...own, hours }))
    expect(data).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'The Kiln',
      address: '1 Clay Road',
    })
    const days = ['Saturday', 'Sunday', 'Monday'].map((day) => `https://schema.org/${day}`)
    expect(data.openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '09:30', closes: '12:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '14:00', closes: '18:00' },
    ])
    expect(structured(htmlOf(GEO, { ...own, isListed: false }))).toBeNull()
  })

  it.each([
    ['9-17', [['09:00', '17:00']]],
    [
      '09:00–12:30, 14.00 – 18h30',
      [
        ['09:00', '12:30'],
        ['14:00', '18:30'],
      ],
    ],
    ['12 pm to 12 am', [['12:00', '00:00']]],
    ['18–24', [['18:00', '23:59']]],
    ['by appointment', []],
    ['25–26', []],
  ])('reads %s', (typed, times) => {
    expect(readTimes(typed)).toEqual(times)
  })

  it('links to a map of the owner’s choice and loads nothing from it', () => {
    expect(htmlOf(GEO, { ...own, map: 'google' })).toContain(
      'href="https://www.google.com/maps/search/?api=1&amp;query=The%20Kiln%2C%201%20Clay%20Road"',
    )
    expect(htmlOf(GEO, { ...own, map: 'none' })).not.toContain('<a ')
  })

  it('keeps hostile words out of the script', () => {
    const html = htmlOf(GEO, { ...own, name: '</script><img src=x>' })
    expect(html).not.toContain('<img')
    expect(structured(html).name).toBe('</script><img src=x>')
  })

  it('asks for a place in the editor only', () => {
    expect(htmlOf(GEO, { source: 'own' })).toBe('')
    expect(htmlOf(GEO, { source: 'own' }, 'edit')).toContain('Enter an address')
  })
})
