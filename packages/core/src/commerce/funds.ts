/** Funds that visitors give money to: what an owner may ask for, and which amount a visitor may give. Pure. */

import { currencyOf, type Minor, minor, priceCeiling } from '../money.ts'
import { formatMoney, LATIN_NUMERALS, type MoneyFormat } from '../money-format.ts'
import { parseMoney } from '../money-input.ts'

/** An owner's terms for the amounts of one fund. */
export interface FundTerms {
  /** Amounts to choose from, in the owner's order. */
  readonly suggestedMinor: readonly number[]
  readonly minimumMinor: number
  /** Null for as much as a price may be. */
  readonly maximumMinor: number | null
  /** Whether visitors may type another amount. */
  readonly allowsOwnAmount: boolean
}

/** Maximum number of suggested amounts of one fund. */
export const MAX_SUGGESTED = 8
/** Maximum number of funds of one site. */
export const MAX_FUNDS = 100

export const AMOUNT_MESSAGES = {
  none: 'Choose or enter an amount.',
  notMoney: 'Enter an amount in figures, such as 25.',
  notOffered: 'Choose one of the amounts.',
  both: 'Choose one of the amounts or enter your own, not both.',
} as const

const FUND_MESSAGES = {
  nothing: 'Suggest an amount, or let visitors enter their own.',
  twice: 'This amount is already in the list.',
  outside: 'This amount is not between the smallest and the largest.',
  zero: 'The smallest amount is more than 0.',
  order: 'The largest amount is not below the smallest.',
  tooHigh: 'That amount is too high.',
} as const

/** Problems of an owner's terms by field; those of a suggested amount by its place, `suggestedMinor.1`. */
export function fundProblems(terms: FundTerms, currency: string): Record<string, string> {
  const { suggestedMinor, minimumMinor, maximumMinor, allowsOwnAmount } = terms
  const ceiling = priceCeiling(currency)
  const problems: Record<string, string> = {}
  if (minimumMinor < 1) problems.minimumMinor = FUND_MESSAGES.zero
  else if (minimumMinor > ceiling) problems.minimumMinor = FUND_MESSAGES.tooHigh
  if (maximumMinor !== null && maximumMinor < minimumMinor) {
    problems.maximumMinor = FUND_MESSAGES.order
  } else if (maximumMinor !== null && maximumMinor > ceiling) {
    problems.maximumMinor = FUND_MESSAGES.tooHigh
  }
  if (suggestedMinor.length === 0 && !allowsOwnAmount) {
    problems.suggestedMinor = FUND_MESSAGES.nothing
  }
  suggestedMinor.forEach((amount, place) => {
    const problem = suggestionProblem(amount, place, terms, ceiling)
    if (problem !== undefined) problems[`suggestedMinor.${place}`] = problem
  })
  return problems
}

function suggestionProblem(
  amount: number,
  place: number,
  { suggestedMinor, minimumMinor, maximumMinor }: FundTerms,
  ceiling: number,
): string | undefined {
  if (suggestedMinor.indexOf(amount) < place) return FUND_MESSAGES.twice
  if (amount > ceiling) return FUND_MESSAGES.tooHigh
  if (amount < minimumMinor || amount > (maximumMinor ?? ceiling)) return FUND_MESSAGES.outside
  return undefined
}

/** The choice that stands for an amount that is typed. */
export const OWN_AMOUNT = 'own'

/** Fields of the donate page's form: the choice, and the amount that was typed. */
export interface AmountFields {
  readonly amount?: string | undefined
  readonly ownAmount?: string | undefined
}

/** The amount that a form gives; undefined where one was chosen and another typed, since either could be meant. */
export function givenAmount({ amount = '', ownAmount = '' }: AmountFields): string | undefined {
  if (amount === '' || amount === OWN_AMOUNT) return ownAmount
  return ownAmount.trim() === '' ? amount : undefined
}

export type DonationAmount =
  | { readonly amountMinor: Minor; readonly problem?: undefined }
  | { readonly problem: string }

/** The amount that a visitor typed or chose, in the currency of the format, or what is wrong with it. */
export function readDonationAmount(
  typed: string,
  terms: FundTerms,
  format: MoneyFormat,
): DonationAmount {
  if (typed.trim() === '') return { problem: AMOUNT_MESSAGES.none }
  const amountMinor = typedAmount(typed, format)
  if (amountMinor === undefined) return { problem: AMOUNT_MESSAGES.notMoney }
  const problem = amountProblem(amountMinor, terms, format)
  return problem === undefined ? { amountMinor } : { problem }
}

/** The problem of an amount under a fund's terms; undefined if visitors may give it. */
export function amountProblem(
  amountMinor: number,
  { suggestedMinor, minimumMinor, maximumMinor, allowsOwnAmount }: FundTerms,
  format: MoneyFormat,
): string | undefined {
  const ceiling = priceCeiling(format.currency)
  const most = Math.min(maximumMinor ?? ceiling, ceiling)
  const money = (amount: number) => formatMoney(minor(amount), format)
  if (!allowsOwnAmount && !suggestedMinor.includes(amountMinor)) return AMOUNT_MESSAGES.notOffered
  if (amountMinor < minimumMinor) return `The smallest donation is ${money(minimumMinor)}.`
  if (amountMinor > most) return `The largest donation is ${money(most)}.`
  return undefined
}

/**
 * Stricter than what owners type, since nobody looks over it before it is paid: no sign or code but the store's own, and a
 * separator with three digits behind it only where the site groups digits with it.
 */
function typedAmount(typed: string, format: MoneyFormat): Minor | undefined {
  const { code, symbol } = currencyOf(format.currency)
  const names = [code, symbol, ...format.positive.split('#'), symbol.replace(/^\p{L}+/u, '')]
  const bare = withoutNames(inLatin(typed, format), names)
  if (!/^\d[\d.,\s'’]*$/.test(bare)) return undefined
  const [, separator] = /^\d+([.,])\d{3}$/.exec(bare) ?? []
  if (separator !== undefined && separator !== format.group) return undefined
  return parseMoney(bare, format.currency)
}

/** The text with Latin digits, as a site of another script writes its amounts with its own. */
function inLatin(typed: string, { numerals }: MoneyFormat): string {
  if (numerals === LATIN_NUMERALS) return typed
  return [...typed]
    .map((sign) => {
      const digit = [...numerals].indexOf(sign)
      return digit < 0 ? sign : String(digit)
    })
    .join('')
}

/** The text without the first of these names of a currency that begins or ends it. */
function withoutNames(typed: string, names: readonly string[]): string {
  const bare = typed.trim()
  for (const name of names.map((one) => one.trim().toLowerCase()).filter(Boolean)) {
    const low = bare.toLowerCase()
    if (low.startsWith(name)) return bare.slice(name.length).trim()
    if (low.endsWith(name)) return bare.slice(0, -name.length).trim()
  }
  return bare
}
