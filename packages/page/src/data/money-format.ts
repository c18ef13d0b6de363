import {
  type MoneyFormat,
  type MoneyWishes,
  nativeMoneyFormat,
  withWishes,
} from '@sitewright/core/money-format'
import type { SiteSettings } from '@sitewright/core/site/site-settings'
import { cldrMoneyFormat } from '@sitewright/template'

/** The money format of a site: the only code that knows both forms of it. */
export function moneyFormatOf(
  settings: Pick<SiteSettings, 'useCLDRMoneyFormat' | 'language' | keyof MoneyWishes>,
  currency: string,
): MoneyFormat {
  const { useCLDRMoneyFormat, language } = settings
  const format = useCLDRMoneyFormat
    ? cldrMoneyFormat(language, currency)
    : nativeMoneyFormat(currency)
  return withWishes(format, settings)
}
