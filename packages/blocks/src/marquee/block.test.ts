import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'

const TYPE = BLOCK_TYPES.marquee
const entry = (text: string, more: JsonObject = {}) => ({
  ...{ text, pictureId: '', link: { href: '', newWindow: false } },
  ...more,
})
const secondsOf = (props: JsonObject) =>
  Number(/--sw-marquee-time:(\d+)s/.exec(htmlOf(TYPE, props))?.[1])

describe('the moving band', () => {
  it('has its entries once for those who listen, and a copy that follows them', () => {
    const html = htmlOf(TYPE, { entries: [entry('Clay')], direction: 'right', separator: 'star' })
    expect(html).toContain('sw-marquee--star sw-marquee--right"')
    expect(html.match(/<ul class="Marquee-band" [^>]*>/g)).toEqual([
      '<ul class="Marquee-band" role="list">',
      '<ul class="Marquee-band" aria-hidden="true">',
    ])
    expect(html.match(/<span>Clay<\/span>/g)).toHaveLength(2)
  })

  it('can be stopped, and reached by keyboard once', () => {
    const link = { href: '/shop', newWindow: false }
    const html = htmlOf(TYPE, { entries: [entry('Shop', { link })] })
    expect(html).toContain('type="checkbox" aria-label="Stop moving"')
    expect(html.match(/<a [^>]*>/g)).toEqual(['<a href="/shop">', '<a href="/shop" tabindex="-1">'])
  })

  it('takes longer for more, and less when it is fast', () => {
    const entries = [entry('Clay'.repeat(40))]
    expect(secondsOf({ entries })).toBeGreaterThan(secondsOf({ entries: [entry('Clay')] }))
    expect(secondsOf({ entries, speed: 'fast' })).toBeLessThan(secondsOf({ entries }))
  })

  it('shows pictures, which lead somewhere if they have a name', () => {
    const link = { href: '/shop', newWindow: true }
    const html = htmlOf(TYPE, { entries: [entry('', { pictureId: IDS.asset, link })] })
    expect(html).toMatch(
      /<a href="\/shop" target="_blank" rel="noopener"><img [^>]*alt="A blue bowl"/,
    )
  })

  it('asks for entries in the editor only', () => {
    const gone = entry(' ', { pictureId: IDS.missing })
    expect(htmlOf(TYPE, { entries: [gone] })).toBe('')
    expect(htmlOf(TYPE, { entries: [gone] }, 'edit')).toContain('Add words or pictures')
  })
})
