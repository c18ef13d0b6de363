import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRODUCT_TYPES } from '../enumerations.ts'
import { minor } from '../money.ts'
import { FEATURE_FLAGS } from '../site/feature-flags.ts'
import {
  areLentFor,
  brandOf,
  INSTALLMENTS,
  installmentLocale,
  installmentOf,
  installmentPage,
  isInRange,
  outOfRangeText,
  rangeOf,
} from './installments.ts'

const ON = Object.fromEntries(
  [FEATURE_FLAGS.afterpay, FEATURE_FLAGS.clearpay, FEATURE_FLAGS.klarna].map(({ number }) => [
    number,
    true,
  ]),
)

describe('where lenders lend', () => {
  it.each([
    ['afterpay', 'US', 'USD', 100, 200_000],
    ['clearpay', 'GB', 'GBP', 100, 120_000],
    ['klarna', 'SE', 'SEK', 100, 15_000_000],
    ['klarna', 'IE', 'EUR', 100, 400_000],
  ] as const)('%s in %s with %s', (lender, accountCountry, currency, min, max) => {
    expect(rangeOf(lender, { accountCountry, currency, flags: ON })).toEqual({ min, max })
  })

  it.each([
    ['afterpay', 'GB', 'GBP', ON],
    ['clearpay', 'US', 'USD', ON],
    ['afterpay', 'US', 'CAD', ON],
    ['klarna', '', 'EUR', ON],
    ['afterpay', 'US', 'USD', {}],
  ] as const)('%s not in %s with %s', (lender, accountCountry, currency, flags) => {
    expect(rangeOf(lender, { accountCountry, currency, flags })).toBeUndefined()
  })
})

describe('amounts', () => {
  const range = { min: minor(100), max: minor(200_000) }
  const write = (amount: number) => `$${amount / 100}`

  it.each([
    [99, 'available for orders over $1'],
    [100, 'available for orders over $1'],
    [101, undefined],
    [200_000, undefined],
    [200_001, 'available for orders up to $2000'],
  ])('of %i say %s', (amount, words) => {
    expect(outOfRangeText(minor(amount), range, write)).toBe(words)
    expect(isInRange(minor(amount), range)).toBe(words === undefined)
  })

  it('are divided to the nearest part', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (amount) => {
        const off = installmentOf(minor(amount)) * INSTALLMENTS - amount
        expect(off).toBeGreaterThan(-INSTALLMENTS / 2)
        expect(off).toBeLessThanOrEqual(INSTALLMENTS / 2)
      }),
    )
  })
})

describe('brands', () => {
  it.each([
    ['US', 'en-US', 'en_US', 'Afterpay'],
    ['US', 'de-DE', 'en_US', 'Afterpay'],
    ['CA', 'fr', 'fr_CA', 'Afterpay'],
    ['CA', 'en-GB', 'en_CA', 'Afterpay'],
    ['GB', 'en-US', 'en_GB', 'Clearpay'],
  ])('in %s for %s', (country, language, locale, name) => {
    expect(installmentLocale(country, language)).toBe(locale)
    expect(brandOf(locale)?.name).toBe(name)
    expect(installmentPage(locale)).toContain(`/${locale}-theme-white.html`)
  })

  it('are nowhere else, and their page is the US English one there', () => {
    expect(installmentLocale('DE', 'de-DE')).toBeUndefined()
    expect(brandOf('de_DE')).toBeUndefined()
    expect(installmentPage('de_DE')).toContain('/en_US-theme-white.html')
  })
})

it('lenders lend for things that are sent, and for each of them', () => {
  const thing = { type: PRODUCT_TYPES.physical, isSubscription: false }
  expect(areLentFor([thing, thing])).toBe(true)
  expect(areLentFor([thing, { ...thing, type: PRODUCT_TYPES.digital }])).toBe(false)
  expect(areLentFor([{ ...thing, isSubscription: true }])).toBe(false)
})
