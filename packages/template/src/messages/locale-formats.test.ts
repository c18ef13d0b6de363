import { describe, expect, it } from 'vitest'
import { run } from '../test-template.ts'

const product = (value: string, currency: string) => ({
  featureFlags: { useCLDRMoneyFormat: true },
  p: { structuredContent: { productType: 1, variants: [{ priceMoney: { value, currency } }] } },
})

describe('money, where the site localises it', () => {
  it.each([
    ['1234.5', 'USD', '$1,234.50'],
    ['1234.5', 'CAD', 'CA$1,234.50'],
    ['1000', 'JPY', '¥1,000'],
    ['0.015', 'EUR', '€0.02'],
    ['18999', 'IDR', 'IDR\u00a018,999.00'],
    ['5', 'nonsense', '\u00a05.00'],
    ['12', '__proto__', '\u00a012.00'],
  ])('prints %s %s as %j', (value, currency, text) => {
    const { output } = run('{p|product-price}', product(value, currency))
    expect(output).toBe(`\n\n\n<div class="product-price">\n${text}\n</div>`)
  })
})

describe('a locale', () => {
  const time = 1_520_751_625_000
  const website = { timeZone: 'Asia/Tokyo' }
  const money = { value: '1234.5', currency: 'EUR' }

  it.each([
    ['de', '{money|money}', '1.234,50\u00a0€'],
    ['fr-CA', '{n|decimal}', '1\u00a0234,5'],
    ['ja', '{time|datetime date:full calendar:japanese}', '平成30年3月11日日曜日'],
    ['pl', '{pattern|message few}', '3 koty'],
    ['de', '{now, time|relative-time}', 'in 2 Stunden'],
    ['sv', '{n|percentage-format}', '1\u00a0234,50'],
    ['en-GB', '{n|bookkeeper-money-format}', '£12.34'],
    ['en', '{time, later|datetime-interval yMMMd}', 'Mar 11\u2009–\u200921, 2018'],
    ['en', '{rupiahs|money minint:1}', 'IDR\u00a01,234.50'],
    ['en', '{rupiahs|money maxfrac:0}', 'IDR\u00a01,234'],
    ['xx', '{n|decimal}', '1,234.5'],
    ['../en', '{n|decimal}', '1,234.5'],
  ])('%s prints %s as %j', (locale, template, text) => {
    const data = {
      website,
      money,
      rupiahs: { value: '1234.5', currency: 'IDR' },
      time,
      now: time - 7_200_000,
      later: time + 864_000_000,
      n: 1234.5,
      few: 3,
      pattern: '{0 plural one {# kot} few {# koty} many {# kotów} other {# kota}}',
    }
    expect(run(template, data, { locale })).toMatchObject({ output: text, diagnostics: [] })
  })

  it('counts a value that is no time as nothing', () => {
    expect(run('{a, b|datetime-interval}{a|relative-time}', { a: 'x', b: 1 }).output).toBe('')
  })
})
