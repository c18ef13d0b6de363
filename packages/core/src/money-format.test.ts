import { describe, expect, it } from 'vitest'
import { CURRENCIES, minor } from './money.ts'
import {
  formatDecimal,
  formatMoney,
  formatPrice,
  nativeMoneyFormat,
  withWishes,
} from './money-format.ts'

const native = (amount: number, currency: string) =>
  formatMoney(minor(amount), nativeMoneyFormat(currency))

describe('the currency’s own form', () => {
  it.each([
    ['USD', '$1,234.50', '-$1,234.50'],
    ['CAD', 'C$1,234.50', '-C$1,234.50'],
    ['GBP', '£1,234.50', '-£1,234.50'],
    ['AUD', 'A$1,234.50', '-A$1,234.50'],
    ['EUR', '€1,234.50', '-€1,234.50'],
    ['CHF', 'CHF 1,234.50', 'CHF -1,234.50'],
    ['NOK', 'kr 1,234.50', 'kr -1,234.50'],
    ['SEK', 'kr 1,234.50', 'kr -1,234.50'],
    ['DKK', 'kr 1,234.50', 'kr -1,234.50'],
    ['NZD', 'NZ$1,234.50', '-NZ$1,234.50'],
    ['SGD', 'SGD 1,234.50', 'SGD -1,234.50'],
    ['MXN', 'MX$1,234.50', '-MX$1,234.50'],
    ['HKD', 'HK$1,234.50', '-HK$1,234.50'],
    ['CZK', 'CZK 1,234.50', 'CZK -1,234.50'],
    ['ILS', '₪1,234.50', '-₪1,234.50'],
    ['MYR', 'MYR 1,234.50', 'MYR -1,234.50'],
    ['PHP', '₱1,234.50', '-₱1,234.50'],
    ['PLN', 'PLN 1,234.50', 'PLN -1,234.50'],
    ['THB', 'THB 1,234.50', 'THB -1,234.50'],
    ['BRL', 'R$1,234.50', '-R$1,234.50'],
    ['ARS', 'ARS 1,234.50', 'ARS -1,234.50'],
    ['COP', 'COP 1,234.50', 'COP -1,234.50'],
    ['IDR', 'IDR 1,234.50', 'IDR -1,234.50'],
    ['INR', '₹1,234.50', '-₹1,234.50'],
    ['ZAR', 'ZAR 1,234.50', 'ZAR -1,234.50'],
  ])('writes %s as %s', (currency, plus, less) => {
    expect(native(123450, currency)).toBe(plus)
    expect(native(-123450, currency)).toBe(less)
  })

  it('writes yen without a fraction', () => {
    expect(native(1235, 'JPY')).toBe('¥1,235')
    expect(native(-1235, 'JPY')).toBe('-¥1,235')
  })

  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [100, '$1.00'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [1_234_567_890, '$12,345,678.90'],
  ])('writes %i minor units as %s', (amount, text) => expect(native(amount, 'USD')).toBe(text))
})

describe('other formats', () => {
  const indian = {
    ...nativeMoneyFormat('INR'),
    positive: '\u200f# \u200f₹',
    negative: '\u200f\u200e-# \u200f₹',
    groupSizes: [3, 2],
    groupedFrom: 5,
    numerals: '०१२३४५६७८९',
  } as const

  it('have their own digits, groups, sides and marks of direction', () => {
    expect(formatMoney(minor(123456789012), indian)).toBe('\u200f१,२३,४५,६७,८९०.१२ \u200f₹')
    expect(formatMoney(minor(-123450), indian)).toBe('\u200f\u200e-१२३४.५० \u200f₹')
  })
})

describe('plain decimals', () => {
  it.each([
    ['7', '$7.00'],
    ['7.5', '$7.50'],
    ['-0.00', '$0.00'],
    ['7.500', '$7.50'],
    ['123456789012345678.9', '$123,456,789,012,345,678.90'],
  ])('writes %s as %s', (text, written) =>
    expect(formatDecimal(text, nativeMoneyFormat('USD'))).toBe(written),
  )

  it('has a native form for every currency, which shows what it is', () => {
    for (const { code } of CURRENCIES) {
      expect(native(-5, code)).toMatch(/-.*5$/)
    }
  })
})

describe('the wishes of an owner', () => {
  const wishes = { trimsZeroFractions: false, showsFreeIfZero: false, freePriceLabel: 'Free' }
  const dollars = (more: Partial<typeof wishes>) =>
    withWishes(nativeMoneyFormat('USD'), { ...wishes, ...more })

  it.each([
    ['1200.00', '$1,200'],
    ['1200.50', '$1,200.50'],
    ['-3', '-$3'],
    ['0.00', '$0'],
  ])('writes %s without a fraction of zeros is %s', (amount, written) => {
    expect(formatDecimal(amount, dollars({ trimsZeroFractions: true }))).toBe(written)
  })

  it('writes a price of nothing as the free-price label, if the owner wants one', () => {
    const free = dollars({ showsFreeIfZero: true, freePriceLabel: 'On the house' })
    expect(formatPrice('0.00', free)).toBe('On the house')
    expect(formatPrice('0.05', free)).toBe('$0.05')
    expect(formatPrice('0.00', dollars({}))).toBe('$0.00')
  })
})

it.each([Number.NaN, 1.5, undefined as unknown as number, '5' as unknown as number])(
  'refuses %s, which is no money',
  (amount) => {
    expect(() => formatMoney(amount as ReturnType<typeof minor>, nativeMoneyFormat('USD'))).toThrow(
      'Format expects a Money instance.',
    )
  },
)
