import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'
import { readMenu } from './read-menu.ts'

const TYPE = BLOCK_TYPES.menu
const price = (amount: string, sign = '$') => ({ sign, amount })
const only = (source: string) => readMenu(source, '$')[0]?.sections[0]?.items

describe('a menu in plain text', () => {
  it('has tabs, sections and dishes, each with what describes them', () => {
    const source =
      'Lunch\n=====\nUntil three\n\nStarters\n---\nTo share\n\nSoup\nof the day\n8\n\n== Wine =='
    const soup = { title: 'Soup', description: 'of the day', prices: [price('8')], options: [] }
    expect(readMenu(source, '$')).toEqual([
      {
        title: 'Lunch',
        description: 'Until three',
        sections: [{ title: 'Starters', description: 'To share', items: [soup] }],
      },
      { title: 'Wine', description: '', sections: [] },
    ])
  })

  it('takes titles with lines around them as it takes underlined ones', () => {
    const around = '=== Dinner ===\n\n--- Mains ---\n\nPie\n12'
    expect(readMenu(around, '$')).toEqual(readMenu('Dinner\n====\n\nMains\n----\n\nPie\n12', '$'))
  })

  it.each([
    ['by itself', 'Soup\n8.50', [price('8.50')]],
    ['behind dots', 'Soup ..... 8', [price('8')]],
    ['behind a gap', 'Soup  8', [price('8')]],
    ['with its own sign', 'Soup €8', [price('8', '€')]],
    ['with a sign behind it', 'Soup 8 €', [price('8 €', '')]],
    ['in two sizes', 'Soup\n8 / 12', [price('8'), price('12')]],
    ['of none', 'Soup of 12 herbs', []],
  ])('finds a price %s', (_where, source, prices) => {
    expect(only(source)?.[0]?.prices).toEqual(prices)
  })

  it('finds sizes and extras', () => {
    expect(only('Tea\nGreen\nPot $6\n+ Oat milk 1')?.[0]).toEqual({
      ...{ title: 'Tea', description: 'Green', prices: [] },
      options: [
        { title: 'Pot', prices: [price('6')] },
        { title: 'Oat milk', prices: [price('1')] },
      ],
    })
  })

  it('has dishes without any title above them', () => {
    expect(only('Soup\n8\n\n\nPie\n9')?.map(({ title }) => title)).toEqual(['Soup', 'Pie'])
  })
})

describe('the menu block', () => {
  it('shows one menu without tabs, several with', () => {
    expect(htmlOf(TYPE, { source: 'Soup\n8' })).not.toContain('radio')
    const html = htmlOf(TYPE, { source: '== A ==\n\nSoup\n8\n\n== B ==\n\nPie\n9' })
    const radio = (place: number) =>
      `<input class="sw-menu-tab" type="radio" name="menu-${IDS.block}" value="${place}"`
    expect(html).toContain(`${radio(0)} checked>A</label>`)
    expect(html).toContain(`${radio(1)}>B</label>`)
  })

  it('uses the names of parts that themes know', () => {
    expect(
      htmlOf(TYPE, { source: '--- Hot\n\nSoup\nRed\n8\nLarge $12' }).replace(/\n/g, ''),
    ).toContain(
      '<h3 class="menu-section-title">Hot</h3></div><ul class="menu-items" role="list"><li class="menu-item">' +
        '<div class="sw-menu-line"><span class="menu-item-title">Soup</span>' +
        '<span class="menu-item-price-top"><span class="currency-sign">$</span>8</span></div>' +
        '<div class="menu-item-description">Red</div><ul class="menu-item-options" role="list">' +
        '<li class="menu-item-option sw-menu-line"><span>Large</span>' +
        '<span class="menu-item-price"><span class="currency-sign">$</span>12</span></li></ul></li></ul>',
    )
  })

  it('keeps hostile words inside', () => {
    const source = '== <b> ==\n<i>\n\n-- <u>\n<s>\n\n<q>  8\n<em>\n<h1> $1\n\n== x =='
    expect(htmlOf(TYPE, { source, currency: '<p>' })).not.toMatch(/<(?:b|i|u|s|q|em|h1|p)>/)
  })

  it('asks for a menu in the editor only', () => {
    expect(htmlOf(TYPE, { source: '\n===\n---\n' })).toBe('')
    expect(htmlOf(TYPE, {}, 'edit')).toContain('Write the menu')
  })
})
