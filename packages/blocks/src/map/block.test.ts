import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf, SITE } from '../testing.ts'

const { map: MAP } = BLOCK_TYPES
const kiln = { address: '1 Clay <Road>\nStoke', latitude: 53.0027, longitude: -2.1794 }
const withKey = { site: { ...SITE, website: { ...Object(SITE.website), mapsApiKey: 'AIza-1' } } }

describe('the map block', () => {
  it('draws the place itself and leads to directions', () => {
    const html = htmlOf(MAP, { title: 'The Kiln', place: kiln, directions: 'google' })
    expect(html).toContain('<strong>The Kiln</strong>')
    expect(html).toContain('1 Clay &lt;Road&gt;\nStoke')
    expect(html).toContain('53.0027° N, 2.1794° W')
    expect(html).toContain(
      'href="https://www.google.com/maps/dir/?api=1&amp;destination=53.0027%2C-2.1794"',
    )
    expect(html).not.toMatch(/data-frame|<iframe|<img/)
  })

  it('looks an address up where it has no coordinates', () => {
    const place = { ...kiln, latitude: null, longitude: null }
    const html = htmlOf(MAP, { place, directions: 'apple' })
    expect(html).toContain('href="https://maps.apple.com/?daddr=1%20Clay%20%3CRoad%3E%2C%20Stoke"')
    expect(html).not.toContain('°')
    expect(htmlOf(MAP, { place, directions: 'none' })).not.toContain('<a ')
  })

  it('offers Google’s map only with the owner’s key, and then behind a link', () => {
    const html = htmlOf(MAP, { place: kiln, zoom: 12 }, 'publish', withKey)
    expect(html).toContain(
      'data-frame="https://www.google.com/maps/embed/v1/place?key=AIza-1&amp;q=53.0027%2C-2.1794&amp;zoom=12"',
    )
    expect(html).toContain('Load the map from Google</a>')
    const props = { place: kiln, offersGoogle: false }
    expect(htmlOf(MAP, props, 'publish', withKey)).not.toContain('AIza')
  })

  it('asks for a place in the editor only', () => {
    expect(htmlOf(MAP)).toBe('')
    expect(htmlOf(MAP, {}, 'edit')).toContain('Enter an address')
  })
})
