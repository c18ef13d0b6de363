import { listDiscounts as contract } from '@sitewright/api/commerce/list-discounts'
import { ownerCall } from '../../../platform/http/route.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { allDiscounts } from './discount-table.ts'

export const listDiscounts = ownerCall(contract, async (_input, { inSite }) =>
  inSite(async (site) => {
    const { currency } = await storeSettings(site)
    const moneyFormat = (await moneyFormatsIn(site))(currency)
    return { discounts: await allDiscounts(site), moneyFormat }
  }),
)
