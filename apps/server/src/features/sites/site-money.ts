/** How a site writes amounts of money: the only place that knows both of its forms. */

import { type MoneyFormat, nativeMoneyFormat } from '@sitewright/core/money-format'
import type { SiteSettings } from '@sitewright/core/site/site-settings'
import { cldrMoneyFormat } from '@sitewright/template'
import type { SiteTx } from '../../platform/database.ts'
import { siteWithId } from './site-table.ts'

export function moneyFormatOf(
  { useCLDRMoneyFormat, language }: Pick<SiteSettings, 'useCLDRMoneyFormat' | 'language'>,
  currency: string,
): MoneyFormat {
  return useCLDRMoneyFormat ? cldrMoneyFormat(language, currency) : nativeMoneyFormat(currency)
}

/** The same where the site's settings are not at hand: one statement. */
export async function moneyFormatsIn({
  id,
  db,
}: SiteTx): Promise<(currency: string) => MoneyFormat> {
  const site = await siteWithId(db, id)
  if (!site) throw new Error('A site is gone while its amounts are being written')
  return (currency) => moneyFormatOf(site.settings, currency)
}
