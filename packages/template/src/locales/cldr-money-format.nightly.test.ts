import { CLDRFramework } from '@phensley/cldr'
import { CURRENCIES, decimalText, minor } from '@sitewright/core/money'
import { formatMoney } from '@sitewright/core/money-format'
import { expect, it } from 'vitest'
import { cldrLocale, cldrMoneyFormat } from './cldr.ts'

const AMOUNTS = [0, 5, 100, 99_900, 100_000, 123_450, 999_999, 1_234_567, 123_456_789_012, 1e13]
const LANGUAGES = CLDRFramework.availableLocales().map(({ id }) => id)

it('writes every amount in every language of the CLDR as templates do', () => {
  expect(LANGUAGES.length).toBeGreaterThan(400)
  for (const language of LANGUAGES) {
    const { money } = cldrLocale(language)
    for (const { code } of CURRENCIES) {
      const format = cldrMoneyFormat(language, code)
      for (const amount of AMOUNTS.flatMap((one) => [minor(one), minor(-one)])) {
        const written = money(decimalText(amount, code), code, [])
        expect(formatMoney(amount, format), `${language} ${code}`).toBe(written)
      }
    }
  }
})
