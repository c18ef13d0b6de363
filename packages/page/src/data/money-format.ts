import { type MoneyFormat, nativeMoneyFormat } from '@sitewright/core/money-format'
import type { SiteSettings } from '@sitewright/core/site/site-settings'
import { cldrMoneyFormat } from '@sitewright/template'

/** The money format of a site: the only code that knows both forms of it. */
export function moneyFormatOf(
  { useCLDRMoneyFormat, language }: Pick<SiteSettings, 'useCLDRMoneyFormat' | 'language'>,
  currency: string,
): MoneyFormat {
  return useCLDRMoneyFormat ? cldrMoneyFormat(language, currency) : nativeMoneyFormat(currency)
}
