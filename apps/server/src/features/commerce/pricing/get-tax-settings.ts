import { getTaxSettings as contract } from '@sitewright/api/commerce/get-tax-settings'
import { ownerCall } from '../../../platform/http/route.ts'
import { storePrices } from './price-rules.ts'

export const getTaxSettings = ownerCall(contract, async (_input, { inSite }) =>
  inSite(async (site) => {
    const { pricesIncludeTax, taxZones: zones } = (await storePrices(site)).rules
    return { pricesIncludeTax, zones }
  }),
)
