import { describe, expect, it } from 'vitest'
import { parseTemplate, render } from '../index.ts'
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

const page = {
  n: 1234.5,
  m: { value: '5', currency: 'EUR' },
  t: 1_520_751_625_000,
  p: '{0 plural one{# cat} other{# cats}}',
}

describe('a locale that is not there', () => {
  it.each(['xx', '../en', '../../etc/passwd', '__proto__', ''])('is English: %j', (locale) => {
    const { output, diagnostics } = run('{n|decimal} {t|datetime} {p|message n}', page, { locale })
    expect(output).toBe('1,234.5 March 11, 2018 1234.5 cats')
    expect(diagnostics).toEqual([])
  })
})

describe('a render without a locale', () => {
  it.each([
    ['{n|decimal}', ''],
    ['{m|money}', ''],
    ['{t|datetime}', ''],
    ['{t, t|datetime-interval}', ''],
    ['{t|relative-time}', ''],
    ['{p|message n}', ''],
    ['{p|plural n}', ''],
    ['{n|percentage-format}', ''],
    ['{n|bookkeeper-money-format}', ''],
    ['{t|timesince}', 'Invalid date.'],
  ])('prints nothing for %s', (template, output) => {
    expect(render(parseTemplate(template), { data: page })).toMatchObject({
      output,
      diagnostics: [],
    })
  })
})

it('spends as much as languages cost, so that the clock is looked at in time', () => {
  const template = '{.repeated section all}{@|decimal}{.end}'
  const all = Array.from({ length: 1_000 }, (_, n) => n)
  const { diagnostics } = run(template, { all }, { limits: { operations: 10_000 } })
  expect(diagnostics).toMatchObject([{ code: 'operation-limit' }])
})
