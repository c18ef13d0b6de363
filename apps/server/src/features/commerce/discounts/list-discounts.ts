import { listDiscounts as contract } from '@sitewright/api/commerce/list-discounts'
import { ownerCall } from '../../../platform/http/route.ts'
import { allDiscounts } from './discount-table.ts'

export const listDiscounts = ownerCall(contract, async (_input, { inSite }) => ({
  discounts: await inSite(allDiscounts),
}))
