import type { FundInput } from '@sitewright/api/commerce/fund-shapes'
import { fundProblems } from '@sitewright/core/commerce/funds'
import type { SiteTx } from '../../../platform/database.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { fail } from '../errors.ts'

/** Refuses terms that no visitor could keep to, by field. */
export async function checkFund(site: SiteTx, fund: FundInput): Promise<void> {
  const { currency } = await storeSettings(site)
  const errors = fundProblems(fund, currency)
  if (Object.keys(errors).length > 0) throw fail('fundInvalid', { errors })
}
