/**
 * Installments: paying a price in parts through Afterpay, Clearpay or Klarna. Where each of them lends, and how much, is
 * data here; the specification has the rules (§3 "Installment context", §5 "Installments", §9 "Installments"). Pure.
 */

import { PRODUCT_TYPES } from '../enumerations.ts'
import type { Minor } from '../money.ts'
import { type FlagName, type FlagSwitches, isOn } from '../site/feature-flags.ts'

export type Lender = Extract<FlagName, 'afterpay' | 'clearpay' | 'klarna'>

export const LENDERS: readonly Lender[] = ['afterpay', 'clearpay', 'klarna']

/** Amounts that a lender takes: more than `min`, and at most `max`. */
export interface InstallmentRange {
  readonly min: Minor
  readonly max: Minor
}

interface Lending {
  readonly lender: Lender
  /** ISO 3166 country of the shop's account, in which its shoppers live. */
  readonly country: string
  readonly currency: string
  /** Limits in whole units of the currency, none of which is written without hundredths. */
  readonly min: number
  readonly max: number
}

/**
 * Countries of each lender: a shop sells in the currency of its account's country, and to shoppers there. The amounts are the
 * specification's. Afterpay's and Clearpay's are those that Stripe publishes for four parts (docs.stripe.com/payments/afterpay-clearpay,
 * "Payment options and limits"; up to 4,000 in the US only by monthly loans); Klarna decides by shopper, and publishes none that
 * hold for all (docs.stripe.com/payments/klarna). What is offered in the end the provider decides.
 */
const LENDING: readonly Lending[] = [
  { lender: 'afterpay', country: 'US', currency: 'USD', min: 1, max: 2_000 },
  { lender: 'afterpay', country: 'CA', currency: 'CAD', min: 1, max: 2_000 },
  { lender: 'afterpay', country: 'AU', currency: 'AUD', min: 1, max: 2_000 },
  { lender: 'afterpay', country: 'NZ', currency: 'NZD', min: 1, max: 2_000 },
  { lender: 'clearpay', country: 'GB', currency: 'GBP', min: 1, max: 1_200 },
  { lender: 'klarna', country: 'US', currency: 'USD', min: 10, max: 5_000 },
  { lender: 'klarna', country: 'GB', currency: 'GBP', min: 1, max: 4_000 },
  { lender: 'klarna', country: 'NL', currency: 'EUR', min: 1, max: 14_000 },
  ...['AT', 'DE', 'FR', 'FI', 'BE'].map((country) => klarnaIn(country, 'EUR', 10_000)),
  ...['ES', 'PT', 'IT', 'IE', 'GR', 'SK'].map((country) => klarnaIn(country, 'EUR', 4_000)),
  klarnaIn('DK', 'DKK', 100_000),
  klarnaIn('NO', 'NOK', 100_000),
  klarnaIn('SE', 'SEK', 150_000),
  klarnaIn('CH', 'CHF', 5_000),
  klarnaIn('PL', 'PLN', 20_000),
  klarnaIn('CZ', 'CZK', 100_000),
]

function klarnaIn(country: string, currency: string, max: number): Lending {
  return { lender: 'klarna', country, currency, min: 1, max }
}

/** Payments that a price is divided into. */
export const INSTALLMENTS = 4

/** Languages in which the first two lenders speak in each country; the first is for shoppers of any other language. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  US: ['en'],
  CA: ['en', 'fr'],
  AU: ['en'],
  NZ: ['en'],
  GB: ['en'],
}

interface Brand {
  readonly lender: Lender
  readonly name: string
}

const AFTERPAY: Brand = { lender: 'afterpay', name: 'Afterpay' }
const CLEARPAY: Brand = { lender: 'clearpay', name: 'Clearpay' }

/** The brand by locale. */
const BRANDS: Readonly<Record<string, Brand>> = {
  en_US: AFTERPAY,
  en_CA: AFTERPAY,
  fr_CA: AFTERPAY,
  en_AU: AFTERPAY,
  en_NZ: AFTERPAY,
  en_GB: CLEARPAY,
}

/** Locale of the texts of Afterpay and Clearpay; undefined for countries without them. `language` is a BCP 47 tag. */
export function installmentLocale(country: string, language: string): string | undefined {
  const languages = LANGUAGES[country]
  if (!languages) return undefined
  const [spoken = ''] = language.toLowerCase().split('-')
  return `${languages.includes(spoken) ? spoken : languages[0]}_${country}`
}

export function brandOf(locale: string): Brand | undefined {
  return BRANDS[locale]
}

/** Address of the lender's own page about paying in parts; the US English one for locales without one. */
export function installmentPage(locale: string): string {
  const known = Object.hasOwn(BRANDS, locale) ? locale : 'en_US'
  return `https://static.afterpay.com/modal/${known}-theme-white.html`
}

/** The part of a shop that decides about lenders. */
export interface LendingShop {
  /** ISO 3166 country of the payment provider's account; empty before one is connected. */
  readonly accountCountry: string
  readonly currency: string
  readonly flags: FlagSwitches
}

/** Amounts that a lender takes in a shop; undefined where it is switched off or does not lend. */
export function rangeOf(
  lender: Lender,
  { accountCountry, currency, flags }: LendingShop,
): InstallmentRange | undefined {
  if (!isOn(flags, lender)) return undefined
  const found = LENDING.find(
    (one) => one.lender === lender && one.country === accountCountry && one.currency === currency,
  )
  return found && { min: (found.min * 100) as Minor, max: (found.max * 100) as Minor }
}

/** Whether an amount can be paid in parts. */
export function isInRange(amount: Minor, { min, max }: InstallmentRange): boolean {
  return amount > min && amount <= max
}

/** One of the parts that a price is divided into, rounded half up; the lender divides it to the cent. */
export function installmentOf(amount: Minor): Minor {
  return Math.floor((amount * 2 + INSTALLMENTS) / (INSTALLMENTS * 2)) as Minor
}

/** Words for a price out of range; undefined within it. `write` writes an amount. */
export function outOfRangeText(
  amount: Minor,
  range: InstallmentRange,
  write: (amount: Minor) => string,
): string | undefined {
  if (isInRange(amount, range)) return undefined
  const [words, limit] =
    amount > range.max
      ? (['available for orders up to', range.max] as const)
      : (['available for orders over', range.min] as const)
  return `${words} ${write(limit)}`
}

/** Goods, as far as lenders ask. */
interface Bought {
  readonly type: number
  readonly isSubscription: boolean
}

/** Whether lenders lend for these goods: only for things that are sent, and for each of them. */
export function areLentFor(goods: readonly Bought[]): boolean {
  return goods.every(
    ({ type, isSubscription }) => type === PRODUCT_TYPES.physical && !isSubscription,
  )
}
