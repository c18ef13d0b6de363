import { type MoneyFormat, nativeMoneyFormat } from '@sitewright/core/money-format'
import type { SiteSettings } from '@sitewright/core/site/site-settings'
import { cldrMoneyFormat } from '@sitewright/template'

/** How a site writes amounts of money: the only place that knows both of its forms. */
export function moneyFormatOf(
  { useCLDRMoneyFormat, language }: Pick<SiteSettings, 'useCLDRMoneyFormat' | 'language'>,
  currency: string,
): MoneyFormat {
  return useCLDRMoneyFormat ? cldrMoneyFormat(language, currency) : nativeMoneyFormat(currency)
}
