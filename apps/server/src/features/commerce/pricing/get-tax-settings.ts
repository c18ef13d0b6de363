import { getTaxSettings as contract } from '@sitewright/api/commerce/get-tax-settings'
import { ownerCall } from '../../../platform/http/route.ts'
import { FOR_NO_CART } from '../discounts/ask-discounts.ts'
import { priceRules } from './price-rules.ts'

export const getTaxSettings = ownerCall(contract, async (_input, { inSite }) =>
  inSite(async (site) => {
    const { pricesIncludeTax, taxZones: zones } = (await priceRules(site, FOR_NO_CART)).rules
    return { pricesIncludeTax, zones }
  }),
)
