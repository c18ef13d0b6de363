import { describe, expect, it } from 'vitest'
import { readPrice, readStock } from './read-cells.ts'
import { readGrid } from './read-grid.ts'

describe('a price that is typed', () => {
  it.each([
    ['12.50', 1000, 1250],
    ['$1,234.50', null, 123_450],
    ['+10%', 1000, 1100],
    ['-12,5 %', 1000, 875],
    ['+2.50', 1000, 1250],
    ['-10', 1000, 0],
    ['-11', 1000, undefined],
    ['+10%', null, undefined],
    ['free', 1000, undefined],
    ['', 1000, undefined],
    ['+', 1000, undefined],
  ])('%j on %s is %s', (typed, current, expected) => {
    expect(readPrice(typed, 'USD', current)).toBe(expected)
  })

  it('has no decimals in yen', () => {
    expect(readPrice('1,200', 'JPY')).toBe(1200)
    expect(readPrice('12.5', 'JPY')).toBeUndefined()
  })
})

describe('stock that is typed', () => {
  const five = { unlimited: false, quantity: 5 }
  it.each([
    ['12', { unlimited: false, quantity: 12 }],
    ['1,200', { unlimited: false, quantity: 1200 }],
    ['+3', { unlimited: false, quantity: 8 }],
    ['-5', { unlimited: false, quantity: 0 }],
    ['-6', undefined],
    ['', { unlimited: true, quantity: 5 }],
    ['Unlimited', { unlimited: true, quantity: 5 }],
    ['many', undefined],
    ['1.5', undefined],
    ['2000000', undefined],
  ])('%j is %j', (typed, expected) => {
    expect(readStock(typed, five)).toEqual(expected)
  })
})

describe('a grid from a spreadsheet', () => {
  it.each([
    ['12\n13\n14\n', [['12'], ['13'], ['14']]],
    [
      '12\t5\r\n13\t\r\n',
      [
        ['12', '5'],
        ['13', ''],
      ],
    ],
    ['one', [['one']]],
    ['"two\nlines"\tb\n', [['two\nlines', 'b']]],
    ['"say ""hi"""', [['say "hi"']]],
    ['a\n\nb', [['a'], [''], ['b']]],
  ])('%j has the cells %j', (text, cells) => {
    expect(readGrid(text)).toEqual(cells)
  })
})
