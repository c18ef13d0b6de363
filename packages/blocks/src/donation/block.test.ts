import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import type { FundData } from '../block-data.ts'
import { DATA, htmlOf, IDS, SITE } from '../testing.ts'

const TYPE = BLOCK_TYPES.donation
const fund = DATA.funds.get(IDS.fund) as FundData
const shown = (props = {}, more: Partial<FundData> = {}) =>
  htmlOf(TYPE, { fundId: IDS.fund, ...props }, 'publish', {
    data: { ...DATA, funds: new Map([[IDS.fund, { ...fund, ...more }]]) },
  })

describe('the donation block', () => {
  it('leads to the fund’s page with the amount, by a form that needs no script', () => {
    const html = shown()
    expect(html).toContain(`method="get" action="/checkout/donate/${IDS.fund}"`)
    expect(html).toContain('name="amount" value="25.00" required> <span>$25.00</span>')
    expect(html).toContain('name="amount" value="own"')
    expect(html).toContain('name="ownAmount" inputmode="decimal"')
    expect(html).toMatch(/<button [^>]*type="submit">Donate<\/button>/)
  })

  it('has the words of the fund until it has its own', () => {
    expect(shown()).toContain('A new kiln &lt;1&gt;</h3>')
    expect(shown()).toContain('The old one is cracked.')
    expect(shown({ title: 'Help', text: 'Please.' })).not.toMatch(/kiln|cracked/)
  })

  it.each([
    ['the owner wants none', { showAmounts: false }, {}],
    ['the fund suggests none', {}, { suggestedMinor: [] }],
  ])('leaves the amount to the page where %s', (_why, props, more) => {
    expect(shown(props, more)).not.toContain('<input')
    expect(shown(props, more)).toContain('type="submit"')
  })

  it('takes no other amount where the fund does not', () => {
    expect(shown({}, { allowsOwnAmount: false })).not.toContain('own')
  })

  it('says so when nothing can be given', () => {
    const closed = 'Donations are not being taken at the moment.'
    expect(shown({}, { isOpen: false })).toContain(closed)
    expect(shown({}, { isOpen: false })).not.toContain('<button')
    const site = { ...SITE, featureFlags: { sellsNothing: true } }
    expect(htmlOf(TYPE, { fundId: IDS.fund }, 'publish', { site })).toContain(closed)
  })

  it('asks for a fund in the editor only', () => {
    expect(htmlOf(TYPE)).toBe('')
    expect(htmlOf(TYPE, {}, 'edit')).toContain('Choose a fund')
    expect(htmlOf(TYPE, { fundId: IDS.missing }, 'edit')).toContain('removed')
  })
})
