import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { describe, expect, it } from 'vitest'
import { blockOfType } from '../registry.ts'
import { BOWL, DATA, htmlOf, IDS } from '../testing.ts'
import { SERVICES } from './services.ts'

const names = Object.keys(SERVICES) as (keyof typeof SERVICES)[]
const connected = (name: keyof typeof SERVICES): JsonObject => ({
  address: `https://${SERVICES[name].example}`,
})

describe('the blocks of other services', () => {
  it.each(names)('leads to %s by a button', (name) => {
    const html = htmlOf(BLOCK_TYPES[name], connected(name))
    expect(html).toContain(
      `href="https://${SERVICES[name].example}" target="_blank" rel="noopener">`,
    )
    expect(html).toMatch(/>[^<]+<\/a>/)
    expect(html).not.toMatch(/<iframe|<script/)
  })

  it.each(names)('tells only the owner that %s is not connected', (name) => {
    expect(htmlOf(BLOCK_TYPES[name])).toBe('')
    expect(htmlOf(BLOCK_TYPES[name], {}, 'edit')).toContain('Not connected: enter the address of')
    const words = htmlOf(BLOCK_TYPES[name], { title: 'Soon <b>' })
    expect(words).toContain('Soon &lt;b&gt;')
    expect(words).not.toContain('<a ')
  })

  it.each(names.filter((name) => SERVICES[name].hosts))(
    'takes no address elsewhere: %s',
    (name) => {
      const definition = blockOfType(BLOCK_TYPES[name])
      for (const address of ['https://evil.example/x', 'javascript:hit()']) {
        const props = { ...definition?.defaults(), address }
        expect(definition?.schema.safeParse(props).success).toBe(false)
      }
    },
  )

  it('shows pictures that lead to the profile', () => {
    const pictures = [IDS.asset, IDS.missing].map((assetId) => ({ assetId, altText: '' }))
    const html = htmlOf(BLOCK_TYPES.instagram, { ...connected('instagram'), pictures, perRow: 2 })
    expect(html.match(/<li><a href="https:\/\/instagram.com\/your-name"[^>]*><img /g)).toHaveLength(
      1,
    )
    expect(html).toContain('alt="A blue bowl"')
  })

  it('says nothing of a picture that is decoration, unless it leads somewhere', () => {
    const data = { ...DATA, assets: new Map([[IDS.asset, { ...BOWL, altText: '', title: '' }]]) }
    const pictures = [{ assetId: IDS.asset, altText: '' }]
    const html = (props: JsonObject) =>
      htmlOf(BLOCK_TYPES.instagram, { pictures, ...props }, 'publish', { data })
    expect(html({ title: 'Our kiln' })).toContain('alt=""')
    expect(html({ ...connected('instagram'), title: 'Our kiln' })).toContain('alt="Our kiln"')
    expect(html(connected('instagram'))).toContain('alt="Follow on Instagram"')
  })

  it('adds the partner’s id and says that it is an advertisement', () => {
    const html = htmlOf(BLOCK_TYPES.amazon, {
      address: 'https://www.amazon.de/dp/1?a=b',
      partnerId: 'clay&-21',
    })
    expect(html).toContain(
      'href="https://www.amazon.de/dp/1?a=b&amp;tag=clay%26-21" target="_blank" rel="sponsored noopener"',
    )
  })

  it.each([
    ['reservations', 'Book a table', ' data-block-variant="1018"'],
    ['events', 'See our events', ' data-block-variant="1019"'],
    ['ordering', 'Order Now', ''],
  ])('leads a restaurant’s guests to %s', (purpose, label, variant) => {
    const type = BLOCK_TYPES['restaurant-reservations']
    const html = htmlOf(type, { ...connected('restaurant-reservations'), purpose })
    expect(html).toContain(`sw-connected--framed"${variant}>`)
    expect(html).toContain(`>${label}</a>`)
    expect(
      htmlOf(type, { ...connected('restaurant-reservations'), purpose, button: 'Go' }),
    ).toContain('>Go</a>')
  })

  it('draws the older OpenTable like the newer', () => {
    const props = connected('opentable')
    expect(htmlOf(BLOCK_TYPES.opentable, props)).toBe(htmlOf(BLOCK_TYPES['opentable-v2'], props))
  })
})
