import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import { nativeMoneyFormat } from '../money-format.ts'
import { AMOUNT_MESSAGES, type FundTerms, fundProblems, readDonationAmount } from './funds.ts'

const TERMS: FundTerms = {
  suggestedMinor: [1000, 2500],
  minimumMinor: 500,
  maximumMinor: 100_000,
  allowsOwnAmount: true,
}
const USD = nativeMoneyFormat('USD')
const GERMAN = { ...nativeMoneyFormat('EUR'), positive: '# €', decimal: ',', group: '.' }

const read = (typed: string, more: Partial<FundTerms> = {}, format = USD) =>
  readDonationAmount(typed, { ...TERMS, ...more }, format)

describe('readDonationAmount', () => {
  it.each([
    ['25', 2500],
    [' 25.00 ', 2500],
    ['7.5', 750],
    ['7,50', 750],
    ['$25', 2500],
    ['usd 25', 2500],
    ['25 USD', 2500],
    ['1,000', 100_000],
    ['1,000.00', 100_000],
  ])('takes %j', (typed, amountMinor) => {
    expect(read(typed)).toEqual({ amountMinor })
  })

  it.each([
    ['', AMOUNT_MESSAGES.none],
    ['  ', AMOUNT_MESSAGES.none],
    ['-25', AMOUNT_MESSAGES.notMoney],
    ['−25', AMOUNT_MESSAGES.notMoney],
    ['twenty', AMOUNT_MESSAGES.notMoney],
    ['25 euros', AMOUNT_MESSAGES.notMoney],
    ['€25', AMOUNT_MESSAGES.notMoney],
    ['12abc', AMOUNT_MESSAGES.notMoney],
    ['1e5', AMOUNT_MESSAGES.notMoney],
    ['0x10', AMOUNT_MESSAGES.notMoney],
    ['NaN', AMOUNT_MESSAGES.notMoney],
    ['Infinity', AMOUNT_MESSAGES.notMoney],
    ['25.005', AMOUNT_MESSAGES.notMoney],
    ['25.0001', AMOUNT_MESSAGES.notMoney],
    ['1.2.3', AMOUNT_MESSAGES.notMoney],
    ['25; DROP TABLE', AMOUNT_MESSAGES.notMoney],
    ['9'.repeat(40), AMOUNT_MESSAGES.notMoney],
    ['0', 'The smallest donation is $5.00.'],
    ['4.99', 'The smallest donation is $5.00.'],
    ['1000.01', 'The largest donation is $1,000.00.'],
    ['9007199254740', 'The largest donation is $1,000.00.'],
  ])('refuses %j', (typed, problem) => {
    expect(read(typed)).toEqual({ problem })
  })

  it('takes only the suggested amounts where no other may be given', () => {
    const fixed = { allowsOwnAmount: false }
    expect(read('25', fixed)).toEqual({ amountMinor: 2500 })
    expect(read('26', fixed)).toEqual({ problem: AMOUNT_MESSAGES.notOffered })
  })

  it('ends at the highest price of the currency where the fund has no limit', () => {
    expect(read('1000000', { maximumMinor: null })).toEqual({ amountMinor: 100_000_000 })
    expect(read('1000000.01', { maximumMinor: null }).problem).toBe(
      'The largest donation is $1,000,000.00.',
    )
  })

  it('has no fractions in a currency without any', () => {
    const yen = nativeMoneyFormat('JPY')
    const terms = { minimumMinor: 100, maximumMinor: 10_000 }
    expect(read('¥1,000', terms, yen)).toEqual({ amountMinor: 1000 })
    expect(read('1000.5', terms, yen)).toEqual({ problem: AMOUNT_MESSAGES.notMoney })
    expect(read('99', terms, yen)).toEqual({ problem: 'The smallest donation is ¥100.' })
  })

  it('reads three digits behind a separator as the site writes them', () => {
    expect(read('1.000', {}, GERMAN)).toEqual({ amountMinor: 100_000 })
    expect(read('1,000', {}, GERMAN)).toEqual({ problem: AMOUNT_MESSAGES.notMoney })
    expect(read('12,50 €', {}, GERMAN)).toEqual({ amountMinor: 1250 })
  })

  it('takes the bare sign of a dollar that has a letter before it', () => {
    const canadian = nativeMoneyFormat('CAD')
    expect(read('$25', {}, canadian)).toEqual({ amountMinor: 2500 })
    expect(read('C$25', {}, canadian)).toEqual({ amountMinor: 2500 })
    expect(read('A$25', {}, canadian)).toEqual({ problem: AMOUNT_MESSAGES.notMoney })
  })

  it('reads the digits of the site’s own script', () => {
    const arabic = { ...USD, numerals: '٠١٢٣٤٥٦٧٨٩' }
    expect(read('٢٥', {}, arabic)).toEqual({ amountMinor: 2500 })
  })
})

describe('fundProblems', () => {
  const problems = (more: Partial<FundTerms>) => fundProblems({ ...TERMS, ...more }, 'USD')

  it('finds nothing wrong with good terms', () => {
    expect(problems({})).toEqual({})
    expect(problems({ suggestedMinor: [], maximumMinor: null })).toEqual({})
  })

  it.each([
    [{ suggestedMinor: [], allowsOwnAmount: false }, 'suggestedMinor'],
    [{ suggestedMinor: [1000, 1000] }, 'suggestedMinor.1'],
    [{ suggestedMinor: [400] }, 'suggestedMinor.0'],
    [{ suggestedMinor: [200_000] }, 'suggestedMinor.0'],
    [{ suggestedMinor: [minor(100_000_001)], maximumMinor: null }, 'suggestedMinor.0'],
    [{ minimumMinor: 0 }, 'minimumMinor'],
    [{ maximumMinor: 400 }, 'maximumMinor'],
    [{ maximumMinor: 100_000_001 }, 'maximumMinor'],
  ])('says what is wrong with %j', (more, field) => {
    expect(Object.keys(problems(more as Partial<FundTerms>))).toContain(field)
  })
})
