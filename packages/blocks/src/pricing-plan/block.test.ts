import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'
import { pricingPlanBlock } from './block.ts'

const TYPE = BLOCK_TYPES['pricing-plan']

const EMPTY = {
  ...{ name: '', badge: '', isHighlighted: false, price: '', period: '', otherPrice: '' },
  ...{ otherPeriod: '', description: '', features: '', buttonLabel: '' },
  link: { href: '', newWindow: false },
}
const shown = (plan: JsonObject, props: JsonObject = {}) =>
  htmlOf(TYPE, { plans: [{ ...EMPTY, ...plan }], ...props })

describe('the pricing plans block', () => {
  it('shows a plan with all it has', () => {
    const html = shown({
      ...{
        name: 'Member',
        badge: 'Most chosen',
        isHighlighted: true,
        price: '€85',
        period: 'a month',
      },
      ...{ features: 'Clay\n\n- Shelf', buttonLabel: 'Join' },
      link: { href: `page:${IDS.page}`, newWindow: false },
    })
    expect(html).toContain('<li class="sw-plan sw-plan--highlighted">')
    expect(html).toContain('<p class="sw-plan-badge">Most chosen</p>')
    expect(html).toContain('<strong>€85</strong> <span>a month</span>')
    expect(html).toContain('<li>Clay</li><li class="sw-plan-absent"><s>Shelf</s></li>')
    expect(html).toContain('href="/about">Join<span class="visually-hidden">: Member</span></a>')
  })

  it('lets visitors switch to the second prices where there are some', () => {
    const switched = { firstLabel: 'Monthly', secondLabel: 'Yearly' }
    const html = shown({ price: '€8', otherPrice: '€80' }, switched)
    expect(html).toContain(`<input type="radio" name="plans-${IDS.block}" value="first" checked>`)
    expect(html).toContain('sw-plan-price--first')
    expect(html).toContain('sw-plan-price--other"><strong>€80</strong>')
    expect(shown({ price: '€8', otherPrice: '€80' })).not.toMatch(/radio|€80/)
    expect(shown({ price: '€8' }, switched)).not.toContain('sw-plan-price--first')
  })

  it('keeps hostile words inside', () => {
    const words = Object.fromEntries(
      Object.entries(EMPTY).flatMap(([key, value]) => (value === '' ? [[key, '<img src=x>']] : [])),
    )
    expect(shown(words, { firstLabel: '<b>', secondLabel: '<b>' })).not.toMatch(/<img|<b>/)
  })

  it('asks for plans in the editor only', () => {
    expect(shown({ features: 'Clay' })).toBe('')
    expect(htmlOf(TYPE, {}, 'edit')).toContain('Add plans')
    expect(pricingPlanBlock.defaults()).toMatchObject({ plans: [] })
  })
})
