import type { FundShape } from '@sitewright/api/commerce/fund-shapes'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { fail } from '../errors.ts'
import { siteAddress } from '../orders/mail-words.ts'
import { donatePath } from './donate-path.ts'
import { type FundRow, findFund } from './fund-table.ts'

/** Funds as their owner sees them, with the addresses of their donate pages. */
export async function presentFunds(
  app: App,
  site: SiteTx,
  funds: readonly FundRow[],
): Promise<FundShape[]> {
  const { origin } = await siteAddress(app, site)
  return funds.map((fund) => ({ ...fund, url: origin + donatePath(fund.id) }))
}

/** One fund as its owner sees it; refused where the site has no such fund. */
export async function wholeFund(app: App, site: SiteTx, fundId: string): Promise<FundShape> {
  const found = await findFund(site, fundId)
  const [fund] = found ? await presentFunds(app, site, [found]) : []
  if (!fund) throw fail('fundMissing')
  return fund
}
