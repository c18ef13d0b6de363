/** Format of a site's amounts of money: the only place that knows both of its forms. */

import type { MoneyFormat } from '@sitewright/core/money-format'
import { moneyFormatOf } from '@sitewright/page/data/money-format'
import type { SiteTx } from '../../platform/database.ts'
import { type SiteRow, siteWithId } from './site-table.ts'

/** Format of a site's amounts of one currency, where its settings are at hand. */
export function moneyFormatIn({ settings }: Pick<SiteRow, 'settings'>, currency: string) {
  return moneyFormatOf(settings, currency)
}

/** Formats of a site's amounts, where its settings are not at hand: one statement. */
export async function moneyFormatsIn({
  id,
  db,
}: SiteTx): Promise<(currency: string) => MoneyFormat> {
  const site = await siteWithId(db, id)
  if (!site) throw new Error('A site is gone while its amounts are being written')
  return (currency) => moneyFormatOf(site.settings, currency)
}
