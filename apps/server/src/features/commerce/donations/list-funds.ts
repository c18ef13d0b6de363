import { listFunds as contract } from '@sitewright/api/commerce/list-funds'
import { ownerCall } from '../../../platform/http/route.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { allFunds } from './fund-table.ts'
import { presentFunds } from './present-fund.ts'

export const listFunds = ownerCall(contract, async (_input, { app, inSite }) =>
  inSite(async (site) => {
    const { currency } = await storeSettings(site)
    const moneyFormat = (await moneyFormatsIn(site))(currency)
    return { funds: await presentFunds(app, site, await allFunds(site)), moneyFormat }
  }),
)
