import { getTaxSettings as contract } from '@sitewright/api/commerce/get-tax-settings'
import { ownerCall } from '../../../platform/http/route.ts'
import { NO_CODES } from '../discounts/ask-discounts.ts'
import { storePrices } from './price-rules.ts'

export const getTaxSettings = ownerCall(contract, async (_input, { inSite }) =>
  inSite(async (site) => {
    const { pricesIncludeTax, taxZones: zones } = (await storePrices(site, NO_CODES)).rules
    return { pricesIncludeTax, zones }
  }),
)
