import { EMPTY_HEADER } from '@sitewright/core/content/site-header'
import { describe, expect, it } from 'vitest'
import { buttonsOf, valuesOfButtons } from './header-buttons.ts'

const book = { label: 'Book', url: '/book' }
const shop = { label: 'Shop', url: '/shop' }
const header = { ...EMPTY_HEADER, buttonLabel: 'Book', buttonUrl: '/book', moreButtons: [shop] }

describe('the buttons of the header', () => {
  it('are one list', () => {
    expect(buttonsOf(header)).toEqual([book, shop])
    expect(buttonsOf(EMPTY_HEADER)).toEqual([{ label: '', url: '' }])
  })

  it.each([
    ['a word of the first', [{ ...book, label: 'Visit' }, shop], { buttonLabel: 'Visit' }],
    [
      'another order',
      [shop, book],
      { buttonLabel: 'Shop', buttonUrl: '/shop', moreButtons: [book] },
    ],
    ['one more', [book, shop, book], { moreButtons: [shop, book] }],
    ['none at all', [], { buttonLabel: '', buttonUrl: '', moreButtons: [] }],
  ])('change by what differs: %s', (_, buttons, values) => {
    expect(valuesOfButtons(header, buttons)).toEqual(values)
  })
})
