import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'

const TYPE = BLOCK_TYPES.accordion
const items = [
  { title: 'Shipping', body: 'To **Europe**.\nDaily.' },
  { title: 'Returns', body: '- a week\n- unused' },
]

describe('the accordion block', () => {
  it('opens each entry by itself', () => {
    const html = htmlOf(TYPE, { items })
    expect(html.match(/<details>/g)).toHaveLength(2)
    expect(html).toContain('<span class="accordion-item__title">Shipping</span>')
    expect(html).toContain('<p>To <strong>Europe</strong>.<br>\nDaily.</p>')
    expect(html).toContain('<li>a week</li>')
  })

  it('begins with the first one open, and opens one at a time, when asked to', () => {
    const html = htmlOf(TYPE, { items, firstOpen: true, oneAtATime: true })
    const name = `name="accordion-${IDS.block}"`
    expect(html.match(/<details[^>]*>/g)).toEqual([`<details ${name} open>`, `<details ${name}>`])
  })

  it('keeps hostile words and links inside', () => {
    const html = htmlOf(TYPE, {
      items: [{ title: '<img src=x>', body: '<b> [x](javascript:hit()) # y' }],
    })
    expect(html).toContain('&lt;img src=x&gt;')
    expect(html).not.toMatch(/<img|<b>|<a |<h1/)
  })

  it('leaves out entries without words, and asks for some in the editor only', () => {
    const empty = { title: ' ', body: '' }
    expect(htmlOf(TYPE, { items: [empty, ...items] }).match(/<details/g)).toHaveLength(2)
    expect(htmlOf(TYPE, { items: [empty] })).toBe('')
    expect(htmlOf(TYPE, {}, 'edit')).toContain('Add questions')
  })
})
