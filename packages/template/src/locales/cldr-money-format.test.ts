import { CURRENCIES, decimalText, minor } from '@sitewright/core/money'
import { formatMoney } from '@sitewright/core/money-format'
import { describe, expect, it } from 'vitest'
import { cldrLocale, cldrMoneyFormat } from './cldr.ts'

const AMOUNTS = [0, 5, 100, 99_900, 123_450, 1_234_567, 123_456_789_012, 1e13]

/** The output of a money format, beside that of the template language. */
function bothOf(language: string, currency: string) {
  const amounts = AMOUNTS.flatMap((amount) => [minor(amount), minor(-amount)])
  const format = cldrMoneyFormat(language, currency)
  const { money } = cldrLocale(language)
  return {
    format: amounts.map((amount) => formatMoney(amount, format)),
    language: amounts.map((amount) => money(decimalText(amount, currency), currency, [])),
  }
}

describe('the format of a language writes as templates do', () => {
  it.each([
    ['en-US', 'de', 'fr', 'es', 'ja'],
    ['he', 'ar-EG', 'fa', 'hi', 'bn'],
    ['de-CH', 'de-AT', 'fr-CA', 'pl', 'pt-PT'],
    ['bg', 'nl', 'lt', 'my', 'nowhere'],
  ])('%s, %s, %s, %s and %s', (...languages) => {
    for (const language of languages) {
      for (const { code } of CURRENCIES) {
        const { format, language: written } = bothOf(language, code)
        expect(format, `${language} ${code}`).toEqual(written)
      }
    }
  })

  it('is plain data', () => {
    const format = cldrMoneyFormat('ar-EG', 'JPY')
    expect(JSON.parse(JSON.stringify(format))).toEqual(format)
  })
})
